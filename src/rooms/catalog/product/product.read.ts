/** Finding one product. */
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { QueryproductArgs } from '../../../contract/contract.gen.js'
import { DomainError, invalid, notFound, refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { runKept } from '../../../core/store/compiled-query.js'
import { columnNames, fits } from '../../../core/store/row.js'
import { ownersBySource } from '../../../core/store/sources.js'
import { type Key, missing } from '../../../core/store/store.js'
import type { DB, ProductRow } from '../../../db/db.gen.js'
import {
  type Assortments,
  assortmentsOf,
  BY_KEY,
  inAnyOf,
  listsAsked,
  productInAssortment,
} from '../assortment/assortment.js'
import { product, productSource } from '../../../resources/catalog/product.js'

/** The one product that fits everything that is said of it; what the caller's order lists leave out is not found. */
export async function oneProduct(
  ctx: Ctx,
  asked: QueryproductArgs,
  columns: readonly string[] = columnNames('product'),
): Promise<ProductRow> {
  if ((asked.id ?? asked.productId ?? asked.slug ?? asked.sku) == null)
    throw invalid([{ path: [], message: 'One of id, productId, slug and sku must be given' }], 'MISSING_ARGUMENTS')
  const lists = listsAsked({ ...asked, ...BY_KEY })
  const [found, another] = await fitting(ctx, asked, await assortmentsOf(ctx, lists), columns)
  if (!found) throw notFound(product.label, 'PRODUCT_FETCH_ERROR', keyIn(asked))
  if (another) throw refused('PRODUCT_FETCH_ERROR', `More than one product has ${saidIn(keyIn(asked))}; say its productId`)
  return Object.assign(found, { asked: lists })
}

const keyIn = ({ id, productId, slug, sku, language }: QueryproductArgs) =>
  Object.fromEntries(Object.entries({ id, productId, slug, sku, language }).filter(([, value]) => value != null))

function fitting(
  ctx: Ctx,
  asked: QueryproductArgs,
  assortments: Assortments | null,
  columns: readonly string[],
): Promise<ProductRow[]> {
  const said = saidOf(asked)
  const query = (values: Said) => {
    const found = ofThose(ctx.db.selectFrom('product').select(columns as never[]), values)
    return (assortments ? found.where(inAnyOf(assortments, productInAssortment)) : found).orderBy('id').limit(sql<number>`2`)
  }
  if (assortments) return query(said).execute() as Promise<ProductRow[]>
  return runKept(ctx.db, `product ${Object.keys(said)} ${columns}`, said, (slots) => query(slots).compile())
}

type Said = Partial<Record<'id' | 'productId' | 'sku' | 'slug' | 'language' | 'hidden', unknown>>

/** What is said of the product, and nothing else. */
function saidOf({ id, productId, slug, sku, language, hidden }: QueryproductArgs): Said {
  const isHidden = hidden == null ? null : hidden ? 'Y' : 'N'
  const given = { id, productId, sku, slug, language: language?.toUpperCase(), hidden: isHidden }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value != null))
}

/** Values may stand for others that come later: what counts is which are there. */
function ofThose<O>(products: SelectQueryBuilder<DB, 'product', O>, values: Said): SelectQueryBuilder<DB, 'product', O> {
  let found = products
  if ('id' in values) found = found.where('id', '=', values.id as never)
  if ('productId' in values) found = found.where('id', '=', values.productId as never)
  if ('sku' in values) found = found.where('sku', '=', values.sku as never)
  if ('hidden' in values) found = found.where('hidden', '=', values.hidden as never)
  return 'slug' in values ? found.where(hasSlug(values)) : found
}

const saidIn = (key: object) =>
  Object.entries(key)
    .map(([name, value]) => `${name} [${value}]`)
    .join(' and ')

const hasSlug = ({ slug, language }: Said) =>
  sql<SqlBool>`id in (select "productId" from "productSlug" where slug = ${slug} ${language !== undefined ? sql`and language = ${language}` : sql``})`

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
  fits('product', { id: text }) ? { id: Number(text) } : missing(product, { id: text })

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
