/** Tax percentages as carts and orders store them: the whole number that the contract shows, and the exact one if it differs. */
import { Decimal, roundHalfAwayFromZero } from '../../../core/money.js'

interface KeptPercentage {
  taxPercentage: string | number
  /** Missing or null if the shown percentage is exact. */
  exactTaxPercentage?: string | null | undefined
}

const toWhole = (percentage: Decimal): Decimal => roundHalfAwayFromZero(percentage, 0)

/** Converts an exact percentage to its stored form. */
export function toKeptPercentage(exact: Decimal): { taxPercentage: number; exactTaxPercentage: string | null } {
  const whole = toWhole(exact)
  return { taxPercentage: whole.toNumber(), exactTaxPercentage: whole.compare(exact) === 0 ? null : exact.toText() }
}

/** Returns the percentage to calculate with. An exact one that does not round to the shown one is outdated, because the shown one was changed. */
export function exactPercentageOf({ taxPercentage, exactTaxPercentage }: KeptPercentage): Decimal {
  const shown = Decimal.of(taxPercentage)
  if (exactTaxPercentage == null) return shown
  const exact = Decimal.of(exactTaxPercentage)
  return toWhole(exact).compare(shown) === 0 ? exact : shown
}
