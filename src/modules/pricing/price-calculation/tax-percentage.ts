/** Percentages of tax as carts and orders keep them: the whole number that the contract shows, and the exact one where it is another. */
import { Decimal, roundHalfUp } from '../../../core/money.js'

interface KeptPercentage {
  taxPercentage: string | number
  /** Missing or null where the shown percentage is the exact one. */
  exactTaxPercentage?: string | null | undefined
}

const toWhole = (percentage: Decimal): Decimal => roundHalfUp(percentage, 0)

/** An exact percentage as it is kept. */
export function toKeptPercentage(exact: Decimal): { taxPercentage: number; exactTaxPercentage: string | null } {
  const whole = toWhole(exact)
  return { taxPercentage: whole.toNumber(), exactTaxPercentage: whole.compare(exact) === 0 ? null : exact.toText() }
}

/** The percentage to calculate with. An exact one that does not round to the shown one is out of date: somebody has changed the shown one. */
export function exactPercentageOf({ taxPercentage, exactTaxPercentage }: KeptPercentage): Decimal {
  const shown = Decimal.of(taxPercentage)
  if (exactTaxPercentage == null) return shown
  const exact = Decimal.of(exactTaxPercentage)
  return toWhole(exact).compare(shown) === 0 ? exact : shown
}
