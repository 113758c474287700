/**
 * What a cart costs, as a pure function of its priced lines. Amounts are exact until they are rounded half up to two decimals:
 * once for a line, once for each tax percentage.
 *
 * The published identities: subTotal = Σ totalSum of the main items; totalGross = subTotal − discount + payment + postage;
 * totalNet = totalGross + Σ taxLevels. The tax of a percentage is calculated on the sum of everything that is taxed with it.
 */
import { allocate, Decimal, roundHalfUp } from '../../../../core/money.js'
import type { CartAmounts, CartCost, CartItemAmounts, CartSurchargeValues } from '../../../../db/json.js'
import { addTax, DECIMALS, type Fraction, lineTotal, roundFraction } from '../../../pricing/price-calculation/calculate.js'
import { type LineSurcharge, type ProductSurcharge, surchargeOnLine } from '../../../pricing/price-calculation/line-surcharges.js'
import { toKeptPercentage } from '../../../pricing/price-calculation/tax-percentage.js'

const { ZERO } = Decimal
const HUNDRED = Decimal.of(100)

/** A line with its price. Main lines and their children are in one list; `parent` is the uuid of the main line. */
export interface PricedLine {
  uuid: string
  parent: string | null
  /** All units. */
  quantity: number
  /** Units of a child that belong to one unit of its parent. */
  quantityPerParent: number
  unit: Fraction
  taxCode: string
  taxPercentage: Decimal
  /** What one unit costs after a discount of the line, as bundles give it; null without one. */
  discountedUnit: Decimal | null
  /** What incentives take off the line. It is at most what the line costs. */
  incentiveDiscount: Decimal
  surcharges: readonly ProductSurcharge[]
}

/** A cost of the whole cart. */
export interface CostTerms {
  price: Decimal
  taxPercentage: Decimal
}

export interface CartTerms {
  lines: readonly PricedLine[]
  /** What is taken off the sum of the lines, without tax. */
  discount: (subTotal: Decimal) => Decimal
  payment: CostTerms
  postage: CostTerms
}

export type LineAmounts = Omit<
  CartItemAmounts,
  'incentive' | 'movedQuantity' | 'pricedQuantity' | 'previousPrice' | 'priceChangedAt'
>
type CartSums = Omit<CartAmounts, 'incentives' | 'vouchers' | 'valuePoints' | 'carriers' | 'payMethods'>

interface Line {
  terms: PricedLine
  price: Decimal
  totalPrice: Decimal
  discount: Decimal
  surcharges: readonly Surcharge[]
  children: Line[]
}

interface Surcharge extends LineSurcharge {
  terms: ProductSurcharge
}

/** Calculates the lines and the totals of a cart. Amounts of lines are answered by their uuids. */
export function calculateCart({ lines, discount, payment, postage }: CartTerms): {
  lines: Map<string, LineAmounts>
  sums: CartSums
} {
  const all = new Map(lines.map((terms) => [terms.uuid, calculateLine(terms)]))
  for (const line of all.values()) if (line.terms.parent) all.get(line.terms.parent)?.children.push(line)
  const main = [...all.values()].filter(({ terms }) => terms.parent === null)
  return {
    lines: new Map([...all.values()].map((line) => [line.terms.uuid, describeLine(line)])),
    sums: sumUp(main, discount, payment, postage),
  }
}

function calculateLine(terms: PricedLine): Line {
  const full = lineTotal(terms.unit, terms.quantity)
  const { discountedUnit: reduced } = terms
  const cost = reduced ? roundHalfUp(reduced.multiply(Decimal.of(terms.quantity)), DECIMALS) : full
  const totalPrice = cost.subtract(terms.incentiveDiscount)
  const surcharges = terms.surcharges.map((surcharge) => ({
    terms: surcharge,
    ...surchargeOnLine(surcharge, terms.quantity, totalPrice),
  }))
  return { terms, price: roundFraction(terms.unit), totalPrice, discount: full.subtract(totalPrice), surcharges, children: [] }
}

const taxOf = ({ taxPercentage }: ProductSurcharge): Decimal => Decimal.of(taxPercentage ?? 0)
const percentageOf = (part: Decimal, whole: Decimal): Decimal =>
  whole.isZero() ? ZERO : part.multiply(HUNDRED).divide(whole, DECIMALS)

/** The amounts that a line is taxed on, each with its percentage: the line itself and its surcharges, without its children. */
const taxedAmounts = ({ terms, totalPrice, surcharges }: Line): [Decimal, Decimal][] => [
  [terms.taxPercentage, totalPrice],
  ...surcharges.map((surcharge): [Decimal, Decimal] => [taxOf(surcharge.terms), surcharge.totalPrice]),
]

const withChildren = (line: Line): Line[] => [line, ...line.children]
const sumOf = (amounts: readonly (readonly [Decimal, Decimal])[]) => Decimal.sum(amounts.map(([, amount]) => amount))
const sumWithTax = (amounts: readonly (readonly [Decimal, Decimal])[]) =>
  Decimal.sum(amounts.map(([percentage, amount]) => addTax(amount, percentage)))

function describeLine(line: Line): LineAmounts {
  const { terms, price, totalPrice, discount } = line
  const amounts = withChildren(line).flatMap(taxedAmounts)
  const units = withChildren(line).flatMap((part) => unitAmounts(part, part === line ? 1 : part.terms.quantityPerParent))
  return {
    price: price.toText(),
    priceNet: addTax(price, terms.taxPercentage).toText(),
    totalPrice: totalPrice.toText(),
    totalPriceNet: addTax(totalPrice, terms.taxPercentage).toText(),
    sum: sumOf(units).toText(),
    sumNet: sumWithTax(units).toText(),
    totalSum: sumOf(amounts).toText(),
    totalSumNet: sumWithTax(amounts).toText(),
    discount: discount.toText(),
    discountPercentage: percentageOf(discount, discount.add(totalPrice)).toText(),
    taxCode: terms.taxCode,
    ...toPercentage(terms.taxPercentage),
    surcharges: line.surcharges.map(describeSurcharge),
  }
}

/** What belongs to one unit of the main line. */
const unitAmounts = ({ terms, price, surcharges }: Line, times: number): [Decimal, Decimal][] => [
  [terms.taxPercentage, price.multiply(Decimal.of(times))],
  ...surcharges.map((surcharge): [Decimal, Decimal] => [taxOf(surcharge.terms), surcharge.price.multiply(Decimal.of(times))]),
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

function sumUp(main: readonly Line[], wanted: CartTerms['discount'], payment: CostTerms, postage: CostTerms): CartSums {
  const amounts = main.flatMap(withChildren).flatMap(taxedAmounts)
  const subTotal = sumOf(amounts)
  // More than everything cannot be taken off.
  const discount = roundHalfUp(wanted(subTotal), DECIMALS).min(subTotal)
  const levels = taxLevels(amounts, discount, [payment, postage])
  const totalGross = subTotal.subtract(discount).add(payment.price).add(postage.price)
  const tax = Decimal.sum(levels.map(({ price }) => price))
  return {
    subTotal: subTotal.toText(),
    subTotalNet: sumWithTax(amounts).toText(),
    discount: discount.toText(),
    discountNet: Decimal.sum(levels.map(({ percentage, discount: share }) => addTax(share, percentage))).toText(),
    discountPercentage: percentageOf(discount, subTotal).toText(),
    totalGross: totalGross.toText(),
    totalNet: totalGross.add(tax).toText(),
    taxLevels: levels.map(({ percentage, price, discount: share }) => ({
      ...toPercentage(percentage),
      price: price.toText(),
      discount: share.toText(),
    })),
    payment: describeCost(payment),
    postage: describeCost(postage),
  }
}

interface TaxLevel {
  percentage: Decimal
  price: Decimal
  discount: Decimal
}

/** One level a percentage, the highest first. The discount is spread over the lines, so that each percentage bears its share of it. */
function taxLevels(amounts: readonly [Decimal, Decimal][], discount: Decimal, costs: readonly CostTerms[]): TaxLevel[] {
  const lines = groupAmounts(amounts)
  const shares = lines.length
    ? allocate(
        discount,
        lines.map(([, amount]) => amount),
      )
    : []
  const shareOf = new Map(lines.map(([percentage], i) => [percentage.toText(), shares[i] ?? ZERO]))
  const paid = costs.filter(({ price }) => !price.isZero()).map((cost): [Decimal, Decimal] => [cost.taxPercentage, cost.price])
  return groupAmounts([...amounts, ...paid])
    .map(([percentage, amount]) => {
      const share = shareOf.get(percentage.toText()) ?? ZERO
      return { percentage, discount: share, price: roundHalfUp(amount.subtract(share).percentage(percentage), DECIMALS) }
    })
    .sort((a, b) => b.percentage.compare(a.percentage))
}

/** The sum of the amounts of each percentage. */
function groupAmounts(amounts: readonly [Decimal, Decimal][]): [Decimal, Decimal][] {
  const sums = new Map<string, [Decimal, Decimal]>()
  for (const [percentage, amount] of amounts) {
    const key = percentage.toText()
    sums.set(key, [percentage, (sums.get(key)?.[1] ?? ZERO).add(amount)])
  }
  return [...sums.values()]
}

const describeCost = ({ price, taxPercentage }: CostTerms): CartCost => ({
  price: price.toText(),
  priceNet: addTax(price, taxPercentage).toText(),
  ...toPercentage(taxPercentage),
})

/** The contract shows percentages as whole numbers. The calculation uses the exact ones, and the order that the cart becomes keeps them. */
function toPercentage(percentage: Decimal): { taxPercentage: number; exactTaxPercentage?: string } {
  const { taxPercentage, exactTaxPercentage } = toKeptPercentage(percentage)
  return { taxPercentage, ...(exactTaxPercentage !== null && { exactTaxPercentage }) }
}
