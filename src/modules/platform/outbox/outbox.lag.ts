/** The backlog of a tenant's outbox, for monitoring. */
import { sql } from 'kysely'
import type { MetricAbout } from '../../../core/background-work.js'
import type { Database } from '../../../db/database.js'

export const outboxMetrics = {
  wharf_outbox_lag_seconds: { help: 'How long the oldest waiting event is overdue.', type: 'gauge', ofTenants: 'max' },
  wharf_deliveries_pending: { help: 'Webhooks and e-mails that are waiting.', type: 'gauge', ofTenants: 'sum' },
  wharf_deliveries_failed: { help: 'Webhooks and e-mails that failed finally.', type: 'gauge', ofTenants: 'sum' },
} as const satisfies Record<string, MetricAbout>

type OutboxValues = Record<keyof typeof outboxMetrics, number>

/** Counting stops here: an exact number is not needed. */
const MAX_COUNTED = 10_000

/** Reads the metrics in one statement, which the indexes on due rows keep fast. */
export async function readOutboxMetrics(db: Database, now: Date): Promise<OutboxValues> {
  const countOf = (status: string) =>
    sql`(select count(*)::int from (select from "actionDelivery" where status = ${status}::text limit ${MAX_COUNTED}::int) counted)`
  const { rows } = await sql<OutboxValues>`
    select coalesce((select extract(epoch from ${now}::timestamptz - min("dueAt")) from event
                      where "doneAt" is null and "dueAt" <= ${now}::timestamptz), 0)::float8 as wharf_outbox_lag_seconds,
           ${countOf('PENDING')} as wharf_deliveries_pending, ${countOf('FAILED')} as wharf_deliveries_failed`.execute(db)
  return rows[0] ?? { wharf_outbox_lag_seconds: 0, wharf_deliveries_pending: 0, wharf_deliveries_failed: 0 }
}
