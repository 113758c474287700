/** Placements: which category lists which product or cluster. */
import { type RawBuilder, sql } from 'kysely'
import { refused } from '../../../core/base/errors.js'
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { type Relation, relationById, relationField } from '../../../core/store/relations.js'
import { groupBy } from '../../../core/store/store.js'
import type { CategoryItemRow, ClusterRow, ProductRow } from '../../../db/db.gen.js'
import { readFor } from '../../../resources/catalog/buyer-rows.js'
import { category } from '../../../resources/catalog/category.js'
import { cluster } from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'

/** A placement with the uuids of its category and of its product or cluster. */
export type Placement = CategoryItemRow & { categoryUuid: string; baseProductUuid: string }

/** A product or a cluster, as the GraphQL interface `IBaseProduct` returns it. */
export type BaseProduct = ({ __typename: 'Product' } & ProductRow) | ({ __typename: 'Cluster' } & ClusterRow)

/** Refers to a product or to a cluster: exactly one of the two ids is set. */
export interface BaseProductRef {
  productId: number | null
  clusterId: number | null
}

/** Returns the product or cluster of each reference, or null if it was deleted. Each parent gets its own object, because objects carry the buyer they are read for. */
const baseProductOf: Relation<BaseProductRef, BaseProduct | null> = async (ctx, parents) => {
  const products = await relationById(product, ({ productId }: BaseProductRef) => productId)(ctx, parents)
  const clusters = await relationById(cluster, ({ clusterId }: BaseProductRef) => clusterId)(ctx, parents)
  return parents.map((_, i) => {
    const [productRow, clusterRow] = [products[i], clusters[i]]
    if (productRow) return { ...productRow, __typename: 'Product' as const }
    return clusterRow ? { ...clusterRow, __typename: 'Cluster' as const } : null
  })
}

/** Returns the product or cluster of a reference. Its fields are resolved for the given buyer. */
export async function baseProductFor(ctx: Ctx, reference: BaseProductRef, buyer: Buyer): Promise<BaseProduct | null> {
  const found = await relationField(baseProductOf)(reference, {}, ctx)
  if (found) readFor(ctx, buyer, [found])
  return found
}

const productOf: Relation<BaseProductRef, ProductRow | null> = relationById(product, ({ productId }) => productId)
const categoryOf = relationById(category, ({ categoryId }: { categoryId: number }) => categoryId)

/** Returns the placements of one category, in its order. */
export const listCategoryPlacements = (ctx: Ctx, categoryId: number) =>
  readPlacements(ctx, sql`item."categoryId" = ${categoryId}`, sql`item."sortOrder", item.id`)

/** Returns the placements of these products or clusters in one category, in its order. */
export const findPlacements = (ctx: Ctx, kind: 'product' | 'cluster', ids: readonly number[], categoryId: number) =>
  readPlacements(
    ctx,
    sql`item."categoryId" = ${categoryId} and item.${sql.id(`${kind}Id`)} = any(${ids})`,
    sql`item."sortOrder", item.id`,
  )

async function readPlacements(ctx: Ctx, condition: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<Placement[]> {
  const { rows } = await sql<Placement>`
    select item.id, item.uuid, item."categoryId", item."productId", item."clusterId", item."isDefault", item."sortOrder",
           item."createdAt", item."lastModifiedAt", category.uuid as "categoryUuid",
           coalesce(product.uuid, cluster.uuid) as "baseProductUuid"
      from "categoryItem" item
      join category on category.id = item."categoryId"
      left join product on product.id = item."productId"
      left join cluster on cluster.id = item."clusterId"
     where ${condition} order by ${order}`.execute(ctx.db)
  return rows
}

/** The columns to find the placements of a product. A product of a cluster has the placements of its cluster. */
interface PlacedProduct {
  id: number
  clusterId: number | null
}

/** Returns the placements of each product, or of its cluster if it belongs to one: the default category first, then the oldest. */
export const placementsOfProduct: Relation<PlacedProduct, Placement[]> = async (ctx, products) => {
  const productIds = products.flatMap(({ id, clusterId }) => (clusterId === null ? [id] : []))
  const clusterIds = [...new Set(products.flatMap(({ clusterId }) => clusterId ?? []))]
  const condition = sql`item."productId" = any(${productIds}) or item."clusterId" = any(${clusterIds})`
  const rows = await readPlacements(ctx, condition, sql`item."isDefault" desc, item.id`)
  const byProduct = groupBy(rows, ({ productId }) => productId)
  const byCluster = groupBy(rows, ({ clusterId }) => clusterId)
  return products.map(({ id, clusterId }) => (clusterId === null ? byProduct.get(id) : byCluster.get(clusterId)) ?? [])
}

/** Returns the placements of each cluster: the default category first, then the oldest. */
export const placementsOfCluster: Relation<{ id: number }, Placement[]> = (ctx, clusters) =>
  placementsOfProduct(
    ctx,
    clusters.map(({ id }) => ({ id, clusterId: id })),
  )

/** Returns a placement as `BaseProductCategoryRelationship`. Its product or cluster and its category are read only if the client selects them. */
export const toRelationship = (ctx: Ctx, placement: Placement, buyer: Buyer) => ({
  ...placement,
  get baseProduct() {
    return requireExisting(baseProductFor(ctx, placement, buyer))
  },
  get category() {
    return requireExisting(relationField(categoryOf)(placement, {}, ctx))
  },
})

/** Returns the placement of a product as `ProductCategoryRelationship`. */
export const toProductRelationship = (ctx: Ctx, placement: Placement) => ({
  ...placement,
  productId: placement.productId ?? 0,
  get product() {
    return requireExisting(relationField(productOf)(placement, {}, ctx))
  },
  get category() {
    return requireExisting(relationField(categoryOf)(placement, {}, ctx))
  },
})

/** Throws if the record was deleted. Foreign keys protect it, so then the placement was deleted, too. */
async function requireExisting<T>(found: Promise<T | null>): Promise<T> {
  const row = await found
  if (row === null) throw refused('CONFLICT', 'The placement was deleted in the meantime')
  return row
}
