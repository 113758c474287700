/** Regular work in the database of each tenant: what is too old is deleted, some of it at a time. */
import type { Database } from './db/database.js'
import { deleteOpenRegistrations } from './modules/accounts/company/company.expiry.js'
import { deleteExpiredSessions } from './modules/accounts/session/session.expiry.js'
import { markChanges, pruneChanges } from './modules/messaging/change/change.rows.js'
import type { MailServices } from './modules/platform/template/template.mail.js'
import { type CartRetention, deleteExpiredCarts } from './modules/sales/cart/cart.expiry.js'

interface UpkeepOptions {
  /** For how many days the change feed keeps changes. */
  changeDays: number
  visitorCarts: CartRetention
  contextFor: MailServices['contextFor']
}

/** What strangers have left behind, as far as this process knows. */
export interface VisitorNumbers {
  /** Carts of visitors, of all tenants, when each of them was last looked after. */
  carts: number
  /** Carts of visitors that this process has deleted. */
  deletedCarts: number
}

export interface Upkeep {
  run(db: Database, now: Date, tenantId: string): Promise<void>
  readNumbers(): VisitorNumbers
}

const DAY_MS = 24 * 3_600_000
/** The context needs a channel; what is deleted belongs to none. */
const ANY_CHANNEL = 1

export function openUpkeep({ changeDays, visitorCarts, contextFor }: UpkeepOptions): Upkeep {
  const carts = new Map<string, number>()
  let deletedCarts = 0
  return {
    async run(db, now, tenantId) {
      await markChanges(db, now)
      await pruneChanges(db, new Date(now.getTime() - changeDays * DAY_MS))
      const { deleted, left } = await deleteExpiredCarts(db, now, visitorCarts)
      deletedCarts += deleted
      carts.set(tenantId, left)
      await deleteExpiredSessions(db, now)
      await deleteOpenRegistrations(await contextFor({ tenantId, channelId: ANY_CHANNEL, now }))
    },
    readNumbers: () => ({ carts: [...carts.values()].reduce((sum, count) => sum + count, 0), deletedCarts }),
  }
}
