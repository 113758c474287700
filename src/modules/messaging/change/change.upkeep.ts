/** Keeps the change feed short. */
import type { Job } from '../../../core/background-work.js'
import { DAY_MS } from '../../../core/base/clock.js'
import { markChanges, pruneChanges } from './change.rows.js'

/** Records the position of the feed, and deletes changes that are older than the given days. */
export const pruneFeed = (days: number): Job => ({
  name: 'prune the change feed',
  async run({ db, now }) {
    await markChanges(db, now)
    await pruneChanges(db, new Date(now.getTime() - days * DAY_MS))
  },
})
