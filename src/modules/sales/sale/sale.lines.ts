/**
 * The lines of a sale, as a pure function of their terms: the price of each with its surcharges and child items. Amounts are exact until
 * they are rounded half up to two decimals, once per line.
 */
import { Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import type { CartItemAmounts, CartSurchargeValues } from '../../../db/json.js'
import { addTax, DECIMALS, type Fraction, lineTotal, roundFraction } from '../../pricing/price-calculation/calculate.js'
import { type LineSurcharge, type ProductSurcharge, surchargeOnLine } from '../../pricing/price-calculation/line-surcharges.js'
import { toKeptPercentage } from '../../pricing/price-calculation/tax-percentage.js'
import type { TaxedAmount } from './sale.js'

const { ZERO } = Decimal
const HUNDRED = Decimal.of(100)

/** A line with its price. Main lines and their children are in one list; `parent` is the uuid of the main line. */
export interface LineTerms {
  uuid: string
  parent: string | null
  /** All units. */
  quantity: number
  /** Units of a child per unit of its parent. */
  quantityPerParent: number
  unit: Fraction
  taxCode: string
  taxPercentage: Decimal
  /** The unit price after a line discount, as bundles give it; null without one. */
  discountedUnit: Decimal | null
  /** The incentive discount on the line, at most the price of the line. */
  incentiveDiscount: Decimal
  surcharges: readonly ProductSurcharge[]
}

export type LineAmounts = Omit<
  CartItemAmounts,
  'incentive' | 'movedQuantity' | 'pricedQuantity' | 'previousPrice' | 'priceChangedAt'
>

interface Line {
  terms: LineTerms
  price: Decimal
  totalPrice: Decimal
  discount: Decimal
  surcharges: readonly Surcharge[]
  children: Line[]
}

interface Surcharge extends LineSurcharge {
  terms: ProductSurcharge
}

export interface Lines {
  /** Returns the amounts of the lines by their uuids. */
  amounts: Map<string, LineAmounts>
  /** The parts of the totals: lines and surcharges, each with its tax. */
  taxed: TaxedAmount[]
}

/** Calculates lines. Main lines and their child items are in one list. */
export function calculateLines(lines: readonly LineTerms[]): Lines {
  const all = new Map(lines.map((terms) => [terms.uuid, calculateLine(terms)]))
  for (const line of all.values()) if (line.terms.parent) all.get(line.terms.parent)?.children.push(line)
  const main = [...all.values()].filter(({ terms }) => terms.parent === null)
  return {
    amounts: new Map([...all.values()].map((line) => [line.terms.uuid, describeLine(line)])),
    taxed: main.flatMap(withChildren).flatMap(taxedAmounts),
  }
}

function calculateLine(terms: LineTerms): Line {
  const full = lineTotal(terms.unit, terms.quantity)
  const { discountedUnit: reduced } = terms
  const cost = reduced ? roundHalfAwayFromZero(reduced.multiply(Decimal.of(terms.quantity)), DECIMALS) : full
  const totalPrice = cost.subtract(terms.incentiveDiscount)
  const surcharges = terms.surcharges.map((surcharge) => ({
    terms: surcharge,
    ...surchargeOnLine(surcharge, terms.quantity, totalPrice),
  }))
  return { terms, price: roundFraction(terms.unit), totalPrice, discount: full.subtract(totalPrice), surcharges, children: [] }
}

const taxOf = ({ taxPercentage }: ProductSurcharge): Decimal => Decimal.of(taxPercentage ?? 0)

/** Returns a part of a whole in percent; 0 if the whole is zero. */
export const shareInPercent = (part: Decimal, whole: Decimal): Decimal =>
  whole.isZero() ? ZERO : part.multiply(HUNDRED).divide(whole, DECIMALS)

/** Returns the taxable amounts of a line, each with its percentage: the line itself and its surcharges, without its children. */
const taxedAmounts = ({ terms, totalPrice, surcharges }: Line): TaxedAmount[] => [
  { amount: totalPrice, percentage: terms.taxPercentage },
  ...surcharges.map((surcharge) => ({ amount: surcharge.totalPrice, percentage: taxOf(surcharge.terms) })),
]

const withChildren = (line: Line): Line[] => [line, ...line.children]
const sumOf = (amounts: readonly TaxedAmount[]) => Decimal.sum(amounts.map(({ amount }) => amount))

/** Returns the sum of amounts, each with its tax. */
export const sumWithTax = (amounts: readonly TaxedAmount[]): Decimal =>
  Decimal.sum(amounts.map(({ amount, percentage }) => addTax(amount, percentage)))

function describeLine(line: Line): LineAmounts {
  const { terms, price, totalPrice, discount } = line
  const own = {
    price: price.toText(),
    priceNet: addTax(price, terms.taxPercentage).toText(),
    totalPrice: totalPrice.toText(),
    totalPriceNet: addTax(totalPrice, terms.taxPercentage).toText(),
  }
  return {
    ...own,
    ...(line.children.length || line.surcharges.length ? describeSums(line) : sumsOfOwn(own)),
    discount: discount.toText(),
    discountPercentage: shareInPercent(discount, discount.add(totalPrice)).toText(),
    taxCode: terms.taxCode,
    ...toPercentage(terms.taxPercentage),
    surcharges: line.surcharges.map(describeSurcharge),
  }
}

type OwnAmounts = Pick<LineAmounts, 'price' | 'priceNet' | 'totalPrice' | 'totalPriceNet'>
type LineSums = Pick<LineAmounts, 'sum' | 'sumNet' | 'totalSum' | 'totalSumNet'>

/** Returns the sums of a line with nothing but its own price. Most lines are such. */
const sumsOfOwn = ({ price, priceNet, totalPrice, totalPriceNet }: OwnAmounts): LineSums => ({
  sum: price,
  sumNet: priceNet,
  totalSum: totalPrice,
  totalSumNet: totalPriceNet,
})

/** Returns the sums of a line with its surcharges and children. */
function describeSums(line: Line): LineSums {
  const amounts = withChildren(line).flatMap(taxedAmounts)
  const units = withChildren(line).flatMap((part) => unitAmounts(part, part === line ? 1 : part.terms.quantityPerParent))
  return {
    sum: sumOf(units).toText(),
    sumNet: sumWithTax(units).toText(),
    totalSum: sumOf(amounts).toText(),
    totalSumNet: sumWithTax(amounts).toText(),
  }
}

/** Returns the amounts per unit of the main line. */
const unitAmounts = ({ terms, price, surcharges }: Line, times: number): TaxedAmount[] => [
  { amount: price.multiply(Decimal.of(times)), percentage: terms.taxPercentage },
  ...surcharges.map((surcharge) => ({
    amount: surcharge.price.multiply(Decimal.of(times)),
    percentage: taxOf(surcharge.terms),
  })),
]

const describeSurcharge = ({ terms, ...surcharge }: Surcharge): CartSurchargeValues => ({
  names: terms.name,
  descriptions: terms.description,
  type: terms.type,
  value: terms.value,
  taxCode: terms.taxCode,
  ...toPercentage(taxOf(terms)),
  quantity: surcharge.quantity,
  price: surcharge.price.toText(),
  priceNet: surcharge.priceNet.toText(),
  totalPrice: surcharge.totalPrice.toText(),
  totalPriceNet: surcharge.totalPriceNet.toText(),
})

/** Returns the whole percentage that the contract shows, and the exact one, which the calculation uses and the order keeps. */
export function toPercentage(percentage: Decimal): { taxPercentage: number; exactTaxPercentage?: string } {
  const { taxPercentage, exactTaxPercentage } = toKeptPercentage(percentage)
  return { taxPercentage, ...(exactTaxPercentage !== null && { exactTaxPercentage }) }
}
