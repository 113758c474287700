import { sql } from 'kysely'
import type { LookupKeys } from '../../core/store/reference.js'
import { type Relation, relationById } from '../../core/store/relations.js'
import { type Resource, visibleToAll } from '../../core/store/resource.js'
import { type Source, type SourceTable, sourcesOf } from '../../core/store/sources.js'
import type { CategoryRow, ProductRow } from '../../db/db.gen.js'
import { category } from './category.js'
import type { SlugTable } from './slugs.js'

/** The source table of products: the ids that other systems have for them. */
export const productSource: SourceTable = { table: 'productSource', owner: 'productId', taken: 'PRODUCT_ALREADY_EXISTS_ERROR' }

export const sourcesOfProduct = sourcesOf(productSource)

/** The slug table of products. */
export const productSlug: SlugTable = {
  table: 'productSlug',
  owner: 'productId',
  of: 'product',
  taken: 'PRODUCT_SLUG_ALREADY_EXISTS_ERROR',
}

/** A product row. A deleted product carries its sources, because they can no longer be read. */
export type ProductWithSources = ProductRow & { sources?: Source[] }

/** A product. */
export const product: Resource<'product', object, never> = {
  label: 'Product',
  table: 'product',
  customFields: 'PRODUCT',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  codes: { notFound: 'PRODUCT_FETCH_ERROR', inUse: 'DELETE_PRODUCT_ERROR' },
  visible: visibleToAll,
  filters: {},
  sort: {} as Record<never, never>,
  selectColumns: { always: ['uuid', 'categoryId', 'clusterId', 'hidden'], reads: { shortName: ['shortNames'] } },
  localized: [
    'names',
    'descriptions',
    'shortDescriptions',
    'shortNames',
    'slugs',
    'keywords',
    'customKeywords',
    'packageDescriptions',
    'notes',
    'metadataTitles',
    'metadataDescriptions',
    'metadataKeywords',
    'metadataCanonicalUrls',
  ],
}

/** The lookup keys of products: besides id and sourceId also the sku, and the supplier code within a supplier. */
export const productLookup: LookupKeys<'product'> = {
  resource: product,
  sources: productSource,
  columns: { sku: null, supplierCode: 'supplier' },
}

/** Returns the id of the default category of each product, or null. A product of a cluster has the default category of its cluster. */
export const defaultCategoryIdOfProduct: Relation<Pick<ProductRow, 'categoryId' | 'clusterId'>, number | null> = async (
  ctx,
  products,
) => {
  const clusterIds = [...new Set(products.flatMap(({ clusterId }) => clusterId ?? []))]
  if (clusterIds.length === 0) return products.map(({ categoryId }) => categoryId)
  const query = ctx.db.selectFrom('cluster').select(['id', 'categoryId']).where('id', '=', sql<number>`any(${clusterIds})`)
  const byCluster = new Map((await query.execute()).map(({ id, categoryId }) => [id, categoryId]))
  return products.map(({ categoryId, clusterId }) => (clusterId ? (byCluster.get(clusterId) ?? null) : categoryId))
}

/** Returns the default category of each product, or null. */
export const defaultCategoryOfProduct: Relation<ProductRow, CategoryRow | null> = async (ctx, products) => {
  const categoryIds = (await defaultCategoryIdOfProduct(ctx, products)).map((id) => ({ id }))
  return relationById(category, ({ id }: { id: number | null }) => id)(ctx, categoryIds)
}
