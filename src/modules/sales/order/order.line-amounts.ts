/** The amounts of a line that other systems give: whether they go together, but for the roundings of those systems. */
import type { Problem } from '../../../core/base/errors.js'
import { Decimal, roundHalfUp } from '../../../core/money.js'
import { exactPercentageOf, toKeptPercentage } from '../../pricing/price-calculation/tax-percentage.js'
import { type Amount, isAlmost, withTax } from '../sale/sale.amounts.js'

/** How far the sums of an order may be off, in cents: other systems round each line. */
export const tolerance = (lines: number) => lines + 2

/** How far the amounts of one line may be off, in cents. */
const OF_LINE = tolerance(1)
/** How far the price of a unit with its tax may be off, in cents. */
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

/** True when an input says of a line what it says already: it need not add up any better than it did. */
const isSameLine = (given: LineAmounts, stored: LineAmounts): boolean =>
  given.quantity === stored.quantity &&
  given.taxPercentage === stored.taxPercentage &&
  AMOUNTS.every((name) => given[name] == null || isAlmost(given[name], stored[name] ?? 0, 0))

/** Which amounts of a line do not go together, by their names. `before` is the line that a change is about. */
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
 * The total of a line is what its units cost, less the discount. A discount that the price has already, compared with the original price, is
 * not taken off again: other systems note it for a unit, for the line, or as a percentage.
 */
function findTotalProblems({ quantity, price, priceTotal, discount, originalPrice }: LineAmounts): Problem[] {
  const units = Decimal.of(quantity)
  const full = Decimal.of(price).multiply(units)
  const off = Decimal.of(discount ?? 0)
  const isNear = (expected: Decimal) => isWithin(Decimal.of(priceTotal).subtract(expected), slackOf(price, quantity))
  if (isNear(full.subtract(off))) return []
  const list = Decimal.of(originalPrice ?? price)
  const perUnit = list.subtract(Decimal.of(price))
  const noted = [perUnit, perUnit.multiply(units), list.isZero() ? Decimal.ZERO : perUnit.multiply(HUNDRED).divide(list, 2)]
  if (isNear(full) && noted.some((one) => isAlmost(one.toText(), off.toText(), OF_LINE))) return []
  const expected = roundHalfUp(full.subtract(off), 2).toText()
  return [{ path: ['priceTotal'], message: `must be ${expected}: quantity × price − discount` }]
}

const HUNDRED = Decimal.of(100)

const isWithin = (difference: Decimal, slack: Decimal): boolean =>
  difference.compare(slack) <= 0 && difference.negate().compare(slack) <= 0

/** A price of a unit is rounded, to a cent or finer, and a line of many units shows it: a price for a hundred is divided by a hundred. */
function slackOf(price: Amount, quantity: number): Decimal {
  const { scale } = Decimal.of(price)
  const ofUnits = new Decimal(5n * BigInt(quantity < 0 ? -quantity : quantity), (scale > 2 ? scale : 2) + 1)
  return new Decimal(BigInt(OF_LINE), 2).add(ofUnits)
}

/** The decimals with which taxes are set. */
const MAX_DECIMALS = 4

/**
 * The percentage that a line is taxed with: the whole one that the contract types, or the exact one where the tax says so and rounds to it. A change
 * that gives back the whole percentage keeps the exact one.
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

/** The percentages of the lines of one order. What the cents of a small line do not show, a larger line with the same tax does. */
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

/** The tax that an input says that a line bears; null where it says nothing. */
function chargedTax({
  priceTotal,
  priceTotalNet,
  tax,
}: Pick<LineAmounts, 'priceTotal' | 'priceTotalNet' | 'tax'>): Amount | null {
  return tax ?? (priceTotalNet == null ? null : Decimal.of(priceTotalNet).subtract(Decimal.of(priceTotal)).toText())
}

/** The percentage with the fewest decimals that gives the tax of a line, where the whole one does not. Null where there is none. */
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
