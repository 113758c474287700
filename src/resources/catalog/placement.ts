/** Which category lists which product or cluster: the places, and what belongs to them. */
import { type RawBuilder, sql } from 'kysely'
import { refused } from '../../core/base/errors.js'
import type { Buyer } from '../../core/buyer.js'
import type { Ctx } from '../../core/context.js'
import { readFor } from '../../core/store/buyer-rows.js'
import { type Relation, relationById, relationField } from '../../core/store/relations.js'
import { groupBy } from '../../core/store/store.js'
import type { CategoryItemRow, ClusterRow, ProductRow } from '../../db/db.gen.js'
import { category } from './category.js'
import { cluster } from './cluster.js'
import { product } from './product.js'

/** A place with the uuids by which its two ends are known. */
export type Placement = CategoryItemRow & { categoryUuid: string; baseProductUuid: string }

/** Something that a category can list, as the interface of both shows it. */
export type BaseProduct = ({ __typename: 'Product' } & ProductRow) | ({ __typename: 'Cluster' } & ClusterRow)

/** One of the two is a number: that of the product or of the cluster. */
export interface BaseProductRef {
  productId: number | null
  clusterId: number | null
}

/** The product or cluster that each names, as an object of its own for each parent; null where it is gone. */
const baseProductOf: Relation<BaseProductRef, BaseProduct | null> = async (ctx, parents) => {
  const products = await relationById(product, ({ productId }: BaseProductRef) => productId)(ctx, parents)
  const clusters = await relationById(cluster, ({ clusterId }: BaseProductRef) => clusterId)(ctx, parents)
  return parents.map((_, i) => {
    const [one, other] = [products[i], clusters[i]]
    if (one) return { ...one, __typename: 'Product' as const }
    return other ? { ...other, __typename: 'Cluster' as const } : null
  })
}

/** The product or cluster that is named; what is below it is read for the buyer. */
export async function baseProductFor(ctx: Ctx, named: BaseProductRef, buyer: Buyer): Promise<BaseProduct | null> {
  const found = await relationField(baseProductOf)(named, {}, ctx)
  if (found) readFor(ctx, buyer, [found])
  return found
}

const productOf: Relation<BaseProductRef, ProductRow | null> = relationById(product, ({ productId }) => productId)
const categoryOf = relationById(category, ({ categoryId }: { categoryId: number }) => categoryId)

/** The places in one category, in the order that it shows them. */
export const listCategoryPlacements = (ctx: Ctx, categoryId: number) =>
  readPlacements(ctx, sql`item."categoryId" = ${categoryId}`, sql`item."sortOrder", item.id`)

/** The places of these products or clusters in one category, in its order. */
export const findPlacements = (ctx: Ctx, holder: 'product' | 'cluster', ids: readonly number[], categoryId: number) =>
  readPlacements(
    ctx,
    sql`item."categoryId" = ${categoryId} and item.${sql.id(`${holder}Id`)} = any(${ids})`,
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

/** A product of a cluster stands where the cluster does. */
interface PlacedProduct {
  id: number
  clusterId: number | null
}

/** The places of each product, or of its cluster where it belongs to one: the home first, then the oldest. */
export const placementsOfProduct: Relation<PlacedProduct, Placement[]> = async (ctx, products) => {
  const own = products.flatMap(({ id, clusterId }) => (clusterId === null ? [id] : []))
  const shared = [...new Set(products.flatMap(({ clusterId }) => clusterId ?? []))]
  const condition = sql`item."productId" = any(${own}) or item."clusterId" = any(${shared})`
  const rows = await readPlacements(ctx, condition, sql`item."isDefault" desc, item.id`)
  const byProduct = groupBy(rows, ({ productId }) => productId)
  const byCluster = groupBy(rows, ({ clusterId }) => clusterId)
  return products.map(({ id, clusterId }) => (clusterId === null ? byProduct.get(id) : byCluster.get(clusterId)) ?? [])
}

/** The places of each cluster: the home first, then the oldest. */
export const placementsOfCluster: Relation<{ id: number }, Placement[]> = (ctx, clusters) =>
  placementsOfProduct(
    ctx,
    clusters.map(({ id }) => ({ id, clusterId: id })),
  )

/** A place as products and clusters share it; what it joins is read when the client selects it. */
export const toRelationship = (ctx: Ctx, place: Placement, buyer: Buyer) => ({
  ...place,
  get baseProduct() {
    return requireExisting(baseProductFor(ctx, place, buyer))
  },
  get category() {
    return requireExisting(relationField(categoryOf)(place, {}, ctx))
  },
})

/** The place of a product. */
export const toProductRelationship = (ctx: Ctx, place: Placement) => ({
  ...place,
  productId: place.productId ?? 0,
  get product() {
    return requireExisting(relationField(productOf)(place, {}, ctx))
  },
  get category() {
    return requireExisting(relationField(categoryOf)(place, {}, ctx))
  },
})

/** The places hold what they join: it is gone only when the place itself is. */
async function requireExisting<T>(found: Promise<T | null>): Promise<T> {
  const row = await found
  if (row === null) throw refused('CONFLICT', 'The place was taken away meanwhile')
  return row
}
