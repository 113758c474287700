/** Finds the product that an item of a bulk request or a row of a CSV file refers to. */
import { sql } from 'kysely'
import type { BulkItem } from '../../../core/bulk/bulk.js'
import { bySources, type Identified, identifyItems, onlyRecord, sourceKeys } from '../../../core/bulk/identify.js'
import type { Checked } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { type FoundRecord, findRecords, type LookupReference } from '../../../core/store/reference.js'
import type { Source } from '../../../core/store/sources.js'
import { productLookup } from '../../../resources/catalog/product.js'

/** The lookup keys of a product. */
export type ProductLookup = 'id' | 'sourceId' | 'sku' | 'supplierCode'

/** Chooses the lookup key of an item; null for an item that is always a new product. */
export type LookupOf<I> = (item: I) => ProductLookup | null

/** Gives each item the uuid of its existing product, or a new uuid, or an error message. The number of statements does not depend on the number of items. */
export async function identifyProducts<I extends BulkItem>(
  ctx: Ctx,
  items: readonly I[],
  lookupOf: LookupOf<I>,
): Promise<Checked<Identified<I>>[]> {
  const found = await findProducts(ctx, items, lookupOf)
  const keyText = (item: I) => productKey(lookupOf(item), item)
  return identifyItems(ctx, items, found, keyText, (item, records) => identityError(lookupOf(item), item, records))
}

/** Returns the existing products that match each item. */
export async function findProducts<I extends BulkItem>(
  ctx: Ctx,
  items: readonly I[],
  lookupOf: LookupOf<I>,
): Promise<FoundRecord[][]> {
  const usesMerchantKey = (item: I) => ['sku', 'supplierCode'].includes(lookupOf(item) ?? '')
  if (items.some(usesMerchantKey)) await lockMerchantKeys(ctx)
  const references = items.map((item) => referencesOf(lookupOf(item), item))
  return findRecords(ctx, productLookup, references)
}

/**
 * Serializes bulk requests that look products up by sku or supplier code. No unique index covers these columns, so two
 * concurrent requests could otherwise add the same product twice.
 */
const lockMerchantKeys = (ctx: Ctx) =>
  sql`select pg_advisory_xact_lock(hashtext('products by a key of the merchant'))`.execute(ctx.db)

function referencesOf(lookup: ProductLookup | null, item: BulkItem): LookupReference[] {
  if (lookup === null) return []
  if (lookup === 'sourceId') return bySources(item)
  const within = lookup === 'supplierCode' ? (item.supplier as string | null | undefined) : null
  return [{ lookupKey: lookup, value: item[lookup] as string | number, within }]
}

function identityError(lookup: ProductLookup | null, item: BulkItem, records: readonly FoundRecord[]): string | null {
  if (lookup === null) return null
  if (records.length > 1) return `More than one product has the ${lookup} [${displayKey(lookup, item)}]`
  // An id must belong to an existing product: callers cannot choose the id of a new one.
  if (lookup === 'id') return records.length ? null : `Product with id [${item.id}] not found`
  const isBlank = lookup === 'sourceId' ? sourceKeys(item).length === 0 : item[lookup] === ''
  return isBlank ? `${lookup} must not be empty` : null
}

/**
 * Returns a function that returns the id of each item's product, or an empty list if there is none or more than one.
 * A bulk request uses it to detect items that refer to one product by different keys.
 */
export const productIdsFinder =
  <I extends BulkItem>(lookupOf: LookupOf<I>) =>
  async (ctx: Ctx, items: readonly I[]): Promise<(readonly number[])[]> => {
    const isById = (item: I) => lookupOf(item) === 'id'
    const references = items.map((item) => (isById(item) ? [] : referencesOf(lookupOf(item), item)))
    const found = await findRecords(ctx, productLookup, references)
    return items.map((item, i) => (isById(item) ? [item.id as number] : onlyRecord(found[i] ?? [])))
  }

/** Returns the key by which an item identifies its product, as text. */
export function productKey(lookup: ProductLookup | null, item: BulkItem): string {
  if (lookup === 'sourceId') return sourceKeys(item)[0] ?? ''
  if (lookup === 'supplierCode') return JSON.stringify([item.supplier ?? null, item.supplierCode])
  return lookup ? String(item[lookup]) : ''
}

/** Returns a function that returns the keys that no two items of a request may share. A supplier code without a supplier matches that of any supplier. */
export function uniqueKeysOf<I extends BulkItem>(items: readonly I[], lookupOf: LookupOf<I>) {
  const codesOfAnySupplier = new Set(items.flatMap(({ supplier, supplierCode }) => (supplier == null ? [supplierCode] : [])))
  return (item: I): string[] => {
    const lookup = lookupOf(item)
    if (lookup === null) return []
    if (lookup === 'sourceId') return sourceKeys(item)
    const ignoresSupplier = lookup === 'supplierCode' && codesOfAnySupplier.has(item.supplierCode)
    return [`${lookup} ${productKey(lookup, ignoresSupplier ? { supplierCode: item.supplierCode } : item)}`]
  }
}

/** Returns the key of an item as the response shows it. */
export const displayKey = (lookup: ProductLookup, item: BulkItem): string =>
  String(lookup === 'sourceId' ? (item.sources as Source[])[0]?.id : item[lookup])
