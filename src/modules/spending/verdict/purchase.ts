/** What spending rules look at: a purchase, and the facts about the budgets and the credit that it would use. Plain data, so that a verdict is a pure function of it. */
import type {
  BudgetEnforcement,
  BudgetPeriod,
  CreditCountsFrom,
  SpendingLimitMeasure,
  SpendingReasonEffect,
} from '../../../contract/contract.gen.js'
import type { CurrencyRateValues } from '../../../db/json.js'
import type { ApprovalFacts } from '../approval/chain.js'

/** An order, or what would become one. Amounts are texts of exact decimals. */
export interface Purchase {
  /** The id of the order; null before it exists. */
  orderId: number | null
  /** The id of the cart whose lines count; null for an order. */
  cartId: number | null
  /** The id of the cart whose approval counts. */
  approvedCartId?: number
  companyId: number | null
  /** The contact who buys. */
  contactId: number | null
  costCentre: string | null
  project: string | null
  currency: string
  /** The total without tax, which budgets and limits count. */
  totalGross: string
  /** The total with tax, which credit counts. */
  totalNet: string
  /** Whether it was paid already, so that it needs no credit. */
  isPaid: boolean
  /** Whether it is placed or raised now. Limits do not stop any other change of an order. */
  isPlaced: boolean
  /** The lines that count, if they are not stored as those of a cart or an order. */
  lines?: readonly { productId: number; amount: string }[]
}

/** What budgets, credit accounts and limits have in common. */
export interface InCurrency {
  currency: string
  rates: readonly CurrencyRateValues[]
}

/** A budget that applies to a purchase. */
export interface BudgetFact extends InCurrency {
  id: number
  name: string
  companyId: number
  enforcement: BudgetEnforcement
  period: BudgetPeriod
  amount: string
  /** The current period, and the contact whose own amount it is, or 0. */
  startsOn: string
  contactId: number
  /** What is spent in the current period, by this order and others. */
  spent: string
  /** What this order already takes, in any period. */
  held: string
}

/** The credit account that a purchase would use. */
export interface CreditFact extends InCurrency {
  id: number
  companyId: number
  creditLimit: string
  countsFrom: CreditCountsFrom
  isOnHold: boolean
  onHoldReason: string | null
  openOrders: string
  balance: string
  /** What this order already takes. */
  held: string
  /** What was invoiced for this order, and whether it was the last invoice. */
  invoiced: string
  isClosed: boolean
}

/** A limit that applies to a purchase. */
export interface LimitFact extends InCurrency {
  id: number
  name: string
  companyId: number
  measure: SpendingLimitMeasure
  categoryId: number | null
  productId: number | null
  supplier: string | null
  amount: string
  effect: SpendingReasonEffect
}

/** A line of a purchase. Lines are read only if a limit applies. */
interface LineFact {
  productId: number
  supplier: string | null
  /** Without tax. */
  amount: string
  /** The categories of limits that the product is in, or below. */
  categoryIds: readonly number[]
}

/** Everything that a verdict depends on besides the purchase. */
export interface SpendingFacts extends ApprovalFacts {
  /** By id. */
  budgets: readonly BudgetFact[]
  credit: CreditFact | null
  /** By id. */
  limits: readonly LimitFact[]
  lines: readonly LineFact[]
  /** The purchase limit of the contact, which the contract defines; null without one. */
  purchaseLimit: string | null
}

export const NO_FACTS: SpendingFacts = {
  ...{ budgets: [], credit: null, limits: [], lines: [], purchaseLimit: null },
  ...{ approverIds: [], tree: [], rules: [], members: [], people: [], request: null },
}
