/**
 * Keeps the planner's statistics up to date after large loads. PostgreSQL analyzes tables itself, but only minutes later; until then it
 * scans a whole table because it assumes that it is small.
 */
import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_CHANNEL } from '../auth/credentials.js'
import type { Ctx } from '../context.js'
import { newUuid } from '../store/row.js'

/** The event whose handler analyzes the tables that its payload names. */
export const ANALYZE = 'TABLE_ANALYZE'

/** A command that adds fewer rows does not make a small table large. */
export const LARGE_LOAD = 200

/** Returns a part of a statement that schedules an analysis of the tables if `condition` holds, unless the same one is already scheduled. */
export const insertAnalysis = (
  ctx: Pick<Ctx, 'now'>,
  tables: readonly string[],
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const payload = sql`jsonb_build_object('tables', ${JSON.stringify(tables)}::jsonb)`
  return sql`
  insert into event (uuid, trigger, "channelId", payload, "createdAt", "dueAt")
  select ${newUuid(ctx)}::uuid, ${ANALYZE}::text, ${DEFAULT_CHANNEL}::int, ${payload}, ${ctx.now}::timestamptz, ${ctx.now}::timestamptz
   where ${condition}
     and not exists (select from event e where e.trigger = ${ANALYZE} and e."doneAt" is null and e.payload = ${payload})`
}

/**
 * Returns the part of a bulk statement that schedules an analysis if the table then has more than twice the pages that the planner assumes.
 * The statement has a CTE `added` with the new rows.
 */
export const scheduleAnalysis = (ctx: Ctx, table: string): RawBuilder<unknown> =>
  insertAnalysis(
    ctx,
    [table],
    sql`(select count(*) from added) >= ${sql.lit(LARGE_LOAD)} and (
     select pg_relation_size(oid) > 2 * greatest(relpages, 8) * 8192 from pg_class where oid = ${sql.lit(`"${table}"`)}::regclass)`,
  )
