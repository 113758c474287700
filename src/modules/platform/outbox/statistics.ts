import { sql } from 'kysely'
import type { EventHandlers } from '../../../core/background-work.js'
import { ANALYZE } from '../../../core/bulk/statistics.js'

/** Analyzes the tables that a large load has filled. */
export const statisticsHandlers: EventHandlers = {
  [ANALYZE]: async ({ db }, { payload }) => {
    for (const name of payload.tables as string[]) await sql`analyze ${sql.table(name)}`.execute(db)
  },
}
