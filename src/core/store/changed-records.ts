import { sql } from 'kysely'
import type { Ctx } from '../context.js'

/**
 * Answers which of these records the current transaction has changed so far, in their rows or in their parts. The triggers of the change feed
 * write it down. A load that sends everything every night changes little of it, and only that needs more work.
 */
export async function readChangedIds({ db }: Pick<Ctx, 'db'>, type: string, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct "recordId" as id from "changeEntry"
     where xid = pg_current_xact_id()::text::bigint and type = ${type}::text and "recordId" = any(${ids}::int4[])`.execute(db)
  return rows.map(({ id }) => id)
}
