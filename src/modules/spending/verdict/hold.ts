/**
 * Reserves budgets and credit for orders, like stock: in the transaction of the order, under the locks of the budgets and accounts, so that concurrent
 * orders never take more than there is. A cancelled, deleted or expired order gives everything back. What an order takes is the sum of its entries in the ledger.
 */
import { sql } from 'kysely'
import type { SpendingEntryReason, SpendingPart } from '../../../contract/contract.gen.js'
import { conflict, DomainError } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { Decimal } from '../../../core/money.js'
import { compiledQuery } from '../../../core/store/compiled-query.js'
import { type NewEntry, writeEntries } from '../spending-entry/ledger.js'
import { lockAccounts, readFacts } from './facts.js'
import { judge, type Share, shareOfBudget, shareOfCredit, type Verdict } from './judge.js'
import { NO_FACTS, type Purchase, type SpendingFacts } from './purchase.js'

/** Which reasons of a verdict stop an order: all, only refusals, or none because another system only reports what it has agreed. */
export type Enforcement = 'ALL' | 'REFUSALS' | 'NONE'

/** The order that takes from budgets and credit. */
interface SpendingOrder {
  id: number
  status: string
  channelId: number
}

export interface HoldRequest {
  order: SpendingOrder
  /** Null if the order no longer takes anything. */
  purchase: Purchase | null
  enforcement: Enforcement
  /** The order was added by this transaction, and has taken nothing before. */
  isNew: boolean
  /** Why it gives everything back. */
  reason?: SpendingEntryReason
}

type HoldPlace = Pick<Ctx, 'db' | 'now'> & { actor?: Pick<Ctx['actor'], 'userId'> }

/** Makes an order take what its purchase needs, or give back what it no longer needs. Throws if the verdict does not allow it. */
export async function holdSpending(place: HoldPlace, request: HoldRequest): Promise<void> {
  const { order, purchase, enforcement, isNew, reason: given = 'ORDER_CANCELLED' } = request
  if (isNew && !purchase?.companyId) return
  const { db } = place
  // Sent together. The transaction runs them in this order, and the facts are read by a statement of their own, after the locks.
  const [locked, [facts = NO_FACTS]] = await Promise.all([
    lockAccounts(db, purchase ?? nothingOf(order)),
    purchase ? readFacts(place, [purchase]) : [],
  ])
  requireLocked(facts, locked)
  if (purchase) requireAllowed(judge(purchase, facts), enforcement)
  if (locked.budgetIds.length + locked.creditAccountIds.length === 0) return
  const held = isNew ? [] : await readHeld(place, order.id)
  const wanted = purchase ? wantedOf(purchase, facts) : []
  const entries = [...takeMore(wanted, held), ...giveBack(wanted, held)]
  const reason = !purchase ? given : held.length ? 'ORDER_CHANGED' : 'ORDER_PLACED'
  await Promise.all([
    writeEntries(
      place,
      entries.map((entry) => ({ ...entry, orderId: order.id, reason })),
    ),
    purchase ? keepHold(place, order) : dropHold(place, order),
  ])
}

/** Throws if a verdict stops an order. The purchase limit of the contract is not among the reasons: where it applies, it has its own error. */
export function requireAllowed({ verdict, reasons: all }: Verdict, enforcement: Enforcement): void {
  const reasons = all.filter(({ code }) => code !== 'PURCHASE_LIMIT_EXCEEDED')
  const say = (effect: string) => reasons.flatMap((reason) => (reason.effect === effect ? [reason.message] : [])).join('. ')
  if (verdict === 'REFUSED' && enforcement !== 'NONE') throw new DomainError('REFUSED', 'SPENDING_REFUSED', say('REFUSES'))
  if (verdict === 'NEEDS_APPROVAL' && enforcement === 'ALL' && say('NEEDS_APPROVAL'))
    throw conflict('SPENDING_NEEDS_APPROVAL', `${say('NEEDS_APPROVAL')}. The order needs purchase authorization`)
}

/** A purchase that stands for an order that takes nothing. */
const nothingOf = ({ id }: SpendingOrder): Purchase => ({
  orderId: id,
  cartId: null,
  companyId: null,
  contactId: null,
  costCentre: null,
  project: null,
  currency: '',
  totalGross: '0',
  totalNet: '0',
  isPaid: false,
  isPlaced: false,
})

/** Throws if a budget was added, or a company moved, between the locks and the facts. */
function requireLocked(
  { budgets, credit }: SpendingFacts,
  locked: { budgetIds: readonly number[]; creditAccountIds: readonly number[] },
): void {
  const isLocked =
    budgets.every(({ id }) => locked.budgetIds.includes(id)) && (!credit || locked.creditAccountIds.includes(credit.id))
  if (!isLocked) throw conflict('SPENDING_RULES_CHANGED', 'The budgets or the credit of the company have just changed: try again')
}

/** What an order takes of one budget or account. */
interface Wanted {
  key: string
  share: Share
  currency: string
  entry: Pick<NewEntry, 'budgetId' | 'creditAccountId' | 'part' | 'startsOn' | 'contactId'>
}

const keyOf = ({
  budgetId,
  creditAccountId,
}: {
  budgetId?: number | null | undefined
  creditAccountId?: number | null | undefined
}) => (budgetId ? `budget ${budgetId}` : `credit ${creditAccountId}`)

/** Returns what a purchase takes. A budget for whose currency there is no rate counts nothing; only an informative one lets such an order pass. */
function wantedOf(purchase: Purchase, { budgets, credit }: SpendingFacts): Wanted[] {
  const ofBudgets = budgets.flatMap((budget): Wanted[] => {
    const share = shareOfBudget(purchase, budget)
    const entry = { budgetId: budget.id, part: 'BUDGET' as const, startsOn: budget.startsOn, contactId: budget.contactId }
    return share ? [{ key: keyOf(entry), share, currency: purchase.currency, entry }] : []
  })
  const share = credit && shareOfCredit(purchase, credit)
  if (!credit || !share) return ofBudgets
  const entry = { creditAccountId: credit.id, part: 'OPEN_ORDERS' as const }
  return [...ofBudgets, { key: keyOf(entry), share, currency: purchase.currency, entry }]
}

/** What an order has taken, and where from. */
interface Held {
  budgetId: number | null
  creditAccountId: number | null
  part: SpendingPart
  startsOn: string | null
  contactId: number
  amount: string
}

/** Returns what an order takes now, the newest periods first. Its budgets and accounts are locked. */
async function readHeld({ db }: HoldPlace, orderId: number): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select "budgetId", "creditAccountId", part, "startsOn"::text, "contactId", sum(amount)::text as amount
      from "spendingEntry" where "orderId" = ${orderId} and part in ('BUDGET', 'OPEN_ORDERS')
     group by 1, 2, 3, 4, 5 having sum(amount) <> 0 order by "startsOn" desc`.execute(db)
  return rows
}

const sumOf = (held: readonly Held[], key: string): Decimal =>
  Decimal.sum(held.flatMap((one) => (keyOf(one) === key ? [Decimal.of(one.amount)] : [])))

type ChangedAmount = Omit<NewEntry, 'reason'>

/** What an order takes more counts in the current period. */
function takeMore(wanted: readonly Wanted[], held: readonly Held[]): ChangedAmount[] {
  return wanted.flatMap(({ key, share, currency, entry }): ChangedAmount[] => {
    const more = share.amount.subtract(sumOf(held, key))
    if (more.compare(Decimal.ZERO) <= 0) return []
    return [{ ...entry, amount: more.toText(), ...(share.rate && { orderCurrency: currency, rate: share.rate.toText() }) }]
  })
}

/** What an order gives back returns to the periods that it was taken from, the newest first. */
function giveBack(wanted: readonly Wanted[], held: readonly Held[]): ChangedAmount[] {
  const surplus = new Map<string, Decimal>()
  for (const one of held) {
    const key = keyOf(one)
    const need = wanted.find((share) => share.key === key)?.share.amount ?? Decimal.ZERO
    surplus.set(key, sumOf(held, key).subtract(need))
  }
  return held.flatMap(({ budgetId, creditAccountId, part, startsOn, contactId, amount }): ChangedAmount[] => {
    const key = keyOf({ budgetId, creditAccountId })
    const left = surplus.get(key) as Decimal
    const back = left.min(Decimal.of(amount))
    if (back.compare(Decimal.ZERO) <= 0) return []
    surplus.set(key, left.subtract(back))
    const account =
      budgetId === null ? { creditAccountId: creditAccountId as number } : { budgetId, startsOn: startsOn as string }
    return [{ ...account, part, contactId, amount: back.negate().toText() }]
  })
}

const keepHoldQuery = compiledQuery<Record<never, never>, { id: number; status: string; channelId: number; now: Date }, never>(
  (_, { id, status, channelId, now }) => sql`
    insert into "spendingHold" ("orderId", "expiresAt")
    select ${id}::int4, case when ${status}::text = 'UNFINISHED' then ${now}::timestamptz + make_interval(mins => c."reservationMinutes") end
      from channel c where c.id = ${channelId}
    on conflict ("orderId") do update set "expiresAt" = excluded."expiresAt"`,
)

/** Notes that an order takes something: until it expires, if it waits for its payment. */
const keepHold = ({ db, now }: HoldPlace, { id, status, channelId }: SpendingOrder) =>
  keepHoldQuery(db, {}, { id, status, channelId, now })

async function dropHold({ db }: HoldPlace, { id }: SpendingOrder): Promise<void> {
  await sql`delete from "spendingHold" where "orderId" = ${id}`.execute(db)
}
