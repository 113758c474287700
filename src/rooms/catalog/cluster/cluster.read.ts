/** Finding clusters and their products, as far as order lists show them. */
import { type SqlBool, sql } from 'kysely'
import type { QueryclusterArgs } from '../../../contract/contract.gen.js'
import { invalid } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { type Relation, relationById } from '../../../core/store/relations.js'
import { columnNames } from '../../../core/store/row.js'
import { groupBy, missing } from '../../../core/store/store.js'
import type { CategoryRow, ClusterConfigRow, ClusterRow, ProductRow } from '../../../db/db.gen.js'
import { category } from '../../../resources/catalog/category.js'
import { cluster } from '../../../resources/catalog/cluster.js'
import { configOfCluster, type ShownConfig, settingsOfConfig } from '../../../resources/catalog/cluster-config.js'
import { ANY_COMPANY, type BuyerArguments, buyerArguments } from '../assortment/assortment.js'
import type { AskedCluster, AskedProduct } from '../assortment/assortment.read.js'
import { groupByBuyer, matchesHidden, offered, visibleProducts } from '../assortment/assortment.read.js'

/** The one cluster that fits everything that is said of it; what the caller's order lists leave out is not found. */
export async function oneCluster(ctx: Ctx, args: QueryclusterArgs): Promise<AskedCluster> {
  const { id, clusterId, slug, language, hidden } = args
  const said = Object.entries({ id, clusterId, slug }).filter(([, value]) => value != null)
  if (said.length === 0)
    throw invalid([{ path: [], message: 'One of id, clusterId and slug must be given' }], 'MISSING_ARGUMENTS')
  const asked = buyerArguments({ ...args, ...ANY_COMPANY })
  const [found] = (await fitting(ctx, args, asked)).filter(matchesHidden(hidden))
  if (found) return { ...found, asked }
  return missing(cluster, Object.fromEntries([...said, ...(language == null ? [] : [['language', language]])]))
}

/** A slug that several clusters have, each in a language of its own, names the oldest of them. */
async function fitting(ctx: Ctx, { id, clusterId, slug, language }: QueryclusterArgs, asked: BuyerArguments) {
  const bySlug = sql<SqlBool>`id in (select "clusterId" from "clusterSlug" where slug = ${slug ?? null}
    and (${language ?? null}::text is null or language = upper(${language ?? null}::text)))`
  let query = ctx.db
    .selectFrom('cluster')
    .select(columnNames('cluster') as never[])
    .where(await offered(ctx, asked, 'cluster'))
  if (id != null) query = query.where('id', '=', id)
  if (clusterId != null) query = query.where('id', '=', clusterId)
  if (slug != null) query = query.where(bySlug)
  return (await query.orderBy('id').execute()) as ClusterRow[]
}

/** The products of each cluster. */
export const productsOfCluster: Relation<AskedCluster, readonly ProductRow[]> = (ctx, clusters) =>
  groupByBuyer(clusters, async (asked, some) => {
    const ids = some.map(({ id }) => id)
    const byCluster = groupBy(await visibleProducts(ctx, asked, 'clusterId', ids), ({ clusterId }) => clusterId)
    return some.map(({ id }) => byCluster.get(id) ?? [])
  })

/** The product that each cluster shows first, or null. */
export const defaultProductOfCluster: Relation<AskedCluster, ProductRow | null> = (ctx, clusters) =>
  groupByBuyer(clusters, async (asked, some) => {
    const ids = some.flatMap(({ defaultProductId }) => defaultProductId ?? [])
    const byId = new Map((await visibleProducts(ctx, asked, 'id', ids)).map((row) => [row.id, row]))
    return some.map(({ defaultProductId }) => byId.get(defaultProductId ?? 0) ?? null)
  })
/** The cluster of each product, or null. */
export const clusterOfProduct: Relation<AskedProduct, AskedCluster | null> = (ctx, products) =>
  groupByBuyer(products, async (asked, some) => {
    const ids = [...new Set(some.flatMap(({ clusterId }) => clusterId ?? []))]
    if (ids.length === 0) return some.map(() => null)
    const query = ctx.db
      .selectFrom('cluster')
      .select(columnNames('cluster') as never[])
      .where('id', '=', sql<number>`any(${ids})`)
      .where(await offered(ctx, asked, 'cluster'))
    const byId = new Map(((await query.execute()) as ClusterRow[]).map((row) => [row.id, { ...row, asked }]))
    return some.map(({ clusterId }) => byId.get(clusterId ?? 0) ?? null)
  })

/** The category that each cluster is at home in, or null. */
export const categoryOfCluster: Relation<ClusterRow, CategoryRow | null> = relationById(category, ({ categoryId }) => categoryId)

/** The configuration of each cluster, with its settings. */
export const wholeConfigOfCluster: Relation<ClusterRow, ShownConfig | null> = async (ctx, clusters) => {
  const configs = await configOfCluster(ctx, clusters)
  const known = [...new Set(configs.flatMap((config) => config ?? []))]
  const settings = await settingsOfConfig(ctx, known)
  const whole = new Map(
    known.map((config, i): [ClusterConfigRow, ShownConfig] => [config, { ...config, settings: settings[i] ?? [] }]),
  )
  return configs.map((config) => (config && whole.get(config)) ?? null)
}
