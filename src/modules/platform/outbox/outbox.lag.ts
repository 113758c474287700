/** What waits in the outbox of a tenant, for those who watch the server. */
import { sql } from 'kysely'
import type { Database } from '../../../db/database.js'

export interface OutboxLag {
  /** How long the oldest waiting event is overdue. */
  lagSeconds: number
  pending: number
  failed: number
}

/** Counting stops here: to know that there are more helps nobody. */
const MAX_COUNTED = 10_000

/** One statement; the indexes on what is due keep it short however many events are done. */
export async function readOutboxLag(db: Database, now: Date): Promise<OutboxLag> {
  const countOf = (status: string) =>
    sql`(select count(*)::int from (select from "actionDelivery" where status = ${status}::text limit ${MAX_COUNTED}::int) counted)`
  const { rows } = await sql<OutboxLag>`
    select coalesce((select extract(epoch from ${now}::timestamptz - min("dueAt")) from event
                      where "doneAt" is null and "dueAt" <= ${now}::timestamptz), 0)::float8 as "lagSeconds",
           ${countOf('PENDING')} as pending, ${countOf('FAILED')} as failed`.execute(db)
  return rows[0] ?? { lagSeconds: 0, pending: 0, failed: 0 }
}
