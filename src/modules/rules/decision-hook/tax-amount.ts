/** A tax that a hook gives as an amount. A sale is calculated with percentages, so the amount becomes the percentage that gives it. */
import { Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import type { TaxedItem } from './points.js'

const HUNDRED = Decimal.of(100)
/** The decimals of percentages that orders store: of costs, and of lines. */
const COST_DECIMALS = 4
const LINE_DECIMALS = 5
const CENTS = 2

/** Returns the percentage of a tax amount. */
export function toTaxPercent({ id, taxable }: Pick<TaxedItem, 'id' | 'taxable'>, amount: string): Decimal {
  const base = Decimal.of(taxable)
  if (base.isZero()) return Decimal.ZERO
  const decimals = id === 'payment' || id === 'postage' ? COST_DECIMALS : LINE_DECIMALS
  return Decimal.of(amount).multiply(HUNDRED).divide(base, decimals)
}

/** Returns whether the percentage of a tax amount gives exactly this amount. */
export function canBear(item: Pick<TaxedItem, 'id' | 'taxable'>, amount: string): boolean {
  const base = Decimal.of(item.taxable)
  const tax = Decimal.of(amount)
  if (tax.compare(base.max(Decimal.ZERO)) > 0) return false
  return roundHalfAwayFromZero(base.percentage(toTaxPercent(item, amount)), CENTS).compare(tax) === 0
}
