import { sql } from 'kysely'
import type { SlugTable } from '../../core/bulk/slugs.js'
import type { LookupKeys } from '../../core/store/reference.js'
import { type Relation, relationById } from '../../core/store/relations.js'
import { type Resource, visibleToAll } from '../../core/store/resource.js'
import { type Source, type SourceTable, sourcesOf } from '../../core/store/sources.js'
import type { CategoryRow, ProductRow } from '../../db/db.gen.js'
import { category } from './category.js'

/** How other systems know products. */
export const productSource: SourceTable = { table: 'productSource', owner: 'productId', taken: 'PRODUCT_ALREADY_EXISTS_ERROR' }

export const sourcesOfProduct = sourcesOf(productSource)

/** What products are called in addresses. */
export const productSlug: SlugTable = {
  table: 'productSlug',
  owner: 'productId',
  of: 'product',
  taken: 'PRODUCT_SLUG_ALREADY_EXISTS_ERROR',
}

/** A product that was deleted brings its sources along: nobody could look them up any more. */
export type ProductWithSources = ProductRow & { sources?: Source[] }

/** Something that is sold. */
export const product: Resource<'product', object, never> = {
  label: 'Product',
  table: 'product',
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

/** How products are named: also by their sku, or by the code of their supplier. */
export const productLookup: LookupKeys<'product'> = {
  resource: product,
  sources: productSource,
  columns: { sku: null, supplierCode: 'supplier' },
}

/** The category that each product is at home in: a product of a cluster lives where its cluster does. Null where that is nowhere. */
export const defaultCategoryIdOfProduct: Relation<Pick<ProductRow, 'categoryId' | 'clusterId'>, number | null> = async (ctx, products) => {
  const clusterIds = [...new Set(products.flatMap(({ clusterId }) => clusterId ?? []))]
  if (clusterIds.length === 0) return products.map(({ categoryId }) => categoryId)
  const query = ctx.db.selectFrom('cluster').select(['id', 'categoryId']).where('id', '=', sql<number>`any(${clusterIds})`)
  const homes = new Map((await query.execute()).map(({ id, categoryId }) => [id, categoryId]))
  return products.map(({ categoryId, clusterId }) => (clusterId ? (homes.get(clusterId) ?? null) : categoryId))
}

/** The category itself. */
export const defaultCategoryOfProduct: Relation<ProductRow, CategoryRow | null> = async (ctx, products) => {
  const homes = (await defaultCategoryIdOfProduct(ctx, products)).map((id) => ({ id }))
  return relationById(category, (home: (typeof homes)[number]) => home.id)(ctx, homes)
}
