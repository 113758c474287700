/** Deletes sessions that have ended, with their refresh tokens. */
import { sql } from 'kysely'
import type { Database } from '../../../db/database.js'

const BATCH = 1000
/** The number of batches in one run; the next run goes on. */
const MAX_BATCHES = 10

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const { rows } = await sql<{ count: number }>`
      with gone as (
        delete from session where uuid = any(array(
          select uuid from session where "expiresAt" < ${now}::timestamptz order by "expiresAt" limit ${BATCH}::int for update skip locked))
        returning 1)
      select count(*)::int as count from gone`.execute(db)
    if ((rows[0]?.count ?? 0) < BATCH) return
  }
}
