/** The amounts of carts and lines that have not been priced yet. */
import type { CartAmounts, CartItemAmounts } from '../../../../db/json.js'

export const NO_AMOUNTS: CartAmounts = {
  subTotal: '0',
  subTotalNet: '0',
  discount: '0',
  discountNet: '0',
  discountPercentage: '0',
  totalGross: '0',
  totalNet: '0',
  taxLevels: [],
  payment: { price: '0', priceNet: '0', taxPercentage: 0 },
  postage: { price: '0', priceNet: '0', taxPercentage: 0 },
  incentives: [],
  vouchers: [],
  valuePoints: 0,
  carriers: null,
  payMethods: null,
}

export const NO_LINE_AMOUNTS: CartItemAmounts = {
  price: '0',
  priceNet: '0',
  totalPrice: '0',
  totalPriceNet: '0',
  sum: '0',
  sumNet: '0',
  totalSum: '0',
  totalSumNet: '0',
  discount: '0',
  discountPercentage: '0',
  taxCode: 'H',
  taxPercentage: 0,
  surcharges: [],
  incentive: null,
  movedQuantity: 0,
  pricedQuantity: 0,
  previousPrice: null,
  priceChangedAt: null,
}
