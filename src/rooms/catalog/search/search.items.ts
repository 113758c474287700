/** The records behind search entries. */
import type { ProductClass } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { rowsOf } from '../../../core/store.js'
import type { ClusterRow, ProductRow } from '../../../db/db.gen.js'
import { cluster } from '../cluster/cluster.js'
import { product } from '../product/product.js'

/** A product or a cluster, as a list shows it. */
export type BaseProductRow = (ProductRow & { __typename: 'Product' }) | (ClusterRow & { __typename: 'Cluster' })

/** What an entry stands for. */
export interface Entry {
  id: number
  class: ProductClass
}

/** Products and clusters by the numbers of their entries: one statement for each kind, whatever their number. */
export async function itemsOf(ctx: Ctx, entries: readonly Entry[]): Promise<Map<number, BaseProductRow>> {
  const idsOf = (type: ProductClass) => [...new Set(entries.filter((entry) => entry.class === type).map(({ id }) => id))]
  const [productIds, clusterIds] = [idsOf('PRODUCT'), idsOf('CLUSTER')]
  const products = productIds.length ? await rowsOf(ctx, product, 'id', productIds) : []
  const clusters = clusterIds.length ? await rowsOf(ctx, cluster, 'id', clusterIds) : []
  return new Map<number, BaseProductRow>([
    ...products.map((row) => [row.id, { ...row, __typename: 'Product' as const }] as const),
    ...clusters.map((row) => [row.id, { ...row, __typename: 'Cluster' as const }] as const),
  ])
}
