/**
 * Keeps the planner's statistics in step with large loads. PostgreSQL analyzes tables by itself, but only minutes later; until then it plans
 * searches for tables that it takes for small.
 */
import { sql } from 'kysely'
import { DEFAULT_CHANNEL } from '../../../core/auth/credentials.js'
import type { Ctx } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import type { Delivery } from '../../platform/outbox/outbox.rows.js'

/** The tables that a load of products fills and a search reads. */
const TABLES = [
  ...['product', 'productSource', 'productSlug', 'categoryItem', 'attribute'],
  ...['searchEntry', 'searchMember', 'searchText', 'searchWord', 'searchValue', 'searchCount'],
].map((table) => `"${table}"`)

/** A command that writes fewer entries does not count as a load. */
export const LARGE_LOAD = 200

/** Selects the tables that have more than doubled since they were last analyzed. "relpages" is what the planner believes. */
const grownTables = sql`
  select c.relname as name from pg_class c
   where c.oid = any(${TABLES}::regclass[]) and pg_relation_size(c.oid) / current_setting('block_size')::int8 > greatest(2 * c.relpages, 20)`

/** Schedules an analysis if the load has made a table grow, unless one is scheduled already. It runs after the commit. */
export async function scheduleAnalysis({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await sql`
    insert into event (uuid, trigger, "channelId", payload, "createdAt", "dueAt")
    select ${newUuid({ now } as never)}, 'SEARCH_ANALYZE', ${DEFAULT_CHANNEL}, '{}', ${now}, ${now}
     where exists (${grownTables})
       and not exists (select from event e where e.trigger = 'SEARCH_ANALYZE' and e."doneAt" is null)`.execute(db)
}

/** The outbox handler that analyzes the tables that have grown. */
export async function analyzeGrownTables({ db }: Delivery): Promise<void> {
  const { rows } = await sql<{ name: string }>`${grownTables}`.execute(db)
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db)
}
