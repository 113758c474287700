/** Regular work on the links of approvals. */
import { sql } from 'kysely'
import type { Job } from '../../../core/background-work.js'
import { DAY_MS } from '../../../core/base/clock.js'
import { askNewDelegates } from './notices.js'

/** The number of requests in one run; the next run continues. */
const BATCH = 200

/** Asks delegates whose time begins while a request waits. */
export const askDelegates: Job = {
  name: 'e-mails to delegates of approvers',
  run: ({ db, now }) =>
    db.isTransaction
      ? askNewDelegates({ db, now }, BATCH)
      : db.transaction().execute((inner) => askNewDelegates({ db: inner, now }, BATCH)),
}

/** For this long, a link that has expired says so. */
const KEPT_DAYS = 90

export const deleteOldLinks: Job = {
  name: 'delete expired links of approvals',
  async run({ db, now }) {
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
    await sql`delete from "approvalLink" where "expiresAt" < ${before}::timestamptz`.execute(db)
  },
}
