/**
 * Keeps the planner's statistics in step with bulk loads. PostgreSQL analyzes tables by itself, but only minutes later; until then it
 * reads a table from end to end because it takes it for small.
 */
import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_CHANNEL } from '../auth/credentials.js'
import type { Ctx } from '../context.js'
import { newUuid } from '../store/row.js'

/** The event whose handler analyzes the table that its payload names. */
export const ANALYZE = 'TABLE_ANALYZE'

/** A bulk that adds fewer rows does not make a small table large. */
export const LARGE_LOAD = 200

/**
 * The part of a bulk statement that schedules an analysis if the table then has more than twice the pages that the planner believes it
 * has, unless one is scheduled already. The statement has a CTE `added` with the new rows.
 */
export const scheduleAnalysis = (ctx: Ctx, table: string): RawBuilder<unknown> => sql`
  insert into event (uuid, trigger, "channelId", payload, "createdAt", "dueAt")
  select ${newUuid(ctx)}::uuid, ${ANALYZE}::text, ${DEFAULT_CHANNEL}::int, jsonb_build_object('table', ${table}::text), ${ctx.now}::timestamptz, ${ctx.now}::timestamptz
    from pg_class c where c.oid = ${sql.lit(`"${table}"`)}::regclass and (select count(*) from added) >= ${sql.lit(LARGE_LOAD)}
     and pg_relation_size(c.oid) > 2 * greatest(c.relpages, 8) * 8192
     and not exists (select from event e where e.trigger = ${ANALYZE} and e."doneAt" is null and e.payload ->> 'table' = ${table})`
