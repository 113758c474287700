/** Amounts of a line given by other systems: whether they are consistent, except for rounding. */
import type { Problem } from '../../../core/base/errors.js'
import { Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import { exactPercentageOf, toKeptPercentage } from '../../pricing/price-calculation/tax-percentage.js'
import { type Amount, isAlmost, withTax } from '../sale/sale.amounts.js'

/** How far the sums of an order may deviate, in cents: other systems round each line. */
export const tolerance = (lines: number) => lines + 2

/** How far the amounts of one line may deviate, in cents. */
const OF_LINE = tolerance(1)
/** How far the unit price with tax may deviate, in cents. */
const OF_UNIT = tolerance(0)

/** A line as an input gives it, or as it is stored. */
export interface LineAmounts {
  quantity: number
  originalPrice?: Amount | null | undefined
  price: Amount
  priceNet?: Amount | null | undefined
  priceTotal: Amount
  priceTotalNet?: Amount | null | undefined
  discount?: Amount | null | undefined
  tax?: Amount | null | undefined
  taxPercentage: number
  exactTaxPercentage?: string | null | undefined
}

const AMOUNTS = ['originalPrice', 'price', 'priceNet', 'priceTotal', 'priceTotalNet', 'discount', 'tax'] as const

/** Returns true if an input repeats the stored line: then its amounts are not checked again. */
const isSameLine = (given: LineAmounts, stored: LineAmounts): boolean =>
  given.quantity === stored.quantity &&
  given.taxPercentage === stored.taxPercentage &&
  AMOUNTS.every((name) => given[name] == null || isAlmost(given[name], stored[name] ?? 0, 0))

/** Returns the inconsistent amounts of a line, by name. `before` is the line that is being changed. */
export function findLineProblems(line: LineAmounts, before: LineAmounts | null = null): Problem[] {
  if (before && isSameLine(line, before)) return []
  const exact = exactTaxOf(line, before)
  const percentage = exactPercentageOf({ ...line, ...exact })
  const { net, tax } = withTax(line.priceTotal, percentage.toText())
  const unit = withTax(line.price, percentage.toText())
  const wrong = (name: string, expected: string, given: Amount | null | undefined, cents: number): Problem[] =>
    given == null || isAlmost(given, expected, cents) ? [] : [{ path: [name], message: `must be ${expected}` }]
  return [
    ...findTotalProblems(line),
    ...wrong('tax', tax, line.tax, OF_LINE),
    ...wrong('priceTotalNet', net, line.priceTotalNet, OF_LINE),
    ...wrong('priceNet', unit.net, line.priceNet, OF_UNIT),
  ]
}

/**
 * Checks that the total of a line is the price of its units less the discount. A discount already included in the price, compared with the original
 * price, is not taken off again: other systems state it per unit, per line, or as a percentage.
 */
function findTotalProblems({ quantity, price, priceTotal, discount, originalPrice }: LineAmounts): Problem[] {
  const units = Decimal.of(quantity)
  const full = Decimal.of(price).multiply(units)
  const off = Decimal.of(discount ?? 0)
  const isNear = (expected: Decimal) => isWithin(Decimal.of(priceTotal).subtract(expected), roundingTolerance(price, quantity))
  if (isNear(full.subtract(off))) return []
  const list = Decimal.of(originalPrice ?? price)
  const perUnit = list.subtract(Decimal.of(price))
  const noted = [perUnit, perUnit.multiply(units), list.isZero() ? Decimal.ZERO : perUnit.multiply(HUNDRED).divide(list, 2)]
  if (isNear(full) && noted.some((one) => isAlmost(one.toText(), off.toText(), OF_LINE))) return []
  const expected = roundHalfAwayFromZero(full.subtract(off), 2).toText()
  return [{ path: ['priceTotal'], message: `must be ${expected}: quantity × price − discount` }]
}

const HUNDRED = Decimal.of(100)

const isWithin = (difference: Decimal, slack: Decimal): boolean =>
  difference.compare(slack) <= 0 && difference.negate().compare(slack) <= 0

/** Returns the deviation that rounding allows: a unit price is rounded to a cent or finer, and the quantity multiplies the error. */
function roundingTolerance(price: Amount, quantity: number): Decimal {
  const { scale } = Decimal.of(price)
  const ofUnits = new Decimal(5n * BigInt(quantity < 0 ? -quantity : quantity), (scale > 2 ? scale : 2) + 1)
  return new Decimal(BigInt(OF_LINE), 2).add(ofUnits)
}

/** The maximum number of decimals of a tax percentage. */
const MAX_DECIMALS = 4

/**
 * Returns the tax percentage of a line: the whole one of the contract, or the exact one if the tax amount shows it and it rounds to the whole one.
 * A change that sends back the whole percentage keeps the exact one.
 */
export function exactTaxOf(
  line: Pick<LineAmounts, 'priceTotal' | 'priceTotalNet' | 'tax' | 'taxPercentage' | 'exactTaxPercentage'>,
  before: Pick<LineAmounts, 'taxPercentage' | 'exactTaxPercentage'> | null = null,
): { taxPercentage: number; exactTaxPercentage: string | null } {
  const { taxPercentage } = line
  const kept = line.exactTaxPercentage ?? (before?.taxPercentage === taxPercentage ? before.exactTaxPercentage : null)
  if (kept != null) return { taxPercentage, exactTaxPercentage: kept }
  return findExactTax(line) ?? { taxPercentage, exactTaxPercentage: null }
}

type TaxedLine = Parameters<typeof exactTaxOf>[0] & { taxCode: string }
type ExactTax = ReturnType<typeof exactTaxOf>

/** Returns the percentages of the lines of one order. A small line takes the exact percentage of a larger line with the same tax. */
export function exactTaxesOf(lines: readonly TaxedLine[]): ExactTax[] {
  const taxes = lines.map((line) => exactTaxOf(line))
  const keyOf = ({ taxCode, taxPercentage }: TaxedLine) => `${taxCode} ${taxPercentage}`
  const exact = new Map(taxes.flatMap((tax, i) => (tax.exactTaxPercentage === null ? [] : [[keyOf(lines[i] as TaxedLine), tax]])))
  return lines.map((line, i) => {
    const own = taxes[i] as ExactTax
    const known = exact.get(keyOf(line))
    return own.exactTaxPercentage === null && known && fits(line, known) ? known : own
  })
}

function fits(line: TaxedLine, tax: ExactTax): boolean {
  const charged = chargedTax(line)
  return charged === null || isAlmost(withTax(line.priceTotal, exactPercentageOf(tax).toText()).tax, charged, OF_LINE)
}

/** Returns the tax that an input gives for a line; null if it gives none. */
function chargedTax({
  priceTotal,
  priceTotalNet,
  tax,
}: Pick<LineAmounts, 'priceTotal' | 'priceTotalNet' | 'tax'>): Amount | null {
  return tax ?? (priceTotalNet == null ? null : Decimal.of(priceTotalNet).subtract(Decimal.of(priceTotal)).toText())
}

/** Returns the percentage with the fewest decimals that gives the tax of a line if the whole one does not. Null if there is none. */
function findExactTax({
  priceTotal,
  priceTotalNet,
  tax,
  taxPercentage,
}: Pick<LineAmounts, 'priceTotal' | 'priceTotalNet' | 'tax' | 'taxPercentage'>) {
  const total = Decimal.of(priceTotal)
  const charged = chargedTax({ priceTotal, priceTotalNet, tax })
  if (charged === null || total.isZero() || isAlmost(charged, withTax(priceTotal, taxPercentage).tax, OF_LINE)) return null
  for (let decimals = 1; decimals <= MAX_DECIMALS; decimals++) {
    const exact = Decimal.of(charged).multiply(HUNDRED).divide(total, decimals)
    const kept = toKeptPercentage(exact)
    const isWhole = kept.taxPercentage === taxPercentage || Math.floor(exact.toNumber()) === taxPercentage
    if (isWhole && isAlmost(withTax(priceTotal, exact.toText()).tax, charged, 1)) return kept
  }
  return null
}
