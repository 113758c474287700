import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'

/**
 * Returns which of these records, or their parts, the current transaction has changed so far, as recorded by the triggers of the change feed.
 * A nightly load of everything changes little, and only that needs more work.
 */
export async function readChangedIds({ db }: Pick<Ctx, 'db'>, type: string, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct "recordId" as id from "changeEntry"
     where xid = pg_current_xact_id()::text::bigint and type = ${type}::text and "recordId" = any(${ids}::int4[])`.execute(db)
  return rows.map(({ id }) => id)
}
