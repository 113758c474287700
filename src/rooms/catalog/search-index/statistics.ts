/**
 * Keeps the planner's statistics in step with large loads. PostgreSQL analyzes tables by itself, but only minutes later; until then it plans
 * searches for tables that it takes for small.
 */
import { sql } from 'kysely'
import { DEFAULT_CHANNEL } from '../../../core/auth/credentials.js'
import type { Ctx } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import type { EventRow } from '../../../db/db.gen.js'
import type { Delivery } from '../../platform/outbox/outbox.rows.js'

/** The tables that a load of products fills and a search reads. */
const TABLES = [
  ...['product', 'productSource', 'productSlug', 'categoryItem', 'attribute'],
  ...['searchEntry', 'searchMember', 'searchText', 'searchWord', 'searchValue', 'searchCount'],
]

/** A command that writes fewer entries does not count as a load. */
export const LARGE_LOAD = 200

/** The condition that there are more than twice as many products as the planner believes (reltuples). The counters of the lists know how many there are. */
const hasGrown = sql`(
  select sum(delta) from "searchCount" where list = 'product') > 2 * (select greatest(reltuples, 100) from pg_class where oid = 'product'::regclass)`

/** Schedules an analysis if the catalogue has grown that much, unless one is scheduled already. It runs after the commit. */
export async function scheduleAnalysis({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await sql`
    insert into event (uuid, trigger, "channelId", payload, "createdAt", "dueAt")
    select ${newUuid({ now } as never)}, 'SEARCH_ANALYZE', ${DEFAULT_CHANNEL}, '{}', ${now}, ${now}
     where ${hasGrown}
       and not exists (select from event e where e.trigger = 'SEARCH_ANALYZE' and e."doneAt" is null)`.execute(db)
}

/** The outbox handler that analyzes the table of another bulk load; see core/bulk/statistics.ts. */
export async function analyzeTable({ db }: Delivery, { payload }: EventRow): Promise<void> {
  await sql`analyze ${sql.table(String(payload.table))}`.execute(db)
}

/** The outbox handler that analyzes the tables. */
export async function analyzeTables({ db }: Delivery): Promise<void> {
  for (const name of TABLES) await sql`analyze ${sql.table(name)}`.execute(db)
}
