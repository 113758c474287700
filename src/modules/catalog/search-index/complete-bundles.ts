/** Complete bundles, which are visible to buyers: bundles with items, and with a leader if their discount is on all items but the leader. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'

/** Returns the condition that a bundle has a leader if it needs one: the discount of the condition EP leaves out the leader. */
const hasNeededLeader = (condition: RawBuilder<unknown>, hasLeader: RawBuilder<unknown>) =>
  sql<SqlBool>`(${condition} is distinct from 'EP' or ${hasLeader})`

/** Returns the condition that a row of `bundle` is complete. */
export const isCompleteBundle = sql<SqlBool>`exists (
  select from "bundleItem" item where item."bundleId" = bundle.id and ${hasNeededLeader(sql`bundle.condition`, sql`item."isLeader" = 'Y'`)})`

/** Returns the condition that a bundle item belongs to a complete bundle; `item` is the alias of "bundleItem". */
export function isInCompleteBundle(item: string): RawBuilder<SqlBool> {
  const bundleId = sql.ref(`${item}.bundleId`)
  const hasLeader = sql`exists (select from "bundleItem" leader where leader."bundleId" = ${bundleId} and leader."isLeader" = 'Y')`
  return sql`exists (select from bundle whole where whole.id = ${bundleId} and ${hasNeededLeader(sql`whole.condition`, hasLeader)})`
}

/** Returns the ids of all products in the bundles that this product leads. Without their leader these bundles may become incomplete, which changes the entries of their products. */
export async function productsLedBy(ctx: Ctx, productId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct other."productId" as id from "bundleItem" leader join "bundleItem" other on other."bundleId" = leader."bundleId"
     where leader."productId" = ${productId} and leader."isLeader" = 'Y' order by 1`.execute(ctx.db)
  return rows.map(({ id }) => id)
}
