/** The totals that a cart shows: the sums of its lines, the discount, the costs, and the tax per percentage. */
import { Decimal } from '../../../../core/money.js'
import type { CartAmounts, CartCost } from '../../../../db/json.js'
import { addTax } from '../../../pricing/price-calculation/calculate.js'
import { calculateSale, type TaxedAmount } from '../../sale/sale.js'
import { shareInPercent, sumWithTax, toPercentage } from '../../sale/sale.lines.js'

export type CartSums = Omit<CartAmounts, 'incentives' | 'vouchers' | 'valuePoints' | 'carriers' | 'payMethods'>

export interface CartTerms {
  lines: readonly TaxedAmount[]
  discount: (subTotal: Decimal) => Decimal
  payment: TaxedAmount
  postage: TaxedAmount
}

/**
 * Calculates the totals by the published identities: subTotal = Σ totalSum of the main items; totalGross = subTotal − discount + payment + postage;
 * totalNet = totalGross + Σ taxLevels.
 */
export function sumUp({ lines, discount: wanted, payment, postage }: CartTerms): CartSums {
  const { subTotal, discount, levels, totalGross, totalNet } = calculateSale({
    lines,
    costs: [payment, postage],
    discount: wanted,
  })
  return {
    subTotal: subTotal.toText(),
    subTotalNet: sumWithTax(lines).toText(),
    discount: discount.toText(),
    discountNet: Decimal.sum(levels.map(({ percentage, discount: share }) => addTax(share, percentage))).toText(),
    discountPercentage: shareInPercent(discount, subTotal).toText(),
    totalGross: totalGross.toText(),
    totalNet: totalNet.toText(),
    taxLevels: levels.map(({ percentage, tax, discount: share }) => ({
      ...toPercentage(percentage),
      price: tax.toText(),
      discount: share.toText(),
    })),
    payment: describeCost(payment),
    postage: describeCost(postage),
  }
}

const describeCost = ({ amount, percentage }: TaxedAmount): CartCost => ({
  price: amount.toText(),
  priceNet: addTax(amount, percentage).toText(),
  ...toPercentage(percentage),
})
