/** Tiers in bulk for many prices, with a fixed number of statements. Unchanged tiers are not written. */
import { sql } from 'kysely'
import { DEFAULT_CURRENCY } from '../../../contract/defaults.js'
import { DomainError, invalid, notFound, refused } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, upsertMany } from '../../../core/bulk/bulk.js'
import { findDuplicates } from '../../../core/bulk/items.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { findRecords, type LookupReference } from '../../../core/store/reference.js'
import { toErrorCode } from '../../../core/store/resource.js'
import { productLookup } from '../../../resources/catalog/product.js'
import { checkPeriod, requirePrices, type TierResource } from './tier.service.js'
import type { TierTable } from './tiers.resource.js'

/** How an input names a product: by its number, or by an external key. */
export interface ProductReference {
  productId?: number | null
  productSource?: { name: string; id: string } | null
}

/** A tier of a bulk. REST may name the price by its product. */
export interface TierItem extends ProductReference {
  priceId?: string | null
  /** The currency of the price that its product names; EUR by default. */
  currency?: string | null
  value: number
  quantityFrom?: number | null
  validFrom?: string | null
  validTo?: string | null
}

/** How many records a bulk added and changed. */
export interface BulkCounts {
  created: number
  updated: number
  total: number
}

/** A tier with its complete key, as in the database. */
type TierRow = BulkItem & { priceId: string; quantityFrom: number; validFrom: string | null }

/** Adds tiers, or changes those with the same price, quantity and start. All are written, or none. */
export const upsertTiers = <T extends TierTable>(
  ctx: Ctx,
  resource: TierResource<T>,
  items: readonly TierItem[],
  resets = false,
): Promise<BulkCounts> =>
  inTransaction(ctx, async (inner) => {
    const code = `${toErrorCode(resource.label)}_CREATE_ERROR`
    const prices = await priceUuids(inner, items)
    const rows = items.map((item, i) => toTierRow(item, prices[i] as string, code))
    refuseRepeated(rows.map(tierKey), code)
    const uuids = [...new Set(rows.map(({ priceId }) => priceId))]
    await requirePrices(inner, uuids)
    if (resets) await removeOtherTiers(inner, resource.table, uuids, rows)
    return countResults(await writeTiers(inner, resource, rows))
  })

/** Writes tiers whose prices are locked; one result for each. */
export const writeTiers = <T extends TierTable>(
  ctx: Ctx,
  resource: TierResource<T>,
  rows: readonly TierRow[],
): Promise<BulkResult[]> => upsertMany(ctx, resource, 'tier', rows)

export function toTierRow({ value, quantityFrom, validFrom, validTo }: TierItem, priceId: string, code: string): TierRow {
  checkPeriod({ validFrom, validTo }, code)
  return {
    priceId: priceId.toLowerCase(),
    value,
    quantityFrom: quantityFrom ?? 1,
    validFrom: validFrom ?? null,
    ...(validTo !== undefined && { validTo }),
  }
}

export const tierKey = ({ priceId, quantityFrom, validFrom }: TierRow): string =>
  JSON.stringify([priceId, quantityFrom, validFrom && new Date(validFrom).getTime()])

/** Refuses two items for one record, because it is unclear which should win. */
export function refuseRepeated(keys: readonly string[], code: string): void {
  const repeated = findDuplicates(keys.map((key) => [key])).flatMap((isRepeated, i) => (isRepeated ? [i] : []))
  if (repeated.length === 0) return
  throw invalid(
    repeated.slice(0, MAX_NAMED).map((i) => ({ path: [i], message: 'refers to the same record as another item' })),
    code,
  )
}

/** The maximum number of items named in an error. */
const MAX_NAMED = 10

/** Counts the results of a bulk. A failed result throws, which undoes the bulk: counters cannot report it. */
export function countResults(results: readonly BulkResult[]): BulkCounts {
  const failed = results.find((result) => !result.success)
  if (failed && !failed.success) throw refused('BULK_ERROR', failed.error)
  const created = results.filter((result) => result.success && result.action === 'create').length
  return { created, updated: results.length - created, total: results.length }
}

async function removeOtherTiers(ctx: Ctx, table: TierTable, priceIds: readonly string[], rows: readonly TierRow[]) {
  const kept = JSON.stringify(rows.map(({ priceId, quantityFrom, validFrom }) => ({ priceId, quantityFrom, validFrom })))
  await sql`
    delete from ${sql.table(table)} t where t."priceId" = any(${priceIds}::uuid[]) and not exists (
      select from jsonb_to_recordset(${kept}::jsonb) as k("priceId" uuid, "quantityFrom" int4, "validFrom" timestamptz(3))
       where k."priceId" = t."priceId" and k."quantityFrom" = t."quantityFrom" and k."validFrom" is not distinct from t."validFrom")`.execute(
    ctx.db,
  )
}

/** Returns the uuid of the price that each item names, directly or by its product. */
async function priceUuids(ctx: Ctx, items: readonly TierItem[]): Promise<string[]> {
  const byProduct = items.filter(({ priceId }) => priceId == null)
  if (byProduct.length === 0) return items.map(({ priceId }) => priceId as string)
  const productIds = (await findProductIds(ctx, byProduct)).map((found) => {
    if (found instanceof DomainError) throw found
    return found
  })
  const { rows } = await sql<{ productId: number; currency: string; uuid: string }>`
    select "productId", currency, uuid from price where "productId" = any(${productIds}::int4[])`.execute(ctx.db)
  const uuidOf = new Map(rows.map(({ productId, currency, uuid }) => [`${productId} ${currency}`, uuid]))
  const idOf = new Map(byProduct.map((item, i) => [item, productIds[i] as number]))
  return items.map((item) => {
    if (item.priceId != null) return item.priceId
    const productId = idOf.get(item) as number
    const uuid = uuidOf.get(`${productId} ${item.currency ?? DEFAULT_CURRENCY}`)
    if (!uuid) throw notFound('Price', 'PRICE_NOT_FOUND_ERROR', { productId, ...(item.currency && { currency: item.currency }) })
    return uuid
  })
}

/** Returns the number of the product that each item names, or why there is none: two statements for any number of items. */
export async function findProductIds(ctx: Ctx, items: readonly ProductReference[]): Promise<(number | DomainError)[]> {
  const found = await findRecords(
    ctx,
    productLookup,
    items.map(({ productId, productSource }): LookupReference[] => [
      ...(productId == null ? [] : [{ lookupKey: 'id', value: productId }]),
      ...(productSource == null ? [] : [{ lookupKey: 'sourceId', value: productSource.id, within: productSource.name }]),
    ]),
  )
  return items.map(({ productId, productSource }, i) => {
    if (productId == null && productSource == null)
      return invalid([{ path: [i], message: 'must identify a product by productId or productSource' }])
    const [record, another] = found[i] ?? []
    if (another) return invalid([{ path: [i, 'productSource'], message: 'is a key of a product other than productId' }])
    const key = productId == null ? { source: productSource?.name, sourceId: productSource?.id } : { id: productId }
    return record?.id ?? notFound('Product', 'PRODUCT_NOT_FOUND_ERROR', key)
  })
}
