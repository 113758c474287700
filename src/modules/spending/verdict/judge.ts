/** The verdict on a purchase: a pure function of the purchase and the facts. The cart shows it, and every way to make an order obeys it. */
import type {
  ApprovalPart,
  SpendingReasonCode,
  SpendingReasonEffect,
  SpendingVerdictType,
} from '../../../contract/contract.gen.js'
import { Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import {
  type Asking,
  chainOf,
  type Decision,
  principalOf,
  progressOf,
  type RuleFact,
  type StepProgress,
} from '../approval/chain.js'
import { describeChange, partsOf, voidingPart } from '../approval/fingerprint.js'
import type { BudgetFact, CreditFact, InCurrency, LimitFact, Purchase, SpendingFacts } from './purchase.js'

/** One reason of a verdict. Its message has no numbers: not every buyer may see what is left. */
export interface SpendingReason {
  code: SpendingReasonCode
  effect: SpendingReasonEffect
  message: string
  budgetId: number | null
  creditAccountId: number | null
  limitId: number | null
  approvalRuleId: number | null
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
  /** Who may authorize the purchase now; empty unless it needs authorization. */
  approverIds: readonly number[]
  /** The steps of its approval chain, and how far it is. */
  steps: readonly StepProgress[]
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

/** One comparison of a purchase with a limit, a budget or the credit, passed or not. */
export interface SpendingCheck {
  isPassed: boolean
  /** The reason that it is if it is not passed. Of a passed check, the message says so. */
  reason: SpendingReason
  /** The name of the budget or limit. */
  name: string | null
  /** The amount of the limit or budget, or the credit limit, and what others already take of it. */
  amount: string
  used: string | null
}

/** Compares a purchase with everything that applies to it. */
export function checkPurchase(purchase: Purchase, facts: SpendingFacts): SpendingCheck[] {
  const { isPlaced } = purchase
  const checks = [
    ...checkPurchaseLimit(purchase, facts),
    ...(isPlaced ? facts.limits.map((limit) => checkLimit(purchase, facts, limit)) : []),
    ...facts.budgets.map((budget) => checkBudget(purchase, budget)),
    ...(facts.credit ? checkCredit(purchase, facts.credit) : []),
  ]
  const isRequired = checks.some(({ isPassed, reason }) => !isPassed && reason.effect === 'NEEDS_APPROVAL')
  return [...checks, ...(isPlaced ? facts.rules.map((rule) => checkRule(purchase, facts, rule, isRequired)) : [])]
}

/** Judges a purchase, with every reason. */
export const judge = (purchase: Purchase, facts: SpendingFacts): Verdict =>
  conclude(
    purchase,
    facts,
    checkPurchase(purchase, facts).flatMap(({ isPassed, reason }) => (isPassed ? [] : [reason])),
  )

/** Returns the verdict that follows from the reasons: a purchase that needs approval is allowed once its chain is complete. */
function conclude(purchase: Purchase, facts: SpendingFacts, reasons: SpendingReason[]): Verdict {
  const noSteps = { approverIds: [], steps: [] }
  if (reasons.some(({ effect }) => effect === 'REFUSES')) return { verdict: 'REFUSED', reasons, ...noSteps }
  const asking = askingOf(purchase, facts, reasons)
  if (!asking) return { verdict: 'ALLOWED', reasons, ...noSteps }
  const chain = chainOf(asking, facts)
  const change = chain.length ? changeOf(asking, facts) : null
  const steps = progressOf(chain, change ? [] : decisionsOf(facts), purchase.contactId, facts.people)
  const current = steps.find(({ isComplete }) => !isComplete)
  if (!current) return { verdict: 'ALLOWED', reasons, approverIds: [], steps }
  const decided = current.approvals.map(principalOf)
  const approverIds = current.approverIds.filter((id) => !decided.includes(id))
  return { verdict: 'NEEDS_APPROVAL', reasons: change ? [...reasons, voidReason(purchase, change)] : reasons, approverIds, steps }
}

/** Returns why a purchase asks for approval; null if it needs none. */
function askingOf(purchase: Purchase, facts: SpendingFacts, reasons: readonly SpendingReason[]): Asking | null {
  const needing = reasons.filter(({ effect }) => effect === 'NEEDS_APPROVAL')
  if (needing.length === 0) return null
  const rules = facts.rules.filter(({ id }) => needing.some(({ approvalRuleId }) => approvalRuleId === id))
  const others = needing.filter(({ approvalRuleId }) => approvalRuleId === null)
  const isContractOnly = rules.length === 0 && others.every(({ code }) => code === 'PURCHASE_LIMIT_EXCEEDED')
  const { contactId, currency, totalGross } = purchase
  return { contactId, currency, totalGross, rules, isRequired: others.length > 0, isContractOnly }
}

/** The approvals of a request for the purchase. A cart that was taken over has none: its manager asks again. */
const decisionsOf = ({ request }: SpendingFacts): readonly Decision[] =>
  request && !request.isTakenOver && ['PENDING', 'APPROVED', 'ORDERED'].includes(request.status) ? request.decisions : []

/** Returns the part that has changed since the purchase was approved; null if nothing has, or nobody has approved it. The strictest rule sets the tolerance. */
function changeOf({ rules }: Asking, facts: SpendingFacts): ApprovalPart | null {
  const { request, credit } = facts
  if (!request?.snapshot || decisionsOf(facts).length === 0) return null
  const tolerances = rules.map(({ tolerancePercentage }) => Decimal.of(tolerancePercentage))
  const least = tolerances.reduce((min, one) => min.min(one), tolerances[0] ?? Decimal.ZERO)
  return voidingPart(request.parts, partsOf(request.snapshot, credit?.companyId ?? null), least.toText())
}

const voidReason = ({ companyId }: Purchase, change: ApprovalPart): SpendingReason => ({
  ...{ ...NOTHING, companyId: companyId ?? 0, effect: 'NEEDS_APPROVAL', code: 'APPROVAL_VOID' },
  message: `The approval no longer holds: ${describeChange(change)} since`,
  ...{ requested: null, available: null, currency: null, rate: null },
})

/** The purchase limit of the contract, in the currency of the purchase. */
function checkPurchaseLimit({ companyId, totalGross, currency }: Purchase, { purchaseLimit }: SpendingFacts): SpendingCheck[] {
  if (purchaseLimit === null || companyId === null) return []
  const [requested, available] = [Decimal.of(totalGross), Decimal.of(purchaseLimit)]
  const about = { ...NOTHING, companyId, effect: 'NEEDS_APPROVAL' as const, code: 'PURCHASE_LIMIT_EXCEEDED' as const }
  const numbers = { requested, available, currency, share: { amount: requested, rate: null } }
  const what = 'the purchase limit of the contact'
  return [checkOf(about, what, `The order exceeds ${what}`, numbers, { amount: purchaseLimit })]
}

type Measured = Pick<LimitFact, 'measure' | 'categoryId' | 'productId' | 'supplier'>

type Subject = Omit<Measured, 'measure'>

const isWhole = ({ categoryId, productId, supplier }: Subject) => categoryId === null && productId === null && supplier === null

function countsLine(subject: Subject, line: SpendingFacts['lines'][number]): boolean {
  const { categoryId, productId, supplier } = subject
  if (categoryId !== null) return line.categoryIds.includes(categoryId)
  if (supplier !== null) return line.supplier?.toLowerCase() === supplier.toLowerCase()
  return productId === null || line.productId === productId
}

/** Returns what a limit or rule compares with its amount. */
function measured({ totalGross }: Purchase, { lines }: SpendingFacts, { measure, ...subject }: Measured): Decimal {
  if (isWhole(subject) && measure === 'ORDER') return Decimal.of(totalGross)
  const counted = lines.filter((line) => countsLine(subject, line))
  const amounts = counted.map(({ amount }) => Decimal.of(amount))
  return measure === 'ORDER' ? Decimal.sum(amounts) : amounts.reduce((most, amount) => most.max(amount), Decimal.ZERO)
}

const codeOf = ({ measure, categoryId, productId, supplier }: LimitFact): SpendingReasonCode => {
  if (productId !== null) return 'PRODUCT_LIMIT_EXCEEDED'
  if (categoryId !== null) return 'CATEGORY_LIMIT_EXCEEDED'
  if (supplier !== null) return 'SUPPLIER_LIMIT_EXCEEDED'
  return measure === 'LINE' ? 'LINE_LIMIT_EXCEEDED' : 'ORDER_LIMIT_EXCEEDED'
}

/** A limit that the purchase has nothing of is passed, in whatever currency. */
function checkLimit(purchase: Purchase, facts: SpendingFacts, limit: LimitFact): SpendingCheck {
  const { id, companyId, effect, currency, name, amount } = limit
  const about = { ...NOTHING, limitId: id, companyId, effect, code: codeOf(limit) }
  const what = `the limit [${name}]`
  const part = measured(purchase, facts, limit)
  const share = part.isZero() ? { amount: part, rate: null } : convert(part, purchase.currency, limit)
  if (!share) return noRate(purchase, limit, about, what, { name, amount })
  const numbers = { requested: share.amount, available: Decimal.of(amount), currency, share }
  return checkOf(about, what, `The order exceeds ${what}`, numbers, { name, amount })
}

/** A rule that only applies to purchases that need approval anyway is passed by all others. */
function checkRule(purchase: Purchase, facts: SpendingFacts, rule: RuleFact, isRequired: boolean): SpendingCheck {
  const { id, name, companyId, amount, currency, onlyIfRequired } = rule
  const about = { ...NOTHING, approvalRuleId: id, companyId, effect: 'NEEDS_APPROVAL' as const, code: 'APPROVAL_RULE' as const }
  const what = `the approval rule [${name}]`
  const isAsked = !onlyIfRequired || isRequired
  const part = isAsked ? measured(purchase, facts, { ...rule, measure: 'ORDER' }) : Decimal.ZERO
  const share = part.isZero() ? { amount: part, rate: null } : convert(part, purchase.currency, rule)
  if (!share) return noRate(purchase, rule, about, what, { name, amount })
  const numbers = { requested: share.amount, available: Decimal.of(amount), currency, share }
  return checkOf(about, what, `The order needs approval because of ${what}`, numbers, { name, amount })
}

const EFFECTS = { HARD: 'REFUSES', SOFT: 'NEEDS_APPROVAL', INFORMATIVE: 'INFORMS' } as const

/** A change of an order that takes no more than before is always possible, also if the budget has shrunk. */
function checkBudget(purchase: Purchase, budget: BudgetFact): SpendingCheck {
  const { id, name, companyId, enforcement, amount, spent: used, currency } = budget
  const about = { ...NOTHING, budgetId: id, companyId, effect: EFFECTS[enforcement], code: 'BUDGET_EXCEEDED' as const }
  const what = `the budget [${name}]`
  const share = shareOfBudget(purchase, budget)
  if (!share) return noRate(purchase, budget, about, what, { name, amount, used })
  const requested = share.amount.subtract(Decimal.of(budget.held))
  const available = Decimal.of(amount).subtract(Decimal.of(used))
  return checkOf(
    about,
    what,
    `The order exceeds what is left of ${what}`,
    { requested, available, currency, share },
    { name, amount, used },
  )
}

/** An order that only counts from its invoices on takes nothing, but is refused if the account is on hold. An order that was paid needs no credit. */
function checkCredit(purchase: Purchase, credit: CreditFact): SpendingCheck[] {
  const { id, companyId, creditLimit: amount, currency } = credit
  const about = { ...NOTHING, creditAccountId: id, companyId, effect: 'REFUSES' as const }
  const what = 'the credit of the company'
  const open = Decimal.of(credit.openOrders).add(Decimal.of(credit.balance))
  const account = { amount, used: open.toText() }
  const share = shareOfCredit(purchase, credit)
  if (!share) return [noRate(purchase, credit, { ...about, code: 'CREDIT_LIMIT_EXCEEDED' }, what, account)]
  const requested = share.amount.subtract(Decimal.of(credit.held))
  const numbers = { requested, available: Decimal.of(amount).subtract(open), currency, share }
  const isStopped = credit.isOnHold && (requested.compare(Decimal.ZERO) > 0 || (purchase.isPlaced && !purchase.isPaid))
  const why = credit.onHoldReason ? `: ${credit.onHoldReason}` : ''
  const onHold = reasonOf({ ...about, code: 'CREDIT_ON_HOLD', message: `The credit of the company is on hold${why}` }, numbers)
  return [
    ...(isStopped ? [{ isPassed: false, reason: onHold, name: null, ...account }] : []),
    checkOf({ ...about, code: 'CREDIT_LIMIT_EXCEEDED' }, what, `The order exceeds what is left of ${what}`, numbers, account),
  ]
}

type About = Pick<SpendingReason, 'budgetId' | 'creditAccountId' | 'limitId' | 'approvalRuleId' | 'companyId' | 'effect' | 'code'>
type Named = Pick<SpendingCheck, 'amount'> & Partial<Pick<SpendingCheck, 'name' | 'used'>>
interface Numbers {
  requested: Decimal
  available: Decimal
  currency: string
  share: Share
}

const NOTHING = { budgetId: null, creditAccountId: null, limitId: null, approvalRuleId: null }

/** Compares what a purchase takes with what is left for it. A purchase that takes nothing passes, also if nothing is left. */
function checkOf(about: About, what: string, failure: string, numbers: Numbers, { amount, name, used }: Named): SpendingCheck {
  const { requested, available } = numbers
  const isPassed = requested.compare(Decimal.ZERO) <= 0 || requested.compare(available) <= 0
  const reason = reasonOf({ ...about, message: isPassed ? `The order is within ${what}` : failure }, numbers)
  return { isPassed, reason, name: name ?? null, amount, used: used ?? null }
}

function noRate(
  { currency }: Purchase,
  { currency: wanted }: InCurrency,
  about: About,
  what: string,
  named: Named,
): SpendingCheck {
  const message = `There is no rate from ${currency} to ${wanted} for ${what}`
  const { amount, name = null, used = null } = named
  const reason = { ...about, message, requested: null, available: null, currency: wanted, rate: null }
  return { isPassed: false, reason: { ...reason, code: 'NO_EXCHANGE_RATE' }, name, amount, used }
}

function reasonOf(
  about: About & Pick<SpendingReason, 'message'>,
  { requested, available, currency, share }: Numbers,
): SpendingReason {
  const rate = share.rate?.toText() ?? null
  return { ...about, requested: requested.toText(), available: available.toText(), currency, rate }
}
