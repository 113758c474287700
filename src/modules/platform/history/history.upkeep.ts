/** Keeps the history complete and short. */
import { sql } from 'kysely'
import type { Job } from '../../../core/background-work.js'
import { DAY_MS } from '../../../core/base/clock.js'
import type { Database } from '../../../db/database.js'
import { DEFAULT_TENANT } from '../../../db/tenants/tenants.js'
import { pruneHistory } from './history.rows.js'

/** Lets the triggers compare columns that a migration has added. */
export async function refreshHistory(db: Database): Promise<void> {
  await sql`select "refreshHistory"()`.execute(db)
}

/** Deletes entries that are older than the given days. The control database is that of the default tenant. */
export const pruneOldEntries = (days: number): Job => ({
  name: 'prune the history',
  async run({ db, tenantId, now }) {
    const before = new Date(now.getTime() - days * DAY_MS)
    await pruneHistory(db, 'recordHistory', before)
    if (tenantId === DEFAULT_TENANT) await pruneHistory(db, 'control.controlHistory', before)
  },
})
