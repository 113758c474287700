/**
 * Products that join or leave a cluster. Moves lock the clusters first, then the products, each ordered by id.
 * This is not `changing` (core/store/changing.ts): the clusters that products leave are known only once the products are locked, which may be too late.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { DomainError, notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { inSavepoint } from '../../../db/savepoint.js'
import { unlistFromAllCategories } from './placement.write.js'

/** Locks clusters, which must exist. */
export async function lockClusters(ctx: Ctx, ids: readonly number[]): Promise<void> {
  requireClusters(ids, await lockExistingClusters(ctx, ids))
}

/** Locks clusters and returns those that exist. */
async function lockExistingClusters(ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select id from cluster where id = any(${[...new Set(ids)]}) order by id for no key update`.execute(ctx.db)
  return new Set(rows.map(({ id }) => id))
}

function requireClusters(asked: readonly number[], found: ReadonlySet<number>) {
  const stranger = asked.find((id) => !found.has(id))
  if (stranger !== undefined) throw notFound('Cluster', 'CLUSTER_NOT_FOUND_ERROR', { id: stranger })
}

/** Products that are about to change. */
interface ChangingProducts {
  /** A condition on `product`. */
  products: RawBuilder<SqlBool>
  /** Those that may leave their cluster; by default all of them. */
  moving?: RawBuilder<SqlBool>
  /** Clusters that they may enter. */
  clusterIds?: readonly number[]
}

/**
 * Locks clusters that products enter or leave, then the products; returns the cluster of each product.
 * The clusters to leave are certain only once the products are locked: if one has moved meanwhile, all locks are released and taken again.
 */
export async function lockMembers(ctx: Ctx, changing: ChangingProducts, tries = MAX_TRIES): Promise<Map<number, number | null>> {
  const held = await inSavepoint(ctx, () => tryLockMembers(ctx, changing)).catch((error: unknown) => {
    if (error instanceof ConcurrentMoveError && tries > 1) return null
    throw error
  })
  return held ?? lockMembers(ctx, changing, tries - 1)
}

const MAX_TRIES = 10

class ConcurrentMoveError extends DomainError {
  constructor() {
    super('REFUSED', 'CONFLICT', 'Other requests are moving the same products; try again')
  }
}

async function tryLockMembers(ctx: Ctx, { products, moving = sql`true`, clusterIds = [] }: ChangingProducts) {
  const { rows: left } = await sql<{ id: number }>`
    select distinct "clusterId" as id from product where ${products} and ${moving} and "clusterId" is not null`.execute(ctx.db)
  const clusters = await lockExistingClusters(ctx, [...clusterIds, ...left.map(({ id }) => id)])
  requireClusters(clusterIds, clusters)
  const { rows } = await sql<{ id: number; clusterId: number | null; moves: boolean }>`
    select id, "clusterId", ${moving} as moves from product where ${products} order by id for no key update`.execute(ctx.db)
  const isSure = rows.every(({ clusterId, moves }) => !moves || clusterId === null || clusters.has(clusterId))
  if (!isSure) throw new ConcurrentMoveError()
  return new Map(rows.map(({ id, clusterId }) => [id, clusterId]))
}

/** Appends each product to a cluster and removes it from its categories. Members keep their position. The caller holds `lockMembers`. Returns the clusters that were left. */
export async function enterClusters(
  ctx: Ctx,
  wanted: readonly { productId: number; clusterId: number }[],
): Promise<readonly number[]> {
  if (wanted.length === 0) return []
  const { rows } = await sql<{ id: number; from: number | null }>`
    select product.id, product."clusterId" as "from" from product
      join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as x("productId" int4, "clusterId" int4) on product.id = x."productId"
     where product."clusterId" is distinct from x."clusterId" order by product.id for no key update of product`.execute(ctx.db)
  const moved = new Set(rows.map(({ id }) => id))
  if (moved.size === 0) return []
  await unlistFromAllCategories(ctx, [...moved])
  await appendToClusters(
    ctx,
    wanted.filter(({ productId }) => moved.has(productId)),
  )
  return clearClusterDefaults(ctx, rows)
}

const appendToClusters = (ctx: Ctx, wanted: readonly { productId: number; clusterId: number }[]) =>
  sql`
    with x as (
      select "productId", "clusterId", row_number() over (partition by "clusterId" order by n) as place
        from jsonb_to_recordset(${JSON.stringify(wanted.map((one, n) => ({ ...one, n })))}::jsonb)
          as r("productId" int4, "clusterId" int4, n int4)
    ), ends as (
      select "clusterId", max("clusterOrder") as "end" from product
       where "clusterId" = any(${wanted.map(({ clusterId }) => clusterId)}) group by "clusterId"
    )
    update product set "clusterId" = x."clusterId", "categoryId" = null, "clusterOrder" = coalesce(ends."end", 0) + x.place,
                       "clusteredAt" = ${ctx.now}, "lastModifiedAt" = ${ctx.now}
      from x left join ends using ("clusterId") where product.id = x."productId"`.execute(ctx.db)

/** Removes products from their clusters, for a caller that moves them elsewhere and holds `lockMembers`. Returns the clusters that were left. */
export async function leaveClusters(ctx: Ctx, productIds: readonly number[]): Promise<readonly number[]> {
  if (productIds.length === 0) return []
  const { rows } = await sql<{ id: number; from: number }>`
    select id, "clusterId" as "from" from product
     where id = any(${productIds}) and "clusterId" is not null order by id for no key update`.execute(ctx.db)
  if (rows.length === 0) return []
  await sql`update product set "clusterId" = null, "clusterOrder" = 0, "clusteredAt" = null, "lastModifiedAt" = ${ctx.now}
             where id = any(${rows.map(({ id }) => id)})`.execute(ctx.db)
  return clearClusterDefaults(ctx, rows)
}

/** Clears default products that are no longer in their cluster. */
async function clearClusterDefaults(ctx: Ctx, left: readonly { id: number; from: number | null }[]): Promise<readonly number[]> {
  const clusterIds = [...new Set(left.flatMap(({ from }) => from ?? []))]
  if (clusterIds.length)
    await sql`update cluster set "defaultProductId" = null
               where id = any(${clusterIds}) and "defaultProductId" = any(${left.map(({ id }) => id)})`.execute(ctx.db)
  return clusterIds
}
