/** Which bundles can be offered: those that hold something, and a leader where all but the leader are cheaper. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'

const suits = (condition: RawBuilder<unknown>, isLed: RawBuilder<unknown>) =>
  sql<SqlBool>`(${condition} is distinct from 'EP' or ${isLed})`

/** The condition that a row of `bundle` can. */
export const isComplete = sql<SqlBool>`exists (
  select from "bundleItem" held where held."bundleId" = bundle.id and ${suits(sql`bundle.condition`, sql`held."isLeader" = 'Y'`)})`

/** The condition that the bundle of an item can; `item` is what the row of "bundleItem" is called. */
export function isInCompleteBundle(item: string): RawBuilder<SqlBool> {
  const bundleId = sql.ref(`${item}.bundleId`)
  const isLed = sql`exists (select from "bundleItem" lead where lead."bundleId" = ${bundleId} and lead."isLeader" = 'Y')`
  return sql`exists (select from bundle whole where whole.id = ${bundleId} and ${suits(sql`whole.condition`, isLed)})`
}

/** The products that stand in one bundle with this one, which leads it: without it, the bundle may not be offered any more. */
export async function productsLedBy(ctx: Ctx, productId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct other."productId" as id from "bundleItem" lead join "bundleItem" other on other."bundleId" = lead."bundleId"
     where lead."productId" = ${productId} and lead."isLeader" = 'Y' order by 1`.execute(ctx.db)
  return rows.map(({ id }) => id)
}
