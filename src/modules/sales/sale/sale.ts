/**
 * The totals of a sale: the one calculation behind carts, orders, tenders, revisions, documents and e-mails. It is a pure function. Gross amounts
 * exclude tax, net amounts include it.
 *
 * subTotal   = Σ lines
 * totalGross = subTotal − discount + Σ costs
 * tax        = for each percentage: (its lines − its share of the discount + its costs) × percentage, rounded once
 * totalNet   = totalGross + Σ tax
 */
import { allocate, Decimal, roundHalfAwayFromZero } from '../../../core/money.js'

const { ZERO } = Decimal

/** Rounds a total to two decimals. */
const cents = (amount: Decimal): Decimal => roundHalfAwayFromZero(amount, 2)

/** An amount without tax, and its tax percentage. */
export interface TaxedAmount {
  amount: Decimal
  percentage: Decimal
}

/** Postage or payment: a cost besides the lines, which no discount lowers. */
export interface SaleCost extends TaxedAmount {
  /** A manually set tax that differs from what the percentage gives. */
  fixedTax?: Decimal | null
}

export interface SaleTerms {
  /** The lines after line discounts: goods, surcharges, and incentives. */
  lines: readonly TaxedAmount[]
  costs: readonly SaleCost[]
  /** The discount on all lines together, at most their sum. */
  discount: (subTotal: Decimal) => Decimal
}

/** All amounts taxed with one percentage. */
interface TaxLevel {
  percentage: Decimal
  /** The taxed amount: lines after their share of the discount, and costs. */
  base: Decimal
  /** The share of the discount. */
  discount: Decimal
  tax: Decimal
}

/** The totals and their parts. */
export interface Sale {
  subTotal: Decimal
  discount: Decimal
  costs: Decimal
  /** One level per percentage, the highest first. */
  levels: TaxLevel[]
  totalGross: Decimal
  totalTax: Decimal
  totalNet: Decimal
}

export function calculateSale({ lines, costs, discount: wanted }: SaleTerms): Sale {
  const levels = new Map<string, TaxLevel>()
  for (const { amount, percentage } of lines) addTo(levels, percentage, amount)
  const subTotal = Decimal.sum([...levels.values()].map(({ base }) => base))
  const discount = cents(wanted(subTotal)).min(subTotal.max(ZERO))
  spreadDiscount([...levels.values()], discount)
  for (const { amount, percentage, fixedTax } of costs) {
    if (fixedTax) addTo(levels, percentage, ZERO, fixedTax)
    else if (!amount.isZero()) addTo(levels, percentage, amount)
  }
  for (const level of levels.values()) level.tax = level.tax.add(cents(level.base.percentage(level.percentage)))
  const costsGross = Decimal.sum(costs.map(({ amount }) => amount))
  const totalGross = cents(subTotal.subtract(discount).add(costsGross))
  const totalTax = Decimal.sum([...levels.values()].map(({ tax }) => tax))
  return {
    subTotal,
    discount,
    costs: costsGross,
    levels: [...levels.values()].sort((a, b) => b.percentage.compare(a.percentage)),
    totalGross,
    totalTax,
    totalNet: totalGross.add(totalTax),
  }
}

function addTo(levels: Map<string, TaxLevel>, percentage: Decimal, amount: Decimal, tax = ZERO): void {
  const key = percentage.toText()
  const known = levels.get(key) ?? { percentage, base: ZERO, discount: ZERO, tax: ZERO }
  levels.set(key, { ...known, base: known.base.add(amount), tax: known.tax.add(tax) })
}

/** Lowers each level by its share of the discount, exact to the cent. Negative levels bear none. */
function spreadDiscount(levels: readonly TaxLevel[], discount: Decimal): void {
  if (discount.isZero() || levels.length === 0) return
  const shares = allocate(
    discount,
    levels.map(({ base }) => base.max(ZERO)),
  )
  for (const [i, level] of levels.entries()) {
    level.discount = shares[i] as Decimal
    level.base = level.base.subtract(level.discount)
  }
}

/** Returns the share of the discount that each line bears. The lines of a percentage divide the share of that percentage. */
export function discountOfLines({ levels }: Sale, lines: readonly TaxedAmount[]): Decimal[] {
  const shares: Decimal[] = lines.map(() => ZERO)
  for (const { percentage, discount } of levels) {
    if (discount.isZero()) continue
    const own = lines.flatMap((line, i) => (line.percentage.compare(percentage) === 0 ? [{ ...line, i }] : []))
    const parts = allocate(
      cents(discount),
      own.map(({ amount }) => amount.max(ZERO)),
    )
    for (const [n, { i }] of own.entries()) shares[i] = parts[n] as Decimal
  }
  return shares
}
