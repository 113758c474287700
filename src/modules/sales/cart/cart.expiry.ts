/** Deletes abandoned carts of visitors. Carts of contacts and customers, and carts that became orders, are kept. */
import { sql } from 'kysely'
import type { Job, MetricAbout } from '../../../core/background-work.js'
import { DAY_MS } from '../../../core/base/clock.js'
import type { Database } from '../../../db/database.js'

/** How long, and how many, carts of visitors are kept. */
export interface CartRetention {
  /** Days without a change. */
  days: number
  /** The maximum number of carts per tenant; 0 means no limit. The most recently changed carts stay, and so does any cart changed within a day. */
  max: number
}

/** Small batches keep row locks and connections short. */
const BATCH = 500
/** The number of batches in one run; the next run continues. */
const MAX_BATCHES = 20

/** The index on the time of the last change covers these carts only. */
const OF_VISITOR = sql<boolean>`"contactId" is null and "customerId" is null and "companyId" is null and "orderId" is null`

async function countCarts(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from cart where ${OF_VISITOR}`.execute(db)
  return rows[0]?.count ?? 0
}

export const cartMetrics = {
  wharf_visitor_carts: { help: 'Carts of visitors at the last count.', type: 'gauge', ofTenants: 'sum' },
  wharf_visitor_carts_deleted_total: {
    help: 'Carts of visitors that were deleted because they had not changed for a long time.',
    type: 'counter',
    ofTenants: 'sum',
  },
} as const satisfies Record<string, MetricAbout>

/** Regularly deletes expired carts of visitors, and counts them. */
export function expireCarts(retention: CartRetention): Job {
  const carts = new Map<string, number>()
  let deletedCarts = 0
  return {
    name: 'delete carts of visitors',
    async run({ db, now, tenantId }) {
      const { deleted, left } = await deleteExpiredCarts(db, now, retention)
      deletedCarts += deleted
      carts.set(tenantId, left)
    },
    readMetrics: () => ({
      wharf_visitor_carts: [...carts.values()].reduce((sum, count) => sum + count, 0),
      wharf_visitor_carts_deleted_total: deletedCarts,
    }),
  }
}

/** Deletes expired carts of visitors, and the oldest ones above the limit. Returns how many were deleted and how many are left. */
async function deleteExpiredCarts(db: Database, now: Date, { days, max }: CartRetention) {
  const before = (count: number) => new Date(now.getTime() - count * DAY_MS)
  const expired = await deleteCarts(db, before(days), MAX_BATCHES * BATCH)
  const count = await countCarts(db)
  const excess = max === 0 ? 0 : Math.min(count - max, MAX_BATCHES * BATCH - expired)
  const crowded = excess > 0 ? await deleteCarts(db, before(1), excess) : 0
  return { deleted: expired + crowded, left: count - crowded }
}

async function deleteCarts(db: Database, unchangedSince: Date, most: number): Promise<number> {
  let deleted = 0
  for (let count = BATCH; count === BATCH && deleted < most; deleted += count)
    count = await deleteBatch(db, unchangedSince, Math.min(BATCH, most - deleted))
  return deleted
}

/** Deletes one batch and releases its stock. Carts that are being changed are left to the next run. */
async function deleteBatch(db: Database, unchangedSince: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from cart where id = any(array(
        select id from cart where ${OF_VISITOR} and "lastModifiedAt" < ${unchangedSince}::timestamptz
         order by "lastModifiedAt", id limit ${most}::int for update skip locked))
      returning uuid),
    released as (
      delete from "stockReservation" where id in (
        select id from "stockReservation" where reference in (select uuid::text from gone) order by id for update))
    select count(*)::int as count from gone`.execute(db)
  return rows[0]?.count ?? 0
}
