/** Amounts in rows and inputs: with their tax, compared with each other, and checked against the column limits. */
import { Decimal, roundHalfAwayFromZero } from '../../../core/money.js'
import type { OrderItemRow } from '../../../db/db.gen.js'
import { addTax, DECIMALS } from '../../pricing/price-calculation/calculate.js'
import { toKeptPercentage } from '../../pricing/price-calculation/tax-percentage.js'

/** A number from an input, or an exact text. */
export type Amount = string | number

/** Returns an amount with its tax: `net = gross × (1 + percentage / 100)`, rounded to cents. */
export function withTax(gross: Amount, percentage: Amount): { net: string; tax: string } {
  const exact = Decimal.of(gross)
  const net = addTax(exact, Decimal.of(percentage))
  return { net: net.toText(), tax: net.subtract(roundHalfAwayFromZero(exact, DECIMALS)).toText() }
}

/** Returns the amounts of an order line with this price and total, which are taxed with this percentage. */
export function lineAmounts(price: Decimal, total: Decimal, percentage: Decimal): Partial<OrderItemRow> {
  const priceTotal = roundHalfAwayFromZero(total, DECIMALS)
  const priceTotalNet = addTax(priceTotal, percentage)
  return {
    price: price.toText(),
    priceNet: addTax(price, percentage).toText(),
    priceTotal: priceTotal.toText(),
    priceTotalNet: priceTotalNet.toText(),
    tax: priceTotalNet.subtract(priceTotal).toText(),
    discount: '0',
    ...toKeptPercentage(percentage),
  }
}

/** The first value too large for the amount columns: `numeric(20, 5)`. */
const TOO_LARGE = Decimal.of('1000000000000000')

/** Returns true if one of the amounts is larger than an order can hold. */
export const areTooLarge = (...amounts: readonly Amount[]): boolean =>
  amounts.some((amount) => {
    const value = Decimal.of(amount)
    return value.compare(TOO_LARGE) >= 0 || value.negate().compare(TOO_LARGE) >= 0
  })

/** Returns true if two amounts differ by at most `tolerance` cents, which allows for rounding by other systems. */
export const isAlmost = (a: Amount, b: Amount, tolerance: number): boolean => {
  const difference = Decimal.of(a).subtract(Decimal.of(b))
  const size = difference.compare(Decimal.ZERO) < 0 ? difference.negate() : difference
  return size.compare(Decimal.of(tolerance).divide(Decimal.of(100), 2)) <= 0
}
