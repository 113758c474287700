/** The keys by which REST finds a product. */
import { DomainError, refused } from '../../core/base/errors.js'
import type { Ctx } from '../../core/context.js'
import { canHold } from '../../core/store/row.js'
import { ownersBySource } from '../../core/store/sources.js'
import type { Key } from '../../core/store/store.js'
import { missing } from '../../core/store/store.js'
import { product, productSource } from './product.js'

/** By what REST finds a product. */
const PRODUCT_LOOKUPS = ['id', 'sourceId', 'sku', 'supplierCode'] as const

export type ProductLookup = (typeof PRODUCT_LOOKUPS)[number]

export const isProductLookup = (key: string): key is ProductLookup => PRODUCT_LOOKUPS.some((known) => known === key)

/** How a path names a product; `source` and `supplier` narrow a key that several may have. */
export interface ProductReference {
  lookupKey: string
  lookupValue: string
  source?: string | null | undefined
  supplier?: string | null | undefined
}

/** The key of the product that a path names: by number or uuid, another system's key, sku, or the supplier's number. */
export async function productByReference(ctx: Ctx, asked: ProductReference): Promise<Key<'product'>> {
  const { lookupKey, lookupValue } = asked
  if (!isProductLookup(lookupKey)) throw unknownLookup(lookupKey)
  if (lookupKey === 'id') return /^[0-9a-f-]{36}$/i.test(lookupValue) ? { uuid: lookupValue } : idOf(lookupValue)
  const [id, another] = await idsBy(ctx, lookupKey, asked)
  if (id === undefined) return missing(product, { [lookupKey]: lookupValue })
  if (another === undefined) return { id }
  throw refused('PRODUCT_MULTIPLE_FOUND_ERROR', `More than one product has the ${lookupKey} [${lookupValue}]`)
}

const idOf = (text: string): Key<'product'> =>
  canHold('product', { id: text }) ? { id: Number(text) } : missing(product, { id: text })

async function idsBy(ctx: Ctx, lookupKey: ProductLookup, { lookupValue, source, supplier }: ProductReference): Promise<number[]> {
  if (lookupKey === 'sourceId') {
    const found = await ownersBySource(ctx, productSource, [{ id: lookupValue, name: source ?? null }])
    return [...new Set(found.map(({ ownerId }) => ownerId))]
  }
  let query = ctx.db.selectFrom('product').select('id')
  query = query.where(lookupKey === 'sku' ? 'sku' : 'supplierCode', '=', lookupValue)
  if (lookupKey === 'supplierCode' && supplier != null) query = query.where('supplier', '=', supplier)
  return (await query.orderBy('id').limit(2).execute()).map(({ id }) => id)
}

export const unknownLookup = (lookupKey: string) =>
  new DomainError(
    'LOOKUP_KEY',
    'INVALID_LOOKUP_KEY',
    `The lookup key [${lookupKey}] is not supported here; use ${PRODUCT_LOOKUPS.join(' or ')}`,
  )

/** A path names a product by its number or its uuid. */
export const keyOfProduct = (id: number | string): Key<'product'> =>
  typeof id === 'string' && id.length === 36 ? { uuid: id } : { id: id as number }
