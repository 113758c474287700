/**
 * What an order comes to. Gross amounts exclude tax, net amounts include it. Tax is reckoned per percentage over what remains after the
 * discount, which is spread over the percentages without losing a cent.
 */
import type { OrderDiscountType } from '../../../contract/contract.gen.js'
import { allocate, Decimal, roundHalfUp } from '../../../core/money.js'
import type { OrderRow } from '../../../db/db.gen.js'
import type { TaxPercentage } from '../../../db/json.js'
import { exactPercentageOf, toKeptPercentage } from '../../pricing/price-calculation/tax-percentage.js'

/** A number of an input, or an exact text. */
export type Amount = string | number

interface TotalsLine {
  priceTotal: Amount
  taxPercentage: Amount
  exactTaxPercentage?: string | null | undefined
}

/** A cost, whose tax follows from its percentage unless it was overruled with another one. */
interface Cost {
  gross: Amount
  taxPercentage: Amount
  tax?: Amount
  overruled?: 'Y' | 'N' | null | undefined
}

export interface TotalsInput {
  lines: readonly TotalsLine[]
  /** Postage and payment: costs beside the lines, which no discount lowers. */
  costs: readonly Cost[]
  discountType: OrderDiscountType
  discountValue: Amount
}

export interface ComputedTotals {
  totalGross: string
  totalNet: string
  totalTax: string
  taxPercentages: TaxPercentage[]
}

const cents = (value: Decimal) => roundHalfUp(value, 2)

/** The discount on the lines of an order. */
function discountOf({ discountType, discountValue }: TotalsInput, subTotal: Decimal): Decimal {
  if (discountType === 'N') return Decimal.ZERO
  const value = Decimal.of(discountValue)
  return cents(discountType === 'P' ? subTotal.percentage(value) : value)
}

/** What is taxed with one percentage: lines after their share of the discount, and costs. */
interface TaxedLevel {
  percentage: Decimal
  base: Decimal
  discount: Decimal
  tax: Decimal
}

/** An order taken apart: its lines, the discount on them, and what each percentage taxes, the highest first. */
export interface TotalsParts {
  subTotal: Decimal
  discount: Decimal
  costs: Decimal
  levels: TaxedLevel[]
}

interface Level {
  percentage: Decimal
  base: Decimal
  /** Tax that somebody has set, of costs that are no part of `base`. */
  fixedTax: Decimal
}

/** The tax of a cost that was overruled with another tax than its percentage says; null for other costs. */
function fixedTaxOf({ gross, taxPercentage, tax, overruled }: Cost): Decimal | null {
  if (overruled !== 'Y' || tax === undefined) return null
  return isAlmost(tax, withTax(gross, taxPercentage).tax, 0) ? null : cents(Decimal.of(tax))
}

/** The costs of an order beside its lines. */
export const costsOf = (row: OrderRow): Cost[] => [
  { gross: row.postageGross, tax: row.postageTax, taxPercentage: row.postageTaxPercentage, overruled: row.postageOverruled },
  { gross: row.paymentGross, tax: row.paymentTax, taxPercentage: row.paymentTaxPercentage, overruled: row.paymentOverruled },
]

/** The parts that the totals of an order are made of. */
export function computeParts(input: TotalsInput): TotalsParts {
  const levels = new Map<string, Level>()
  const addTo = (percentage: Decimal, base: Decimal, fixedTax = Decimal.ZERO) => {
    const key = percentage.toText()
    const known = levels.get(key) ?? { percentage, base: Decimal.ZERO, fixedTax: Decimal.ZERO }
    levels.set(key, { percentage, base: known.base.add(base), fixedTax: known.fixedTax.add(fixedTax) })
  }
  for (const line of input.lines) addTo(exactPercentageOf(line), Decimal.of(line.priceTotal))
  const subTotal = Decimal.sum([...levels.values()].map(({ base }) => base))
  const discount = discountOf(input, subTotal)
  const shares = spread(levels, discount)
  for (const cost of input.costs) {
    const fixedTax = fixedTaxOf(cost)
    if (!fixedTax && Decimal.of(cost.gross).isZero()) continue
    addTo(Decimal.of(cost.taxPercentage), fixedTax ? Decimal.ZERO : Decimal.of(cost.gross), fixedTax ?? Decimal.ZERO)
  }
  return {
    subTotal,
    discount,
    costs: Decimal.sum(input.costs.map(({ gross }) => Decimal.of(gross))),
    levels: [...levels]
      .map(([key, { percentage, base, fixedTax }]) => ({
        percentage,
        base,
        discount: shares.get(key) ?? Decimal.ZERO,
        tax: cents(base.percentage(percentage)).add(fixedTax),
      }))
      .sort((a, b) => b.percentage.compare(a.percentage)),
  }
}

/** The totals of an order, as they follow from its lines, costs and discount. */
export function computeTotals(input: TotalsInput): ComputedTotals {
  const { subTotal, discount, costs, levels } = computeParts(input)
  const totalGross = cents(subTotal.subtract(discount).add(costs))
  const totalTax = Decimal.sum(levels.map(({ tax }) => tax))
  return {
    totalGross: totalGross.toText(),
    totalNet: totalGross.add(totalTax).toText(),
    totalTax: totalTax.toText(),
    taxPercentages: levels.map(({ percentage, tax }) => taxLevel(toKeptPercentage(percentage), tax.toText())),
  }
}

/** A level of tax as an order keeps it. */
export const taxLevel = (
  { taxPercentage, exactTaxPercentage }: { taxPercentage: number; exactTaxPercentage?: string | null },
  total: string,
): TaxPercentage => ({
  percentage: taxPercentage,
  ...(exactTaxPercentage != null && { exactPercentage: exactTaxPercentage }),
  total,
})

/** Lowers the bases by their shares of the discount, and answers the shares; a level that is below zero gets none. */
function spread(levels: Map<string, Level>, discount: Decimal): Map<string, Decimal> {
  if (discount.isZero() || levels.size === 0) return new Map()
  const entries = [...levels]
  const parts = allocate(
    discount,
    entries.map(([, { base }]) => base.max(Decimal.ZERO)),
  )
  entries.forEach(([key, level], i) => {
    levels.set(key, { ...level, base: level.base.subtract(parts[i] as Decimal) })
  })
  return new Map(entries.map(([key], i) => [key, parts[i] as Decimal]))
}

/** An amount with its tax: `net = gross × (1 + percentage / 100)`, rounded to cents. */
export function withTax(gross: Amount, percentage: Amount): { net: string; tax: string } {
  const exact = Decimal.of(gross)
  const net = cents(exact.add(exact.percentage(Decimal.of(percentage))))
  return { net: net.toText(), tax: net.subtract(cents(exact)).toText() }
}

/** What the columns of amounts hold less than: `numeric(20, 5)`. */
const TOO_LARGE = Decimal.of('1000000000000000')

/** True when one of the amounts is larger than an order can hold. */
export const areTooLarge = (...amounts: readonly Amount[]): boolean =>
  amounts.some((amount) => {
    const value = Decimal.of(amount)
    return value.compare(TOO_LARGE) >= 0 || value.negate().compare(TOO_LARGE) >= 0
  })

/** True when two amounts are equal but for `tolerance` cents, which roundings of other systems may cost. */
export const isAlmost = (a: Amount, b: Amount, tolerance: number): boolean => {
  const difference = Decimal.of(a).subtract(Decimal.of(b))
  const size = difference.compare(Decimal.ZERO) < 0 ? difference.negate() : difference
  return size.compare(Decimal.of(tolerance).divide(Decimal.of(100), 2)) <= 0
}
