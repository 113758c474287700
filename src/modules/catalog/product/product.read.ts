/** Reads one product by the arguments of the `product` query. */
import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { QueryproductArgs } from '../../../contract/contract.gen.js'
import { invalid, notFound, refused } from '../../../core/base/errors.js'
import { anyCompanyBuyer, buyerFor } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { compiledQuery } from '../../../core/store/compiled-query.js'
import { columnNames } from '../../../core/store/row.js'
import type { DB, ProductRow } from '../../../db/db.gen.js'
import type { Assortments } from '../../../resources/catalog/assortment.js'
import { inSomeAssortment, productInAssortment } from '../../../resources/catalog/assortment.js'
import { readFor } from '../../../resources/catalog/buyer-rows.js'
import { product } from '../../../resources/catalog/product.js'
import { assortmentsOf } from '../assortment/assortment.js'

/** Finds the product that matches the given arguments. A product that the buyer may not see is not found. */
export async function findProduct(
  ctx: Ctx,
  args: QueryproductArgs,
  columns: readonly string[] = columnNames('product'),
): Promise<ProductRow> {
  if ((args.id ?? args.productId ?? args.slug ?? args.sku) == null)
    throw invalid([{ path: [], message: 'One of id, productId, slug and sku must be given' }], 'MISSING_ARGUMENTS')
  const buyer = buyerFor(ctx, args, anyCompanyBuyer(ctx))
  const matching = await findMatchingProducts(ctx, args, await assortmentsOf(ctx, buyer), columns)
  const [found, another] = readFor(ctx, buyer, matching)
  if (!found) throw notFound(product.label, 'PRODUCT_FETCH_ERROR', givenKeys(args))
  if (another) throw refused('PRODUCT_FETCH_ERROR', `More than one product has ${describeKeys(givenKeys(args))}; use productId`)
  return found
}

const givenKeys = ({ id, productId, slug, sku, language }: QueryproductArgs) =>
  Object.fromEntries(Object.entries({ id, productId, slug, sku, language }).filter(([, value]) => value != null))

function findMatchingProducts(
  ctx: Ctx,
  args: QueryproductArgs,
  assortments: Assortments | null,
  columns: readonly string[],
): Promise<ProductRow[]> {
  const conditions = toConditions(args)
  const given = Object.keys(conditions) as (keyof ProductConditions)[]
  if (!assortments) return compiledProducts(ctx.db, { given, columns }, conditions)
  const visible = productsQuery(ctx.db, columns, conditions).where(inSomeAssortment(assortments, productInAssortment))
  return visible.execute() as Promise<ProductRow[]>
}

/** Reads at most two products: a second one means that the arguments are ambiguous. */
const productsQuery = (db: Kysely<DB>, columns: readonly string[], conditions: ProductConditions) =>
  applyConditions(db.selectFrom('product').select(columns as never[]), conditions)
    .orderBy('id')
    .limit(sql<number>`2`)

/** Everything that the SQL text depends on. */
type ProductQueryShape = { given: readonly (keyof ProductConditions)[]; columns: readonly string[] }

const compiledProducts = compiledQuery<ProductQueryShape, ProductConditions, ProductRow>(({ given, columns }, values, db) =>
  productsQuery(db, columns, Object.fromEntries(given.map((name) => [name, values[name]]))),
)

type ProductConditions = Partial<Record<'id' | 'productId' | 'sku' | 'slug' | 'language' | 'hidden', unknown>>

/** Returns the conditions on the product that the arguments give. With an id, the slug is ignored: in a storefront's URL it may be an old one. */
function toConditions({ id, productId, slug, sku, language, hidden }: QueryproductArgs): ProductConditions {
  const isHidden = hidden == null ? null : hidden ? 'Y' : 'N'
  const bySlug = (id ?? productId) == null ? { slug, language: language?.toUpperCase() } : {}
  const conditions = { id, productId, sku, ...bySlug, hidden: isHidden }
  return Object.fromEntries(Object.entries(conditions).filter(([, value]) => value != null))
}

/** Adds the conditions to a query. In a compiled query, `values` holds parameters instead of values. */
function applyConditions<O>(
  products: SelectQueryBuilder<DB, 'product', O>,
  values: ProductConditions,
): SelectQueryBuilder<DB, 'product', O> {
  let query = products
  if ('id' in values) query = query.where('id', '=', values.id as never)
  if ('productId' in values) query = query.where('id', '=', values.productId as never)
  if ('sku' in values) query = query.where('sku', '=', values.sku as never)
  if ('hidden' in values) query = query.where('hidden', '=', values.hidden as never)
  return 'slug' in values ? query.where(hasSlug(values)) : query
}

const describeKeys = (key: object) =>
  Object.entries(key)
    .map(([name, value]) => `${name} [${value}]`)
    .join(' and ')

const hasSlug = ({ slug, language }: ProductConditions) =>
  sql<SqlBool>`id in (select "productId" from "productSlug" where slug = ${slug} ${language !== undefined ? sql`and language = ${language}` : sql``})`
