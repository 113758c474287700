/** Reads the options of clusters and their products, as far as the buyer's order lists show them. */
import type { Relation } from '../../../core/store/relations.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { ClusterOptionRow, ClusterRow, ProductRow } from '../../../db/db.gen.js'
import { clusterOption, linksOf } from '../../../resources/catalog/cluster-option.js'
import type { Asked } from '../assortment/assortment.read.js'
import { groupByBuyer, visibleProducts } from '../assortment/assortment.read.js'

type Optioned = Pick<ClusterRow, 'id'> & Asked & { options?: readonly ClusterOptionRow[] }

type AskedOption = ClusterOptionRow & Asked

/** The options of each cluster, in their order, under its order lists. A cluster that was deleted brings its own along. */
export const optionsOfCluster: Relation<Optioned, readonly AskedOption[]> = async (ctx, clusters) => {
  const ids = clusters.flatMap(({ id, options }) => (options ? [] : [id]))
  const rows = ids.length ? await rowsOf(ctx, clusterOption, 'clusterId', ids) : []
  const byCluster = groupBy(
    rows.toSorted((a, b) => a.sortOrder - b.sortOrder),
    ({ clusterId }) => clusterId,
  )
  const under = (asked: Asked['asked'], found: ClusterOptionRow[]) => (asked ? found.map((row) => ({ ...row, asked })) : found)
  return clusters.map(({ id, asked, options }) => options ?? under(asked, byCluster.get(id) ?? []))
}

/** The products of each option, as far as order lists show them. */
export const productsOfOption: Relation<AskedOption, readonly ProductRow[]> = (ctx, options) =>
  groupByBuyer(options, async (asked, some) => {
    const links = await linksOf(
      ctx,
      some.map(({ id }) => id),
    )
    const ids = links.map(({ productId }) => productId)
    const byId = new Map((await visibleProducts(ctx, asked, 'id', ids)).map((row) => [row.id, row]))
    const byOption = groupBy(links, ({ clusterOptionId }) => clusterOptionId)
    return some.map(({ id }) => (byOption.get(id) ?? []).flatMap(({ productId }) => byId.get(productId) ?? []))
  })

/** The product that each option begins with, or null. */
export const defaultProductOfOption: Relation<AskedOption, ProductRow | null> = (ctx, options) =>
  groupByBuyer(options, async (asked, some) => {
    const ids = some.flatMap(({ defaultProductId }) => defaultProductId ?? [])
    const byId = new Map((await visibleProducts(ctx, asked, 'id', ids)).map((row) => [row.id, row]))
    return some.map(({ defaultProductId }) => byId.get(defaultProductId ?? 0) ?? null)
  })
