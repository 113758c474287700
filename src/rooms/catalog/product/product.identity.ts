/** Which product an item of a bulk or a row of a file is about. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { BulkItem } from '../../../core/bulk/bulk.js'
import { ownersBySources, sourceKeys } from '../../../core/bulk/identify.js'
import type { Ctx } from '../../../core/context.js'
import type { Source } from '../../../core/store/sources.js'
import { groupBy } from '../../../core/store/store.js'
import { productSource } from '../../../resources/catalog/product.js'
import type { ProductLookup } from '../../../resources/catalog/product.lookup.js'

/** An item that is about one product: the one there is, or a new one. */
export type Identified<I extends BulkItem = BulkItem> = I & { uuid: string; isNew: boolean }

type Found = ReadonlyMap<BulkItem, readonly number[]>
type Finder = (ctx: Ctx, items: readonly BulkItem[]) => Promise<Found>

/** Gives each item the uuid of its product, or says why it has none. `lookupOf` null: always a new product. A few statements, however many items. */
export async function identifyProducts<I extends BulkItem>(
  ctx: Ctx,
  items: readonly I[],
  lookupOf: (item: I) => ProductLookup | null,
): Promise<(Identified<I> | string)[]> {
  if (items.some((item) => isOfMerchant(lookupOf(item)))) await awaitOthers(ctx)
  const found = await productsFound(ctx, items, lookupOf)
  const uuids = await uuidsOf(ctx, [...found.values()].flat())
  // What somebody else has deleted in the meantime is not there any more.
  const thereFor = (item: I) => (found.get(item) ?? []).filter((id) => uuids.has(id))
  const fresh = newUuids(
    ctx,
    items.filter((item) => thereFor(item).length === 0),
    (item) => keyText(lookupOf(item as I), item),
  )
  return items.map((item) => {
    const [id, another] = thereFor(item)
    const lookup = lookupOf(item)
    if (lookup && another !== undefined) return `More than one product has the ${lookup} [${shownKey(lookup, item)}]`
    if (lookup && isBlank(lookup, item)) return `${lookup} must not be empty`
    const uuid = id === undefined ? fresh.get(item) : uuids.get(id)
    if (!uuid || (lookup === 'id' && id === undefined)) return `Product with id [${item.id}] not found`
    return { ...item, uuid, isNew: id === undefined }
  })
}

/** The products there are for the items. */
async function productsFound<I extends BulkItem>(
  ctx: Ctx,
  items: readonly I[],
  lookupOf: (item: I) => ProductLookup | null,
): Promise<Found> {
  const found = new Map<BulkItem, readonly number[]>()
  for (const [lookup, some] of groupBy(items, lookupOf))
    if (lookup) for (const [item, ids] of await finders[lookup](ctx, some)) found.set(item, ids)
  return found
}

/** For a bulk, which must know items about one product by different keys. */
export const recordsOfProducts =
  <I extends BulkItem>(lookupOf: (item: I) => ProductLookup | null) =>
  async (ctx: Ctx, items: readonly I[]): Promise<(readonly number[])[]> => {
    const found = await productsFound(ctx, items, lookupOf)
    return items.map((item) => (found.get(item)?.length === 1 ? (found.get(item) ?? []) : []))
  }

const finders: Record<ProductLookup, Finder> = {
  // A number names a product that exists: nobody chooses the number of a new one.
  id: async (_, items) => new Map(items.map((item) => [item, [item.id as number]])),
  sourceId: async (ctx, items) => {
    const owners = await ownersBySources(ctx, productSource, items)
    return new Map(items.map((item) => [item, owners(item)]))
  },
  sku: async (ctx, items) => {
    const skus = items.map(({ sku }) => sku as string)
    const query = ctx.db.selectFrom('product').select(['id', 'sku']).where('sku', '=', sql<string>`any(${skus})`)
    const bySku = groupBy(await query.orderBy('id').execute(), ({ sku }) => sku)
    return new Map(items.map((item) => [item, (bySku.get(item.sku as string) ?? []).map(({ id }) => id)]))
  },
  supplierCode: async (ctx, items) => {
    const codes = items.map(({ supplierCode }) => supplierCode as string)
    const query = ctx.db.selectFrom('product').select(['id', 'supplier', 'supplierCode'])
    const rows = await query.where('supplierCode', '=', sql<string>`any(${codes})`).orderBy('id').execute()
    const byCode = groupBy(rows, ({ supplierCode }) => supplierCode)
    const fits = (item: BulkItem) =>
      (byCode.get(item.supplierCode as string) ?? []).filter(({ supplier }) => isOf(item, supplier))
    return new Map(items.map((item) => [item, fits(item).map(({ id }) => id)]))
  },
}

const isOf = ({ supplier }: BulkItem, stored: string) => supplier == null || supplier === stored

/** Nothing in the database makes these keys unique: bulks that go by them take turns, or two would add the same product twice. */
const awaitOthers = (ctx: Ctx) => sql`select pg_advisory_xact_lock(hashtext('products by a key of the merchant'))`.execute(ctx.db)

const isOfMerchant = (lookup: ProductLookup | null) => lookup === 'sku' || lookup === 'supplierCode'

const isBlank = (lookup: ProductLookup, item: BulkItem) =>
  lookup === 'sourceId' ? sourceKeys(item).length === 0 : lookup !== 'id' && item[lookup] === ''

/** What an item names its product by. */
export function keyText(lookup: ProductLookup | null, item: BulkItem): string {
  if (lookup === 'sourceId') return sourceKeys(item)[0] ?? ''
  if (lookup === 'supplierCode') return JSON.stringify([item.supplier ?? null, item.supplierCode])
  return lookup ? String(item[lookup]) : ''
}

/** The keys that no two items of a request may share. A supplier's code without the supplier is that of any. */
export function keysOfProducts<I extends BulkItem>(items: readonly I[], lookupOf: (item: I) => ProductLookup | null) {
  const ofAny = new Set(items.flatMap(({ supplier, supplierCode }) => (supplier == null ? [supplierCode] : [])))
  return (item: I): string[] => {
    const lookup = lookupOf(item)
    if (lookup === null) return []
    if (lookup === 'sourceId') return sourceKeys(item)
    const isOfAny = lookup === 'supplierCode' && ofAny.has(item.supplierCode)
    return [`${lookup} ${keyText(lookup, isOfAny ? { supplierCode: item.supplierCode } : item)}`]
  }
}

/** What an answer calls an item by. */
export const shownKey = (lookup: ProductLookup, item: BulkItem): string =>
  String(lookup === 'sourceId' ? (item.sources as Source[])[0]?.id : item[lookup])

/** New products are added in the order of their keys, so that two bulks of the same products do not wait for each other. */
function newUuids(ctx: Ctx, items: readonly BulkItem[], keyOf: (item: BulkItem) => string): Map<BulkItem, string> {
  const keyed = items.map((item) => ({ item, key: keyOf(item) })).sort((a, b) => (a.key < b.key ? -1 : 1))
  return new Map(keyed.map(({ item }, seq) => [item, v7({ msecs: ctx.now.getTime(), seq })]))
}

async function uuidsOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db.selectFrom('product').select(['id', 'uuid']).where('id', '=', sql<number>`any(${ids})`).execute()
  return new Map(rows.map(({ id, uuid }) => [id, uuid]))
}
