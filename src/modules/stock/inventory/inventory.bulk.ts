/** Writes many stock rows with a fixed number of statements. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { InventoryType } from '../../../contract/contract.gen.js'
import { DomainError } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import { type Checked, findDuplicates, SAME_RECORD, writeValid } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { findRecords, type LookupReference, resolveReferences } from '../../../core/store/reference.js'
import type { Source } from '../../../core/store/sources.js'
import { companyLookup } from '../../../resources/accounts/company.js'
import { productLookup } from '../../../resources/catalog/product.js'
import { inventory } from './inventory.resource.js'
import { findReferences, OWN_SUPPLIER } from './inventory.service.js'

/** The keys by which an item names its product. */
export const STOCK_LOOKUPS = ['id', 'sourceId', 'sku', 'supplierCode'] as const
export type StockLookup = (typeof STOCK_LOOKUPS)[number]

/** A stock row in a bulk or a file: the product by one of its keys, the place, and the values. */
export interface StockItem extends BulkItem {
  id?: number
  source?: string
  sourceId?: string
  sku?: string
  supplierCode?: string
  supplier?: string | null
  quantity?: number
  warehouseId?: number | null
  location?: string | null
  companyId?: number | null
  companySource?: Source | null
  costPrice?: number | null
  nextDeliveryDate?: string | null
  notes?: string | null
}

/** Returns the key by which an item names its product, as the response shows it. */
export const stockKey = (lookup: StockLookup, item: StockItem): string => String(item[lookup])

/** Returns the key that identifies an item of one request before its product is known. */
export const stockItemKey = (lookup: StockLookup, item: StockItem): string => {
  const within = lookup === 'sourceId' ? item.source : lookup === 'supplierCode' ? item.supplier : null
  return JSON.stringify([stockKey(lookup, item), within ?? null, ...placeOf(item), item.companySource ?? null])
}

const placeOf = ({ warehouseId, location, companyId }: StockItem) =>
  [warehouseId || null, location ?? '', companyId || null] as const

function referenceOf(lookup: StockLookup, item: StockItem): LookupReference {
  if (lookup === 'sourceId') return { lookupKey: lookup, value: item.sourceId ?? '', within: item.source }
  if (lookup === 'supplierCode') return { lookupKey: lookup, value: item.supplierCode ?? '', within: item.supplier }
  return { lookupKey: lookup, value: item[lookup] as string | number }
}

/** Returns the products of items, by the key of each. */
const findStockProducts = (ctx: Ctx, lookup: StockLookup, items: readonly StockItem[]) =>
  findRecords(
    ctx,
    productLookup,
    items.map((item) => [referenceOf(lookup, item)]),
  )

/** Returns the place of each item once its product is known: no two items of a request may have the same one. */
export async function findStockPlaces(ctx: Ctx, lookup: StockLookup, items: readonly StockItem[]): Promise<string[][]> {
  const products = await findStockProducts(ctx, lookup, items)
  return items.map((item, i) => {
    const [product, another] = products[i] ?? []
    return product && !another && !item.companySource ? [JSON.stringify([product.id, ...placeOf(item)])] : []
  })
}

/** The warehouse, location and company of stock. */
interface StockPlace {
  productId: number
  warehouseId: number | null
  companyId: number | null
  location: string
}

/** A stock row that can be written: all its references exist. */
interface StockRow extends BulkItem, StockPlace {
  /** The supplier of the product, used for a new row without one. An existing row keeps its own. */
  productSupplier: string
}

/** Adds or changes stock rows of one type. An item that cannot be written fails alone; unchanged rows are not written. */
export async function upsertInventory(
  ctx: Ctx,
  type: InventoryType,
  lookup: StockLookup,
  items: readonly StockItem[],
  directives: Directives = {},
): Promise<BulkResult[]> {
  const products = await findStockProducts(ctx, lookup, items)
  const companies = await resolveCompanies(ctx, items)
  const named = items.map((item, i): Checked<StockItem & { productId: number }> => {
    const [product, another] = products[i] ?? []
    const company = companies[i]
    if (!product) return `Product with ${lookup} [${stockKey(lookup, item)}] not found`
    if (another) return `More than one product has the ${lookup} [${stockKey(lookup, item)}]`
    if (typeof company === 'string') return company
    return { ...item, productId: product.id, companyId: company ?? item.companyId ?? null }
  })
  const rows = await toRows(ctx, type, named)
  return writeValid(rows, (valid) => writeRows(ctx, type, valid, directives))
}

/** Returns the company that each item names by a source: its id, or why there is none. */
async function resolveCompanies(ctx: Ctx, items: readonly StockItem[]): Promise<(number | string | null)[]> {
  if (!items.some(({ companySource }) => companySource)) return items.map(() => null)
  const references = items.map(({ companySource: source }) => (source ? { source: source.name, sourceId: source.id } : null))
  const found = await resolveReferences(ctx, companyLookup, references)
  return found.map((result) => (result instanceof DomainError ? result.message : result))
}

async function toRows(
  ctx: Ctx,
  type: InventoryType,
  items: readonly Checked<StockItem & { productId: number }>[],
): Promise<Checked<StockRow>[]> {
  const [suppliers, warehouses, companies] = await findReferences(
    ctx,
    items.filter((item) => typeof item !== 'string'),
  )
  const rows = items.map((item): Checked<StockRow> => {
    if (typeof item === 'string') return item
    const [warehouseId, location, companyId] = placeOf(item)
    if (warehouseId && !warehouses.has(warehouseId)) return `Warehouse with id [${warehouseId}] not found`
    if (companyId && !companies.has(companyId)) return `Company with id [${companyId}] not found`
    if (!suppliers.has(item.productId)) return `Product with id [${item.productId}] not found`
    return {
      ...toColumns(type, item),
      productSupplier: suppliers.get(item.productId) ?? '',
      productId: item.productId,
      warehouseId,
      location,
      companyId,
    }
  })
  const isRepeated = findDuplicates(rows.map((row) => (typeof row === 'string' ? [] : [placeKey(row)])))
  return rows.map((row, i) => (isRepeated[i] ? SAME_RECORD : row))
}

/** Returns the given columns of an item. Cleared notes are empty, a cleared cost price is zero. */
const toColumns = (type: InventoryType, item: StockItem): BulkItem => ({
  type,
  ...(item.quantity !== undefined && { quantity: item.quantity }),
  ...(item.costPrice !== undefined && { costPrice: item.costPrice ?? 0 }),
  ...(item.nextDeliveryDate !== undefined && { nextDeliveryDate: item.nextDeliveryDate }),
  ...(item.notes !== undefined && { notes: item.notes ?? '' }),
  ...(type === 'local' ? { supplier: OWN_SUPPLIER } : item.supplier != null && { supplier: item.supplier }),
})

const placeKey = ({ productId, warehouseId, location, companyId }: StockPlace) =>
  JSON.stringify([productId, warehouseId, location, companyId])

/** How many times rows that another bulk has added meanwhile are looked up again. */
const TRIES = 3

async function writeRows(
  ctx: Ctx,
  type: InventoryType,
  rows: readonly StockRow[],
  directives: Directives,
  tries = TRIES,
): Promise<BulkResult[]> {
  const known = await findRows(ctx, type, rows)
  const newUuids = uuidsInOrder(
    ctx,
    rows.map(placeKey).filter((key) => !known.has(key)),
  )
  const identified = rows.map(({ productSupplier, ...row }): BulkItem => {
    const uuid = known.get(placeKey(row))
    return uuid ? { ...row, uuid } : { supplier: productSupplier, ...row, uuid: newUuids.get(placeKey(row)) }
  })
  const results = await upsertMany(ctx, inventory, 'uuid', identified, directives)
  const isOpen = (i: number) => !results[i]?.success && rows[i]?.quantity !== undefined && !directives.skipCreate
  const open = rows.flatMap((_, i) => (isOpen(i) ? [i] : []))
  if (open.length === 0 || tries <= 1) return results
  const again = await writeRows(
    ctx,
    type,
    open.map((i) => rows[i] as StockRow),
    directives,
    tries - 1,
  )
  const late = new Map(open.map((i, n) => [i, again[n] as BulkResult]))
  return results.map((result, i) => late.get(i) ?? result)
}

/** Returns uuids for new rows in the order of their places, in which they are inserted, so that two bulks of the same rows do not deadlock. */
const uuidsInOrder = (ctx: Ctx, places: readonly string[]) =>
  new Map([...places].sort().map((place, seq) => [place, v7({ msecs: ctx.now.getTime(), seq })]))

/** Returns the uuids of existing rows, by place. */
async function findRows(ctx: Ctx, type: InventoryType, rows: readonly StockRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ productId }) => productId))]
  const found = await sql<StockPlace & { uuid: string }>`
    select uuid, "productId", "warehouseId", location, "companyId" from inventory
     where "productId" = any(${ids}::int4[]) and type = ${type}`.execute(ctx.db)
  return new Map(found.rows.map((row) => [placeKey(row), row.uuid]))
}
