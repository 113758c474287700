/** Deletes ended sessions with their refresh tokens, and the oldest visitor sessions above the limit. */
import { type RawBuilder, sql } from 'kysely'
import { DAY_MS } from '../../../core/base/clock.js'
import type { Database } from '../../../db/database.js'

const BATCH = 1000
/** The number of batches in one run; the next run continues. */
const MAX_BATCHES = 10
/** The maximum number of visitor sessions per tenant. Above it, those that would end first are deleted, but none that began within a day. */
const MAX_VISITORS = 1_000_000

export async function deleteExpiredSessions(db: Database, now: Date, maxVisitors = MAX_VISITORS): Promise<void> {
  await deleteSessions(db, sql`"expiresAt" < ${now}::timestamptz`, MAX_BATCHES * BATCH)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from session where kind = 'anonymous'`.execute(db)
  const excess = (rows[0]?.count ?? 0) - maxVisitors
  const dayAgo = new Date(now.getTime() - DAY_MS)
  if (excess > 0)
    await deleteSessions(
      db,
      sql`kind = 'anonymous' and "createdAt" < ${dayAgo}::timestamptz`,
      Math.min(excess, MAX_BATCHES * BATCH),
    )
}

async function deleteSessions(db: Database, isOver: RawBuilder<unknown>, most: number): Promise<void> {
  for (let left = most, count = BATCH; left > 0 && count === BATCH; left -= count) {
    const { rows } = await sql<{ count: number }>`
      with gone as (
        delete from session where uuid = any(array(
          select uuid from session where ${isOver} order by "expiresAt" limit ${Math.min(BATCH, left)}::int for update skip locked))
        returning 1)
      select count(*)::int as count from gone`.execute(db)
    count = rows[0]?.count ?? 0
  }
}
