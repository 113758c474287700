/** Reads products and clusters as far as the buyer's order lists show them. */
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import type { Relation } from '../../../core/store/relations.js'
import { columnNames } from '../../../core/store/row.js'
import { groupBy } from '../../../core/store/store.js'
import type { ClusterRow, ProductRow } from '../../../db/db.gen.js'
import { clusterInAssortment, inSomeAssortment, productInAssortment } from '../../../resources/catalog/assortment.js'
import type { BuyerArguments } from './assortment.js'
import { assortmentsOf } from './assortment.js'

/** A record that was asked for with order lists of its own: they hold for what is read of it, too. */
export interface Asked {
  asked?: BuyerArguments
}

export type AskedCluster = ClusterRow & Asked

export type AskedProduct = ProductRow & Asked

/** Whether something is as hidden as the caller asked for; both kinds when they did not. */
export const matchesHidden =
  (asked: boolean | null | undefined) =>
  ({ hidden }: { hidden: 'Y' | 'N' }) =>
    asked == null || (hidden === 'Y') === asked

export async function offered(ctx: Ctx, asked: BuyerArguments, what: 'product' | 'cluster') {
  const assortments = await assortmentsOf(ctx, asked)
  if (!assortments) return sql<SqlBool>`true`
  return inSomeAssortment(assortments, what === 'product' ? productInAssortment : clusterInAssortment)
}

/** Products by one column, in their order in their cluster. */
export async function visibleProducts(
  ctx: Ctx,
  asked: BuyerArguments,
  column: 'id' | 'clusterId',
  values: readonly number[],
): Promise<AskedProduct[]> {
  if (values.length === 0) return []
  const query = ctx.db
    .selectFrom('product')
    .select(columnNames('product') as never[])
    .where(column, '=', sql<number>`any(${[...new Set(values)]})`)
    .where(await offered(ctx, asked, 'product'))
  const rows = (await query.orderBy('clusterOrder').orderBy('id').execute()) as ProductRow[]
  return rows.map((row) => Object.assign(row, { asked }))
}

/** The number of the product that each cluster or option begins with; null also where order lists hide it. */
export const defaultProductIdOf: Relation<Asked & { defaultProductId: number | null }, number | null> = (ctx, records) =>
  groupByBuyer(records, async (asked, some) => {
    const ids = some.map(({ defaultProductId }) => defaultProductId)
    if (!(await assortmentsOf(ctx, asked))) return ids
    const shown = await visibleProducts(
      ctx,
      asked,
      'id',
      ids.flatMap((id) => id ?? []),
    )
    const known = new Set(shown.map(({ id }) => id))
    return ids.map((id) => (id !== null && known.has(id) ? id : null))
  })

/** Nearly always all records of a level were asked for with the same lists: then it is done at once. */
export async function groupByBuyer<P extends Asked, R>(
  records: readonly P[],
  work: (asked: BuyerArguments, some: P[]) => Promise<R[]>,
): Promise<R[]> {
  const answers = new Map<P, R>()
  for (const some of groupBy(records, ({ asked }) => JSON.stringify(asked)).values()) {
    const found = await work(some[0]?.asked ?? {}, some)
    for (const [i, one] of some.entries()) answers.set(one, found[i] as R)
  }
  return records.map((one) => answers.get(one) as R)
}
