/** Gives back what orders took that waited too long for their payment, and compares the ledger with the amounts that it adds up to. */
import { sql } from 'kysely'
import type { Job, MetricAbout } from '../../../core/background-work.js'
import type { Database } from '../../../db/database.js'
import { holdCallOffs } from '../../catalog/call-off-contract/hold-call-offs.js'
import { findDifferences } from '../spending-entry/ledger.js'
import { holdSpending } from './hold.js'

/** The number of orders in one run; the next run continues. */
const BATCH = 200

const HOUR_MS = 3_600_000

export const spendingMetrics = {
  wharf_spending_holds_expired_total: {
    help: 'Orders that gave back their budgets and credit because they waited too long for their payment.',
    type: 'counter',
    ofTenants: 'sum',
  },
  wharf_spending_ledger_differences: {
    help: 'Budgets and credit accounts whose ledger does not add up to their amount, at the last comparison. It must be 0.',
    type: 'gauge',
    ofTenants: 'sum',
  },
} as const satisfies Record<string, MetricAbout>

/** Gives back what expired orders took. Returns their number. An order that another transaction has locked waits for the next run. */
async function expireHolds(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ orderId: number }>`
    select "orderId" from "spendingHold" where "expiresAt" <= ${now} order by "orderId" limit ${BATCH}`.execute(db)
  let expired = 0
  for (const { orderId } of rows) expired += (await db.transaction().execute((inner) => expireHold(inner, now, orderId))) ? 1 : 0
  return expired
}

/** Locks the order, then its budgets and accounts, as every change of an order does. */
async function expireHold(db: Database, now: Date, orderId: number): Promise<boolean> {
  const order = await sql`select 1 from "order" where id = ${orderId} for no key update skip locked`.execute(db)
  const { rows } = await sql<{ exists: boolean }>`
    select exists (select from "order" where id = ${orderId}) as exists
      from "spendingHold" where "orderId" = ${orderId} and "expiresAt" <= ${now} for update skip locked`.execute(db)
  if (!rows[0] || (rows[0].exists && order.rows.length === 0)) return false
  await holdSpending(
    { db, now },
    {
      order: { id: orderId, status: '', channelId: 0 },
      purchase: null,
      enforcement: 'NONE',
      isNew: false,
      reason: 'ORDER_EXPIRED',
    },
  )
  await holdCallOffs({ db, now }, { orderId, takes: false, reason: 'ORDER_EXPIRED' })
  // Without a budget or an account, nothing else drops it.
  await sql`delete from "spendingHold" where "orderId" = ${orderId}`.execute(db)
  return true
}

/** Expires holds about once a minute, and compares the ledger about once an hour. A difference is reported as an error of the job. */
export function keepLedger(): Job {
  const comparedAt = new Map<string, number>()
  const differences = new Map<string, number>()
  let expired = 0
  return {
    name: 'budgets and credit',
    async run({ db, now, tenantId }) {
      expired += await expireHolds(db, now)
      if (now.getTime() - (comparedAt.get(tenantId) ?? 0) < HOUR_MS) return
      comparedAt.set(tenantId, now.getTime())
      const found = await findDifferences(db)
      differences.set(tenantId, found.length)
      if (found.length) throw new Error(`The ledger does not add up: ${JSON.stringify(found.slice(0, 5))}`)
    },
    readMetrics: () => ({
      wharf_spending_holds_expired_total: expired,
      wharf_spending_ledger_differences: [...differences.values()].reduce((sum, count) => sum + count, 0),
    }),
  }
}
