/** Analyzes the search tables after large loads; see core/bulk/statistics.ts. */
import { sql } from 'kysely'
import { insertAnalysis } from '../../../core/bulk/statistics.js'
import type { Ctx } from '../../../core/context.js'

/** The tables that a load of products fills and a search reads. */
const TABLES = [
  ...['product', 'productSource', 'productSlug', 'categoryItem', 'attribute'],
  ...['searchEntry', 'searchMember', 'searchText', 'searchWord', 'searchValue', 'searchCount'],
]

/** The condition that there are more than twice as many products as the planner assumes (reltuples). The counters of the lists have the actual number. */
const hasGrown = sql`(
  select sum(delta) from "searchCount" where list = 'product') > 2 * (select greatest(reltuples, 100) from pg_class where oid = 'product'::regclass)`

/** Schedules an analysis if the catalogue has grown that much. It runs after the commit. */
export async function scheduleAnalysis(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await insertAnalysis(ctx, TABLES, hasGrown).execute(ctx.db)
}
