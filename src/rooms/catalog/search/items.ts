/** The records behind search entries. */
import type { ProductClass } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { rowsOf } from '../../../core/store/store.js'
import { cluster } from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'
import { type BuyerArguments, buyerArguments } from '../assortment/assortment.js'
import type { AskedCluster, AskedProduct } from '../assortment/assortment.read.js'

/** A product or a cluster, as a list shows it. */
export type BaseProductRow = (AskedProduct & { __typename: 'Product' }) | (AskedCluster & { __typename: 'Cluster' })

/** What an entry stands for. */
export interface Entry {
  id: number
  class: ProductClass
}

/** What is read of each kind; all when nothing is said. */
export interface ItemColumns {
  product?: readonly string[]
  cluster?: readonly string[]
}

/** Products and clusters by the numbers of their entries, under the order lists of the search: one statement for each kind. */
export async function itemsOf(
  ctx: Ctx,
  search: BuyerArguments,
  entries: readonly Entry[],
  columns: ItemColumns = {},
): Promise<Map<number, BaseProductRow>> {
  const idsOf = (type: ProductClass) => [...new Set(entries.filter((entry) => entry.class === type).map(({ id }) => id))]
  const [productIds, clusterIds] = [idsOf('PRODUCT'), idsOf('CLUSTER')]
  const [products, clusters] = await Promise.all([
    productIds.length ? rowsOf(ctx, product, 'id', productIds, columns.product) : [],
    clusterIds.length ? rowsOf(ctx, cluster, 'id', clusterIds, columns.cluster) : [],
  ])
  const items = toBaseProducts(search, [
    ...products.map((row) => ({ class: 'PRODUCT' as const, row })),
    ...clusters.map((row) => ({ class: 'CLUSTER' as const, row })),
  ])
  return new Map(items.map((item) => [item.id, item]))
}

/** Rows as a list shows them: each says what it is, and under which order lists it is to be read on. */
export function toBaseProducts(search: BuyerArguments, rows: readonly { class: ProductClass; row: object }[]): BaseProductRow[] {
  const asked = buyerArguments(search)
  return rows.map(
    ({ class: type, row }) =>
      Object.assign(row, { asked, __typename: type === 'PRODUCT' ? 'Product' : 'Cluster' }) as BaseProductRow,
  )
}
