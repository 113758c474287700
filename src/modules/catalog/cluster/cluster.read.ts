/** Finds clusters and their products that are visible to the buyer. */
import { type SqlBool, sql } from 'kysely'
import type { QueryclusterArgs } from '../../../contract/contract.gen.js'
import { invalid } from '../../../core/base/errors.js'
import { anyCompanyBuyer, type Buyer, buyerFor } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { type Relation, relationById } from '../../../core/store/relations.js'
import { columnNames } from '../../../core/store/row.js'
import { groupBy, missing } from '../../../core/store/store.js'
import type { CategoryRow, ClusterConfigRow, ClusterRow, ProductRow } from '../../../db/db.gen.js'
import { groupByBuyer, readFor } from '../../../resources/catalog/buyer-rows.js'
import { category } from '../../../resources/catalog/category.js'
import { cluster } from '../../../resources/catalog/cluster.js'
import { isVisibleTo, matchesHidden, visibleProducts } from '../assortment/assortment.read.js'
import { type ConfigWithSettings, configOfCluster, settingsOfConfig } from '../cluster-config/cluster-config.resource.js'

/** Returns the cluster that the arguments name; with an id, the slug is ignored. One that is not visible to the buyer is not found. */
export async function findCluster(ctx: Ctx, args: QueryclusterArgs): Promise<ClusterRow> {
  const { id, clusterId, slug, language, hidden } = args
  const keys = Object.entries({ id, clusterId, slug }).filter(([, value]) => value != null)
  if (keys.length === 0)
    throw invalid([{ path: [], message: 'One of id, clusterId and slug must be given' }], 'MISSING_ARGUMENTS')
  const buyer = buyerFor(ctx, args, anyCompanyBuyer(ctx))
  const [found] = (await findMatchingClusters(ctx, args, buyer)).filter(matchesHidden(hidden))
  return found ?? missing(cluster, Object.fromEntries([...keys, ...(language == null ? [] : [['language', language]])]))
}

/** Finds clusters; if several have the slug in different languages, the oldest counts. */
async function findMatchingClusters(
  ctx: Ctx,
  { id, clusterId, slug, language }: QueryclusterArgs,
  buyer: Buyer,
): Promise<ClusterRow[]> {
  const bySlug = sql<SqlBool>`id in (select "clusterId" from "clusterSlug" where slug = ${slug ?? null}
    and (${language ?? null}::text is null or language = upper(${language ?? null}::text)))`
  let query = ctx.db
    .selectFrom('cluster')
    .select(columnNames('cluster') as never[])
    .where(await isVisibleTo(ctx, buyer, 'cluster'))
  if (id != null) query = query.where('id', '=', id)
  if (clusterId != null) query = query.where('id', '=', clusterId)
  if (slug != null && (id ?? clusterId) == null) query = query.where(bySlug)
  return readFor(ctx, buyer, (await query.orderBy('id').execute()) as ClusterRow[])
}

/** Returns the products of each cluster that are visible to the buyer. */
export const productsOfCluster =
  (columns?: readonly string[]): Relation<ClusterRow, readonly ProductRow[]> =>
  (ctx, clusters) =>
    groupByBuyer(ctx, clusters, async (buyer, some) => {
      const ids = some.map(({ id }) => id)
      const products = await visibleProducts(ctx, buyer, 'clusterId', ids, columns)
      const byCluster = groupBy(products, ({ clusterId }) => clusterId)
      return some.map(({ id }) => byCluster.get(id) ?? [])
    })

/** Returns the cluster of each product; null if it has none that is visible to the buyer. */
export const clusterOfProduct =
  (columns: readonly string[]): Relation<ProductRow, ClusterRow | null> =>
  (ctx, products) =>
    groupByBuyer(ctx, products, async (buyer, some) => {
      const ids = [...new Set(some.flatMap(({ clusterId }) => clusterId ?? []))]
      if (ids.length === 0) return some.map(() => null)
      const query = ctx.db
        .selectFrom('cluster')
        .select(columns as never[])
        .where('id', '=', sql<number>`any(${ids})`)
        .where(await isVisibleTo(ctx, buyer, 'cluster'))
      const rows = readFor(ctx, buyer, (await query.execute()) as ClusterRow[])
      const byId = new Map(rows.map((row) => [row.id, row]))
      return some.map(({ clusterId }) => byId.get(clusterId ?? 0) ?? null)
    })

/** Returns the default category of each cluster, or null. */
export const categoryOfCluster: Relation<ClusterRow, CategoryRow | null> = relationById(category, ({ categoryId }) => categoryId)

/** Returns the configuration of each cluster, with its settings. */
export const configWithSettingsOfCluster: Relation<ClusterRow, ConfigWithSettings | null> = async (ctx, clusters) => {
  const configs = await configOfCluster(ctx, clusters)
  const known = [...new Set(configs.flatMap((config) => config ?? []))]
  const settings = await settingsOfConfig(ctx, known)
  const whole = new Map(
    known.map((config, i): [ClusterConfigRow, ConfigWithSettings] => [config, { ...config, settings: settings[i] ?? [] }]),
  )
  return configs.map((config) => (config && whole.get(config)) ?? null)
}
