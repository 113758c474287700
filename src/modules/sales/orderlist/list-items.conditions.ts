/** The conditions on products for searches within a list. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { buyerFor } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { allOf } from '../../../db/conditions.js'
import { productInAssortment } from '../../../resources/catalog/assortment.js'
import { dateRangeConditions } from '../../../resources/shapes/date-range.js'
import { assortmentOf } from '../../catalog/assortment/assortment.js'
import type { ProductSearch } from '../../catalog/search/conditions.js'
import { productPriceConditions } from '../../catalog/search/default-price.js'
import { localeOf } from '../../platform/channel/channel.locale.js'

/** The columns of a product that a search compares as they are. */
const PRODUCT_COLUMNS = {
  skus: 'sku',
  supplierCodes: 'supplierCode',
  manufacturerCodes: 'manufacturerCode',
  EANCodes: 'eanCode',
  manufacturers: 'manufacturer',
  suppliers: 'supplier',
  statuses: 'status',
} as const

/** Returns the condition on `product` and its `cluster`, including the assortment of the buyer. */
export async function productConditions(ctx: Ctx, search: ProductSearch): Promise<RawBuilder<SqlBool>> {
  const assortment = await assortmentOf(ctx, buyerFor(ctx, search))
  const conditions = [
    ...(search.class === 'CLUSTER' ? [sql<SqlBool>`false`] : []),
    ...Object.entries(PRODUCT_COLUMNS).flatMap(([field, column]) =>
      columnCondition(column, search[field as keyof typeof PRODUCT_COLUMNS]),
    ),
    ...(search.hidden == null
      ? []
      : [sql<SqlBool>`(product.hidden = 'Y' or coalesce(cluster.hidden = 'Y', false)) = ${search.hidden}`]),
    ...idConditions(search),
    ...dateRangeConditions(sql`product."createdAt"`, search.createdAt),
    ...dateRangeConditions(sql`product."lastModifiedAt"`, search.lastModifiedAt),
    ...(search.price ? productPriceConditions(sql`product.id`, search.price, (await localeOf(ctx)).currency) : []),
    ...(assortment ? [productInAssortment(assortment)] : []),
  ]
  return allOf(conditions)
}

const columnCondition = (column: string, values: readonly string[] | null | undefined): RawBuilder<SqlBool>[] =>
  values?.length ? [sql<SqlBool>`product.${sql.id(column)} = any(${values}::text[])`] : []

/** Returns the conditions on ids. `ids` match products or their clusters; the others match only their own kind. */
function idConditions({ ids, productIds, clusterIds }: ProductSearch): RawBuilder<SqlBool>[] {
  const isProduct = (numbers: readonly number[]) => sql<SqlBool>`product.id = any(${numbers}::int4[])`
  const isInCluster = (numbers: readonly number[]) => sql<SqlBool>`coalesce(product."clusterId" = any(${numbers}::int4[]), false)`
  return [
    ...(ids?.length ? [sql<SqlBool>`(${isProduct(ids)} or ${isInCluster(ids)})`] : []),
    ...(productIds?.length ? [isProduct(productIds)] : []),
    ...(clusterIds?.length ? [isInCluster(clusterIds)] : []),
  ]
}

/** Returns the rest of the search, which is matched by catalogue entries. */
export const entryConditions = (search: ProductSearch): ProductSearch => ({
  ...search,
  ...Object.fromEntries(Object.keys(PRODUCT_COLUMNS).map((field) => [field, null])),
  class: null,
  hidden: null,
  ids: null,
  productIds: null,
  clusterIds: null,
  createdAt: null,
  lastModifiedAt: null,
  price: null,
})
