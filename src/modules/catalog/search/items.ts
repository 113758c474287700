/** Reads the products and clusters behind search entries. */
import type { ProductClass } from '../../../contract/contract.gen.js'
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { rowsOf } from '../../../core/store/store.js'
import type { ClusterRow, ProductRow } from '../../../db/db.gen.js'
import { readFor } from '../../../resources/catalog/buyer-rows.js'
import { cluster } from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'

/** A product or a cluster as an item of a list. */
export type BaseProductRow = (ProductRow & { __typename: 'Product' }) | (ClusterRow & { __typename: 'Cluster' })

/** A search result: the id of a product outside clusters, or of a cluster. */
export interface Entry {
  id: number
  class: ProductClass
}

/** The columns to read of each table; by default all. */
export interface ItemColumns {
  product?: readonly string[]
  cluster?: readonly string[]
}

/** What is read of a page of items. */
export interface PageSelection extends ItemColumns {
  /** Its facets; null or absent without facets. `totals`: with the totals of their values. */
  facets?: { totals: boolean } | null
}

/** Returns the products and clusters of entries that were found for the buyer, by id, with one statement for each of the two tables. */
export async function itemsOf(
  ctx: Ctx,
  buyer: Buyer,
  entries: readonly Entry[],
  columns: ItemColumns = {},
): Promise<Map<number, BaseProductRow>> {
  const idsOf = (type: ProductClass) => [...new Set(entries.filter((entry) => entry.class === type).map(({ id }) => id))]
  const [productIds, clusterIds] = [idsOf('PRODUCT'), idsOf('CLUSTER')]
  const [products, clusters] = await Promise.all([
    productIds.length ? rowsOf(ctx, product, 'id', productIds, columns.product) : [],
    clusterIds.length ? rowsOf(ctx, cluster, 'id', clusterIds, columns.cluster) : [],
  ])
  const items = toBaseProducts(ctx, buyer, [
    ...products.map((row) => ({ class: 'PRODUCT' as const, row })),
    ...clusters.map((row) => ({ class: 'CLUSTER' as const, row })),
  ])
  return new Map(items.map((item) => [item.id, item]))
}

/** Adds the GraphQL type to rows, and remembers the buyer, so that relations of these rows are read for the same buyer. */
export function toBaseProducts(ctx: Ctx, buyer: Buyer, rows: readonly { class: ProductClass; row: object }[]): BaseProductRow[] {
  const typed = rows.map(
    ({ class: type, row }) => Object.assign(row, { __typename: type === 'PRODUCT' ? 'Product' : 'Cluster' }) as BaseProductRow,
  )
  return readFor(ctx, buyer, typed)
}
