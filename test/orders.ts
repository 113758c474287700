/** Orders for tests of the sales rooms. */
import type { Answer, House } from './house.js'

const cost = (gross: number, method: string) => ({ method, gross, tax: 0, net: gross, taxPercentage: 0 })

/** A line of goods: one piece at this price, unless said otherwise. */
export const orderLine = (sku: string, price: number, more: Answer = {}) => ({
  class: 'product',
  sku,
  name: sku,
  quantity: 1,
  originalPrice: price,
  price,
  priceTotal: price * (more.quantity ?? 1),
  taxPercentage: 21,
  taxCode: 'H',
  isBonus: 'N',
  ...more,
})

/** The input of an order whose amounts add up: 2 × 100 at 21 %, 50 at 9 %, postage 10 and payment 1 at 21 %. */
export const orderInput = (userId: number, more: object = {}) => ({
  userId,
  status: 'NEW',
  type: 'dropshipment',
  email: 'buyer@example.com',
  currency: 'EUR',
  language: 'NL',
  items: [orderLine('A', 100, { quantity: 2 }), orderLine('B', 50, { taxPercentage: 9, taxCode: 'L' })],
  paymentData: { ...cost(1, 'CARD'), taxPercentage: 21, tax: 0.21, net: 1.21 },
  postageData: { ...cost(10, 'DELIVERY'), taxPercentage: 21, tax: 2.1, net: 12.1 },
  total: { gross: 261, tax: 48.81, net: 309.81, discountType: 'N', discountValue: 0 },
  ...more,
})

/** The input of an order without lines and costs, as also a buyer may send it. */
export const emptyOrder = (userId: number, more: object = {}) => ({
  ...orderInput(userId),
  items: [],
  paymentData: cost(0, 'CARD'),
  postageData: cost(0, 'DELIVERY'),
  total: { gross: 0, tax: 0, net: 0, discountType: 'N', discountValue: 0 },
  ...more,
})

/** A customer who orders. */
export const addBuyer = async ({ rest }: House, lastName = 'Buyer'): Promise<number> =>
  (await rest('POST /v2/customers', { firstName: 'Bo', lastName, email: `${lastName.toLowerCase()}@example.com` })).body.id

export async function addOrder(at: House, userId: number, more: object = {}): Promise<Answer> {
  const { status, body } = await at.rest('POST /v2/orders', orderInput(userId, more))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
