/** The records behind search entries. */
import type { ProductClass } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { rowsOf } from '../../../core/store.js'
import type { ProductRow } from '../../../db/db.gen.js'
import { type AssortmentAsked, listsAsked } from '../../sales/orderlist/orderlist.assortment.js'
import { cluster } from '../cluster/cluster.js'
import type { AskedCluster } from '../cluster/cluster.read.js'
import { product } from '../product/product.js'

/** A product or a cluster, as a list shows it. */
export type BaseProductRow = (ProductRow & { __typename: 'Product' }) | (AskedCluster & { __typename: 'Cluster' })

/** What an entry stands for. */
export interface Entry {
  id: number
  class: ProductClass
}

/** Products and clusters by the numbers of their entries, under the order lists of the search: one statement for each kind. */
export async function itemsOf(
  ctx: Ctx,
  search: AssortmentAsked,
  entries: readonly Entry[],
): Promise<Map<number, BaseProductRow>> {
  const asked = listsAsked(search)
  const idsOf = (type: ProductClass) => [...new Set(entries.filter((entry) => entry.class === type).map(({ id }) => id))]
  const [productIds, clusterIds] = [idsOf('PRODUCT'), idsOf('CLUSTER')]
  const products = productIds.length ? await rowsOf(ctx, product, 'id', productIds) : []
  const clusters = clusterIds.length ? await rowsOf(ctx, cluster, 'id', clusterIds) : []
  return new Map<number, BaseProductRow>([
    ...products.map((row) => [row.id, { ...row, __typename: 'Product' as const }] as const),
    ...clusters.map((row) => [row.id, { ...row, asked, __typename: 'Cluster' as const }] as const),
  ])
}
