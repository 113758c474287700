/** Reads the options of clusters and their products that are visible to the buyer. */

import type { Relation } from '../../../core/store/relations.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { ClusterOptionRow, ClusterRow, ProductRow } from '../../../db/db.gen.js'
import { groupByBuyer, relationPerBuyer } from '../../../resources/catalog/buyer-rows.js'
import { visibleProducts } from '../assortment/assortment.read.js'
import { clusterOption, readOptionProducts } from './cluster-option.resource.js'

/** A cluster; a deleted one carries its options. */
type ClusterWithOptions = Pick<ClusterRow, 'id'> & { options?: readonly ClusterOptionRow[] }

/** Returns the options of each cluster, in their order. */
export const optionsOfCluster: Relation<ClusterWithOptions, readonly ClusterOptionRow[]> = relationPerBuyer(
  async (ctx, clusters) => {
    const ids = clusters.flatMap(({ id, options }) => (options ? [] : [id]))
    const rows = ids.length ? await rowsOf(ctx, clusterOption, 'clusterId', ids) : []
    const byCluster = groupBy(
      rows.toSorted((a, b) => a.sortOrder - b.sortOrder),
      ({ clusterId }) => clusterId,
    )
    return clusters.map(({ id, options }) => options ?? byCluster.get(id) ?? [])
  },
)

/** Returns the products of each option that are visible to the buyer. */
export const productsOfOption =
  (columns?: readonly string[]): Relation<ClusterOptionRow, readonly ProductRow[]> =>
  (ctx, options) =>
    groupByBuyer(ctx, options, async (buyer, some) => {
      const links = await readOptionProducts(
        ctx,
        some.map(({ id }) => id),
      )
      const ids = links.map(({ productId }) => productId)
      const byId = new Map((await visibleProducts(ctx, buyer, 'id', ids, columns)).map((row) => [row.id, row]))
      const byOption = groupBy(links, ({ clusterOptionId }) => clusterOptionId)
      return some.map(({ id }) => (byOption.get(id) ?? []).flatMap(({ productId }) => byId.get(productId) ?? []))
    })
