/** Reads products and clusters in the assortment of the buyer. */
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import type { Relation } from '../../../core/store/relations.js'
import { columnNames } from '../../../core/store/row.js'
import type { ProductRow } from '../../../db/db.gen.js'
import { clusterInAssortment, inSomeAssortment, productInAssortment } from '../../../resources/catalog/assortment.js'
import { groupByBuyer, readFor } from '../../../resources/catalog/buyer-rows.js'
import { assortmentsOf } from './assortment.js'

/** Filters records by the argument `hidden`; all match if it is not given. */
export const matchesHidden =
  (wanted: boolean | null | undefined) =>
  ({ hidden }: { hidden: 'Y' | 'N' }) =>
    wanted == null || (hidden === 'Y') === wanted

/** Returns the condition that a row of `table` is visible to the buyer. */
export async function isVisibleTo(ctx: Ctx, buyer: Buyer, table: 'product' | 'cluster') {
  const assortments = await assortmentsOf(ctx, buyer)
  if (!assortments) return sql<SqlBool>`true`
  return inSomeAssortment(assortments, table === 'product' ? productInAssortment : clusterInAssortment)
}

/** Returns the products by one column that are visible to the buyer, in the order of their cluster. */
export async function visibleProducts(
  ctx: Ctx,
  buyer: Buyer,
  column: 'id' | 'clusterId',
  values: readonly number[],
  columns: readonly string[] = columnNames('product'),
): Promise<ProductRow[]> {
  if (values.length === 0) return []
  const query = ctx.db
    .selectFrom('product')
    .select(columns as never[])
    .where(column, '=', sql<number>`any(${[...new Set(values)]})`)
    .where(await isVisibleTo(ctx, buyer, 'product'))
  return readFor(ctx, buyer, (await query.orderBy('clusterOrder').orderBy('id').execute()) as ProductRow[])
}

interface WithDefaultProduct {
  defaultProductId: number | null
}

/** Returns the default product of each cluster or option; null if none is visible to the buyer. */
export const defaultProductOf =
  (columns?: readonly string[]): Relation<WithDefaultProduct, ProductRow | null> =>
  (ctx, records) =>
    groupByBuyer(ctx, records, async (buyer, some) => {
      const ids = some.flatMap(({ defaultProductId }) => defaultProductId ?? [])
      const byId = new Map((await visibleProducts(ctx, buyer, 'id', ids, columns)).map((row) => [row.id, row]))
      return some.map(({ defaultProductId }) => byId.get(defaultProductId ?? 0) ?? null)
    })

/** Returns the id of the default product. Without order lists, the product need not be read. */
export const defaultProductIdOf: Relation<WithDefaultProduct, number | null> = (ctx, records) =>
  groupByBuyer(ctx, records, async (buyer, some) => {
    if (!(await assortmentsOf(ctx, buyer))) return some.map(({ defaultProductId }) => defaultProductId)
    return (await defaultProductOf(['id'])(ctx, some)).map((row) => row?.id ?? null)
  })
