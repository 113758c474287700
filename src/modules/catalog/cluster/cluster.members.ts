/** Products that join a cluster, leave it, or move within it. Moving one locks the clusters first. */
import { sql } from 'kysely'
import type { ClusterProductsActionResponse, ClusterUnassignProductsInput } from '../../../contract/contract.gen.js'
import { invalid, invalidField } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { find, get, missing, rowsOf } from '../../../core/store/store.js'
import type { ClusterRow, ProductRow } from '../../../db/db.gen.js'
import { category } from '../../../resources/catalog/category.js'
import { cluster } from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'
import { enterClusters, leaveClusters, lockClusters, lockMembers } from '../placement/cluster-members.js'
import { placeProducts } from '../placement/placement.write.js'
import { refreshAtEnd, refreshEntries } from '../search-index/refresh.js'

/** The results of moving products, and the cluster that they enter or leave. */
interface MoveResponse {
  cluster: ClusterRow
  actions: ClusterProductsActionResponse
}

type ProductMove = { productId: number; refusal?: string }

/** Moves products into a cluster; each gets its own result. */
export const assignProducts = (ctx: Ctx, clusterId: number, productIds: readonly number[]): Promise<MoveResponse> =>
  inTransaction(ctx, async (inner) => {
    const found = await lockForMove(inner, [clusterId], productIds)
    const moves = [...new Set(productIds)].map(
      (productId): ProductMove =>
        found.has(productId) ? { productId } : { productId, refusal: `Product with id [${productId}] not found` },
    )
    await enterCluster(inner, clusterId, allowedIds(moves))
    return buildResponse(inner, clusterId, moves)
  })

/** Moves products of a cluster into a category or another cluster; each gets its own result. */
export const unassignProducts = (
  ctx: Ctx,
  clusterId: number,
  { productIds, categoryId, clusterId: target }: ClusterUnassignProductsInput,
): Promise<MoveResponse> =>
  inTransaction(ctx, async (inner) => {
    if ((categoryId == null) === (target == null))
      throw invalid([{ path: [], message: 'Exactly one of categoryId and clusterId must be given' }])
    if (target === clusterId) throw invalidField('clusterId', 'must be another cluster')
    if (categoryId != null) await get(inner, category, { id: categoryId })
    const found = await lockForMove(inner, target == null ? [clusterId] : [clusterId, target], productIds)
    const moves = [...new Set(productIds)].map(
      (productId): ProductMove =>
        found.get(productId) === clusterId
          ? { productId }
          : { productId, refusal: `Product with id [${productId}] is not in cluster [${clusterId}]` },
    )
    if (target != null) await enterCluster(inner, target, allowedIds(moves))
    else await moveOutOfCluster(inner, allowedIds(moves), categoryId as number)
    return buildResponse(inner, clusterId, moves)
  })

/** Moves one product into a cluster. */
export const joinCluster = (ctx: Ctx, clusterId: number, productId: number): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const found = await lockForMove(inner, [clusterId], [productId])
    if (!found.has(productId)) missing(product, { id: productId })
    await enterCluster(inner, clusterId, [productId])
  })

/** Removes a product from its cluster and places it in the cluster's categories. */
export const leaveCluster = (ctx: Ctx, productId: number, clusterId?: number): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const { clusterId: from } = await get(inner, product, { id: productId, ...(clusterId !== undefined && { clusterId }) })
    if (from === null) throw invalid([{ path: [], message: `Product with id [${productId}] is in no cluster` }])
    await lockMember(inner, from, productId)
    const { categoryId } = await get(inner, cluster, { id: from })
    await moveOutOfCluster(inner, [productId], categoryId)
  })

/** Locks a product in its cluster; one that has left meanwhile is not found. */
export async function lockMember(ctx: Ctx, clusterId: number, productId: number): Promise<void> {
  const found = await lockForMove(ctx, [clusterId], [productId])
  if (found.get(productId) !== clusterId) missing(product, { id: productId, clusterId })
}

/** Locks the given clusters and those of the products; returns the cluster of each product. */
async function lockForMove(
  ctx: Ctx,
  clusterIds: readonly number[],
  productIds: readonly number[],
): Promise<Map<number, number | null>> {
  return lockMembers(ctx, { products: sql`id = any(${[...new Set(productIds)]})`, clusterIds })
}

const enterCluster = (ctx: Ctx, clusterId: number, productIds: readonly number[]) =>
  refreshAtEnd(ctx, async (ctx) => {
    const left = await enterClusters(
      ctx,
      productIds.map((productId) => ({ productId, clusterId })),
    )
    await refreshEntries(ctx, { productIds, clusterIds: [clusterId, ...left] })
  })

/** Moves locked products out of their clusters into a category, or into none. */
export const moveOutOfCluster = (ctx: Ctx, productIds: readonly number[], categoryId: number | null) =>
  refreshAtEnd(ctx, async (ctx) => {
    const left = await leaveClusters(ctx, productIds)
    const homes = categoryId === null ? [] : productIds.map((productId) => ({ productId, categoryId }))
    await placeProducts(ctx, homes)
    await refreshEntries(ctx, { productIds, clusterIds: left })
  })

const allowedIds = (moves: readonly ProductMove[]) => moves.flatMap(({ productId, refusal }) => (refusal ? [] : [productId]))

async function buildResponse(ctx: Ctx, clusterId: number, moves: readonly ProductMove[]): Promise<MoveResponse> {
  const data = moves.map(({ productId, refusal }) => ({
    productId,
    success: refusal === undefined,
    message: refusal ?? `Product with id [${productId}] was moved`,
    action: 'move',
  }))
  const messages = moves.flatMap(({ refusal }) => refusal ?? [])
  return { cluster: await get(ctx, cluster, { id: clusterId }), actions: { data, messages } }
}

/** The membership of a product in a cluster, as in the contract. */
export interface Membership {
  uuid: string
  productUuid: string
  clusterUuid: string
  isDefault: boolean
  sortOrder: number
  createdAt: Date
  lastModifiedAt: Date
  product: ProductRow
  cluster: ClusterRow
}

/** Moves a product right above or below another of the same cluster, and returns all of them in order. */
export const moveInCluster = (ctx: Ctx, uuid: string, targetUuid: string, side: 'above' | 'below'): Promise<Membership[]> =>
  inTransaction(ctx, async (inner) => {
    const [moved, target] = [await getMember(inner, uuid), await getMember(inner, targetUuid)]
    if (moved.clusterId !== target.clusterId || moved.id === target.id)
      throw invalid([{ path: ['targetRelationshipUuid'], message: 'must be another product of the same cluster' }])
    const clusterId = moved.clusterId as number
    await lockClusters(inner, [clusterId])
    await sql`select id from product where "clusterId" = ${clusterId} order by id for no key update`.execute(inner.db)
    const others = (await listMembers(inner, clusterId)).filter(({ id }) => id !== moved.id)
    const at = others.findIndex(({ id }) => id === target.id)
    if (at < 0) missing(product, { uuid: targetUuid, clusterId })
    await writeMemberOrder(inner, others.toSpliced(side === 'above' ? at : at + 1, 0, moved))
    await refreshEntries(inner, { clusterIds: [clusterId] })
    return listMemberships(inner, clusterId)
  })

async function getMember(ctx: Ctx, uuid: string): Promise<ProductRow> {
  const found = await find(ctx, product, { uuid })
  return found?.clusterId ? found : missing(product, { uuid })
}

async function listMembers(ctx: Ctx, clusterId: number): Promise<ProductRow[]> {
  const rows = await rowsOf(ctx, product, 'clusterId', [clusterId])
  return rows.toSorted((a, b) => a.clusterOrder - b.clusterOrder || a.id - b.id)
}

const writeMemberOrder = (ctx: Ctx, products: readonly ProductRow[]) =>
  sql`update product set "clusterOrder" = x.place
        from unnest(${products.map(({ id }) => id)}::int4[]) with ordinality as x(id, place)
       where product.id = x.id and product."clusterOrder" <> x.place`.execute(ctx.db)

async function listMemberships(ctx: Ctx, clusterId: number): Promise<Membership[]> {
  const whole = await get(ctx, cluster, { id: clusterId })
  return (await listMembers(ctx, clusterId)).map((part) => ({
    uuid: part.uuid,
    productUuid: part.uuid,
    clusterUuid: whole.uuid,
    isDefault: part.id === whole.defaultProductId,
    sortOrder: part.clusterOrder,
    createdAt: part.clusteredAt ?? part.createdAt,
    lastModifiedAt: part.lastModifiedAt,
    product: part,
    cluster: whole,
  }))
}
