/** Which product an item of a bulk or a row of a file is about. */
import { sql } from 'kysely'
import type { BulkItem } from '../../../core/bulk/bulk.js'
import { bySources, type Identified, identifyItems, onlyRecord, sourceKeys } from '../../../core/bulk/identify.js'
import type { Checked } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { type FoundRecord, findRecords, type LookupReference } from '../../../core/store/reference.js'
import type { Source } from '../../../core/store/sources.js'
import { productLookup } from '../../../resources/catalog/product.js'

/** By what a product is found. */
export type ProductLookup = 'id' | 'sourceId' | 'sku' | 'supplierCode'

/** Which lookup finds the product of an item; null for one that is always new. */
export type LookupOf<I> = (item: I) => ProductLookup | null

/** Gives each item the uuid of its product, of the one there is or a new one, or says why it has none. A few statements, however many items. */
export async function identifyProducts<I extends BulkItem>(
  ctx: Ctx,
  items: readonly I[],
  lookupOf: LookupOf<I>,
): Promise<Checked<Identified<I>>[]> {
  const found = await findProducts(ctx, items, lookupOf)
  const keyOfItem = (item: I) => productKey(lookupOf(item), item)
  return identifyItems(ctx, items, found, keyOfItem, (item, records) => identityError(lookupOf(item), item, records))
}

/** The products that there are for each item. */
export async function findProducts<I extends BulkItem>(
  ctx: Ctx,
  items: readonly I[],
  lookupOf: LookupOf<I>,
): Promise<FoundRecord[][]> {
  const isOfMerchant = (item: I) => ['sku', 'supplierCode'].includes(lookupOf(item) ?? '')
  if (items.some(isOfMerchant)) await lockMerchantKeys(ctx)
  const references = items.map((item) => referencesOf(lookupOf(item), item))
  return findRecords(ctx, productLookup, references)
}

/** Nothing in the database makes the keys of the merchant unique: bulks that go by them take turns, or two would add the same product twice. */
const lockMerchantKeys = (ctx: Ctx) => sql`select pg_advisory_xact_lock(hashtext('products by a key of the merchant'))`.execute(ctx.db)

function referencesOf(lookup: ProductLookup | null, item: BulkItem): LookupReference[] {
  if (lookup === null) return []
  if (lookup === 'sourceId') return bySources(item)
  const within = lookup === 'supplierCode' ? (item.supplier as string | null | undefined) : null
  return [{ lookupKey: lookup, value: item[lookup] as string | number, within }]
}

function identityError(lookup: ProductLookup | null, item: BulkItem, records: readonly FoundRecord[]): string | null {
  if (lookup === null) return null
  if (records.length > 1) return `More than one product has the ${lookup} [${displayKey(lookup, item)}]`
  // A number names a product that exists: nobody chooses the number of a new one.
  if (lookup === 'id') return records.length ? null : `Product with id [${item.id}] not found`
  const isBlank = lookup === 'sourceId' ? sourceKeys(item).length === 0 : item[lookup] === ''
  return isBlank ? `${lookup} must not be empty` : null
}

/** For a bulk, which must know items about one product by different keys: the product of each item, none where there are several. */
export const productIdsFinder =
  <I extends BulkItem>(lookupOf: LookupOf<I>) =>
  async (ctx: Ctx, items: readonly I[]): Promise<(readonly number[])[]> => {
    const isById = (item: I) => lookupOf(item) === 'id'
    const references = items.map((item) => (isById(item) ? [] : referencesOf(lookupOf(item), item)))
    const found = await findRecords(ctx, productLookup, references)
    return items.map((item, i) => (isById(item) ? [item.id as number] : onlyRecord(found[i] ?? [])))
  }

/** What an item names its product by. */
export function productKey(lookup: ProductLookup | null, item: BulkItem): string {
  if (lookup === 'sourceId') return sourceKeys(item)[0] ?? ''
  if (lookup === 'supplierCode') return JSON.stringify([item.supplier ?? null, item.supplierCode])
  return lookup ? String(item[lookup]) : ''
}

/** The keys that no two items of a request may share. A supplier's code without the supplier is that of any. */
export function uniqueKeysOf<I extends BulkItem>(items: readonly I[], lookupOf: LookupOf<I>) {
  const ofAny = new Set(items.flatMap(({ supplier, supplierCode }) => (supplier == null ? [supplierCode] : [])))
  return (item: I): string[] => {
    const lookup = lookupOf(item)
    if (lookup === null) return []
    if (lookup === 'sourceId') return sourceKeys(item)
    const isOfAny = lookup === 'supplierCode' && ofAny.has(item.supplierCode)
    return [`${lookup} ${productKey(lookup, isOfAny ? { supplierCode: item.supplierCode } : item)}`]
  }
}

/** What an answer calls an item by. */
export const displayKey = (lookup: ProductLookup, item: BulkItem): string =>
  String(lookup === 'sourceId' ? (item.sources as Source[])[0]?.id : item[lookup])
