/** The verdict on a purchase: a pure function of the purchase and the facts. The cart shows it, and every way to make an order obeys it. */
import type { SpendingReasonCode, SpendingReasonEffect, SpendingVerdictType } from '../../../contract/contract.gen.js'
import { Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import type { BudgetFact, CreditFact, InCurrency, LimitFact, Purchase, SpendingFacts } from './purchase.js'

/** One reason of a verdict. Its message has no numbers: not every buyer may see what is left. */
export interface SpendingReason {
  code: SpendingReasonCode
  effect: SpendingReasonEffect
  message: string
  budgetId: number | null
  creditAccountId: number | null
  limitId: number | null
  /** The company whose budget or account it is. */
  companyId: number
  /** What the purchase takes, and what was left for it, in `currency`. */
  requested: string | null
  available: string | null
  currency: string | null
  /** The rate that the amount of the purchase was multiplied by; null if it is in the same currency. */
  rate: string | null
}

export interface Verdict {
  verdict: SpendingVerdictType
  reasons: SpendingReason[]
  /** Who may authorize the purchase; empty unless it needs authorization. */
  approverIds: readonly number[]
}

/** What a purchase takes of a budget or account, in its currency. */
export interface Share {
  amount: Decimal
  /** Null if the currencies are the same. */
  rate: Decimal | null
}

const SCALE = 5

/** Converts an amount of a purchase; null if there is no rate for its currency. */
function convert(amount: Decimal, from: string, { currency, rates }: InCurrency): Share | null {
  if (from === currency) return { amount, rate: null }
  const found = rates.find((rate) => rate.currency === from)
  if (!found) return null
  const rate = Decimal.of(found.rate)
  return { amount: roundHalfAwayFromZero(amount.multiply(rate), SCALE), rate }
}

/** Returns what a purchase takes of a budget; null if it cannot be converted. */
export const shareOfBudget = ({ totalGross, currency }: Purchase, budget: BudgetFact): Share | null =>
  convert(Decimal.of(totalGross), currency, budget)

/** Returns what a purchase takes of a credit account, besides its invoices; null if it cannot be converted. Nothing once it is paid, or if only invoices count. */
export function shareOfCredit({ totalNet, currency, isPaid }: Purchase, credit: CreditFact): Share | null {
  const share = convert(Decimal.of(totalNet), currency, credit)
  if (!share) return null
  const isOpen = credit.countsFrom === 'ORDER' && !isPaid && !credit.isClosed
  return { ...share, amount: isOpen ? share.amount.subtract(Decimal.of(credit.invoiced)).max(Decimal.ZERO) : Decimal.ZERO }
}

/** Judges a purchase, with every reason. */
export function judge(purchase: Purchase, facts: SpendingFacts): Verdict {
  const reasons = [
    ...judgePurchaseLimit(purchase, facts),
    ...(purchase.isPlaced ? facts.limits.flatMap((limit) => judgeLimit(purchase, facts, limit)) : []),
    ...facts.budgets.flatMap((budget) => judgeBudget(purchase, budget)),
    ...(facts.credit ? judgeCredit(purchase, facts.credit) : []),
  ]
  return conclude(purchase, facts, reasons)
}

/** Returns the verdict that follows from the reasons. An authorization manager needs nobody else, as with purchase limits. */
function conclude({ contactId }: Purchase, { approverIds }: SpendingFacts, reasons: SpendingReason[]): Verdict {
  if (reasons.some(({ effect }) => effect === 'REFUSES')) return { verdict: 'REFUSED', reasons, approverIds: [] }
  const needsApproval = reasons.some(({ effect }) => effect === 'NEEDS_APPROVAL')
  if (!needsApproval || (contactId !== null && approverIds.includes(contactId)))
    return { verdict: 'ALLOWED', reasons, approverIds: [] }
  return { verdict: 'NEEDS_APPROVAL', reasons, approverIds }
}

/** The purchase limit of the contract, in the currency of the purchase. */
function judgePurchaseLimit({ companyId, totalGross, currency }: Purchase, { purchaseLimit }: SpendingFacts): SpendingReason[] {
  if (purchaseLimit === null || companyId === null) return []
  const [requested, available] = [Decimal.of(totalGross), Decimal.of(purchaseLimit)]
  if (requested.compare(available) <= 0) return []
  const about = { budgetId: null, creditAccountId: null, limitId: null, companyId, effect: 'NEEDS_APPROVAL' as const }
  const message = 'The order exceeds the purchase limit of the contact'
  const numbers = { requested, available, currency, share: { amount: requested, rate: null } }
  return [reasonOf({ ...about, code: 'PURCHASE_LIMIT_EXCEEDED', message }, numbers)]
}

/** Returns what a limit compares with its amount. */
function measured({ totalGross }: Purchase, { lines }: SpendingFacts, { measure, categoryId, productId }: LimitFact): Decimal {
  const isWhole = categoryId === null && productId === null
  if (isWhole && measure === 'ORDER') return Decimal.of(totalGross)
  const counted = lines.filter(
    (line) => isWhole || line.productId === productId || (categoryId !== null && line.categoryIds.includes(categoryId)),
  )
  const amounts = counted.map(({ amount }) => Decimal.of(amount))
  return measure === 'ORDER' ? Decimal.sum(amounts) : amounts.reduce((most, amount) => most.max(amount), Decimal.ZERO)
}

const codeOf = ({ measure, categoryId, productId }: LimitFact): SpendingReasonCode => {
  if (productId !== null) return 'PRODUCT_LIMIT_EXCEEDED'
  if (categoryId !== null) return 'CATEGORY_LIMIT_EXCEEDED'
  return measure === 'LINE' ? 'LINE_LIMIT_EXCEEDED' : 'ORDER_LIMIT_EXCEEDED'
}

function judgeLimit(purchase: Purchase, facts: SpendingFacts, limit: LimitFact): SpendingReason[] {
  const { id, companyId, effect, currency, name } = limit
  const about = { budgetId: null, creditAccountId: null, limitId: id, companyId, effect }
  const amount = measured(purchase, facts, limit)
  if (amount.isZero()) return []
  const share = convert(amount, purchase.currency, limit)
  if (!share) return [noRate(purchase, limit, about, `the limit [${name}]`)]
  const available = Decimal.of(limit.amount)
  if (share.amount.compare(available) <= 0) return []
  const message = `The order exceeds the limit [${name}]`
  return [reasonOf({ ...about, code: codeOf(limit), message }, { requested: share.amount, available, currency, share })]
}

const EFFECTS = { HARD: 'REFUSES', SOFT: 'NEEDS_APPROVAL', INFORMATIVE: 'INFORMS' } as const

/** A change of an order that takes no more than before is always possible, also if the budget has shrunk. */
function judgeBudget(purchase: Purchase, budget: BudgetFact): SpendingReason[] {
  const effect = EFFECTS[budget.enforcement]
  const about = { budgetId: budget.id, creditAccountId: null, limitId: null, companyId: budget.companyId, effect }
  const share = shareOfBudget(purchase, budget)
  if (!share) return [noRate(purchase, budget, about, `the budget [${budget.name}]`)]
  const requested = share.amount.subtract(Decimal.of(budget.held))
  const available = Decimal.of(budget.amount).subtract(Decimal.of(budget.spent))
  if (requested.compare(Decimal.ZERO) <= 0 || requested.compare(available) <= 0) return []
  const { currency } = budget
  const message = `The order exceeds what is left of the budget [${budget.name}]`
  return [reasonOf({ ...about, code: 'BUDGET_EXCEEDED', message }, { requested, available, currency, share })]
}

/** An order that only counts from its invoices on takes nothing, but is refused if the account is on hold. An order that was paid needs no credit. */
function judgeCredit(purchase: Purchase, credit: CreditFact): SpendingReason[] {
  const about = {
    budgetId: null,
    creditAccountId: credit.id,
    limitId: null,
    companyId: credit.companyId,
    effect: 'REFUSES' as const,
  }
  const share = shareOfCredit(purchase, credit)
  if (!share) return [noRate(purchase, credit, about, 'the credit of the company')]
  const requested = share.amount.subtract(Decimal.of(credit.held))
  const available = Decimal.of(credit.creditLimit).subtract(Decimal.of(credit.openOrders)).subtract(Decimal.of(credit.balance))
  const { currency } = credit
  const numbers = { requested, available, currency, share }
  const isMore = requested.compare(Decimal.ZERO) > 0
  const reasons: SpendingReason[] = []
  if (credit.isOnHold && (isMore || (purchase.isPlaced && !purchase.isPaid))) {
    const message = `The credit of the company is on hold${credit.onHoldReason ? `: ${credit.onHoldReason}` : ''}`
    reasons.push(reasonOf({ ...about, code: 'CREDIT_ON_HOLD', message }, numbers))
  }
  if (isMore && requested.compare(available) > 0) {
    const message = 'The order exceeds what is left of the credit of the company'
    reasons.push(reasonOf({ ...about, code: 'CREDIT_LIMIT_EXCEEDED', message }, numbers))
  }
  return reasons
}

type About = Pick<SpendingReason, 'budgetId' | 'creditAccountId' | 'limitId' | 'companyId' | 'effect'>

function noRate({ currency }: Purchase, { currency: wanted }: InCurrency, about: About, what: string): SpendingReason {
  const message = `There is no rate from ${currency} to ${wanted} for ${what}`
  return { ...about, code: 'NO_EXCHANGE_RATE', message, requested: null, available: null, currency: wanted, rate: null }
}

function reasonOf(
  about: About & Pick<SpendingReason, 'code' | 'message'>,
  { requested, available, currency, share }: { requested: Decimal; available: Decimal; currency: string; share: Share },
): SpendingReason {
  const rate = share.rate?.toText() ?? null
  return { ...about, requested: requested.toText(), available: available.toText(), currency, rate }
}
