/** Finds one product. */
import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { QueryproductArgs } from '../../../contract/contract.gen.js'
import { invalid, notFound, refused } from '../../../core/base/errors.js'
import { anyCompanyBuyer, buyerFor } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { readFor } from '../../../core/store/buyer-rows.js'
import { compiledQuery } from '../../../core/store/compiled-query.js'
import { columnNames } from '../../../core/store/row.js'
import type { DB, ProductRow } from '../../../db/db.gen.js'
import type { Assortments } from '../../../resources/catalog/assortment.js'
import { inSomeAssortment, productInAssortment } from '../../../resources/catalog/assortment.js'
import { product } from '../../../resources/catalog/product.js'
import { assortmentsOf } from '../assortment/assortment.js'

/** The one product that fits everything that the arguments say of it; one that is not visible to the buyer is not found. */
export async function findProduct(
  ctx: Ctx,
  args: QueryproductArgs,
  columns: readonly string[] = columnNames('product'),
): Promise<ProductRow> {
  if ((args.id ?? args.productId ?? args.slug ?? args.sku) == null)
    throw invalid([{ path: [], message: 'One of id, productId, slug and sku must be given' }], 'MISSING_ARGUMENTS')
  const buyer = buyerFor(ctx, args, anyCompanyBuyer(ctx))
  const fitting = await findMatchingProducts(ctx, args, await assortmentsOf(ctx, buyer), columns)
  const [found, another] = readFor(ctx, buyer, fitting)
  if (!found) throw notFound(product.label, 'PRODUCT_FETCH_ERROR', givenKeys(args))
  if (another) throw refused('PRODUCT_FETCH_ERROR', `More than one product has ${describeKeys(givenKeys(args))}; say its productId`)
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
  const said = toConditions(args)
  if (!assortments) return compiledProducts(ctx.db, { said: Object.keys(said) as (keyof ProductConditions)[], columns }, said)
  const visible = productsQuery(ctx.db, columns, said).where(inSomeAssortment(assortments, productInAssortment))
  return visible.execute() as Promise<ProductRow[]>
}

/** Two products at most: the second one shows that the arguments are ambiguous. */
const productsQuery = (db: Kysely<DB>, columns: readonly string[], said: ProductConditions) =>
  applyConditions(db.selectFrom('product').select(columns as never[]), said)
    .orderBy('id')
    .limit(sql<number>`2`)

type ProductQueryShape = { said: readonly (keyof ProductConditions)[]; columns: readonly string[] }

const compiledProducts = compiledQuery<ProductQueryShape, ProductConditions, ProductRow>(({ said, columns }, values, db) =>
  productsQuery(db, columns, Object.fromEntries(said.map((name) => [name, values[name]]))),
)

type ProductConditions = Partial<Record<'id' | 'productId' | 'sku' | 'slug' | 'language' | 'hidden', unknown>>

/** What the arguments say of the product, and nothing else. */
function toConditions({ id, productId, slug, sku, language, hidden }: QueryproductArgs): ProductConditions {
  const isHidden = hidden == null ? null : hidden ? 'Y' : 'N'
  const given = { id, productId, sku, slug, language: language?.toUpperCase(), hidden: isHidden }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value != null))
}

/** The products that fit what is said; in a compiled query, slots stand in place of the values. */
function applyConditions<O>(products: SelectQueryBuilder<DB, 'product', O>, values: ProductConditions): SelectQueryBuilder<DB, 'product', O> {
  let found = products
  if ('id' in values) found = found.where('id', '=', values.id as never)
  if ('productId' in values) found = found.where('id', '=', values.productId as never)
  if ('sku' in values) found = found.where('sku', '=', values.sku as never)
  if ('hidden' in values) found = found.where('hidden', '=', values.hidden as never)
  return 'slug' in values ? found.where(hasSlug(values)) : found
}

const describeKeys = (key: object) =>
  Object.entries(key)
    .map(([name, value]) => `${name} [${value}]`)
    .join(' and ')

const hasSlug = ({ slug, language }: ProductConditions) =>
  sql<SqlBool>`id in (select "productId" from "productSlug" where slug = ${slug} ${language !== undefined ? sql`and language = ${language}` : sql``})`
