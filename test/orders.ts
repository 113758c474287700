/** Orders for tests of the sales modules. */
import type { Answer, TestServer } from './test-server.js'

const cost = (gross: number, method: string) => ({ method, gross, tax: 0, net: gross, taxPercentage: 0 })

/** Returns a line of goods: one piece at this price, by default. */
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

const inCents = (amount: number) => Math.round(amount * 100) / 100

/** Returns the sum of lines and costs, without a discount: the tax is that of each percentage. */
export function totalOf({ items = [], paymentData, postageData }: Answer) {
  const taxed = new Map<number, number>()
  const add = (percentage: number, amount: number) => taxed.set(percentage, (taxed.get(percentage) ?? 0) + amount)
  for (const { priceTotal, taxPercentage } of items) add(taxPercentage, priceTotal)
  for (const { gross, taxPercentage } of [paymentData, postageData]) add(taxPercentage, gross)
  const gross = inCents([...taxed.values()].reduce((sum, amount) => sum + amount, 0))
  const tax = inCents([...taxed].reduce((sum, [percentage, amount]) => sum + inCents((amount * percentage) / 100), 0))
  return { gross, tax, net: inCents(gross + tax), discountType: 'N', discountValue: 0 }
}

/** Returns the input of an order: by default 2 × 100 at 21 %, 50 at 9 %, postage 10 and payment 1 at 21 %. Its amounts add up. */
export const orderInput = (userId: number, more: Answer = {}) => {
  const input = {
    userId,
    status: 'NEW',
    type: 'dropshipment',
    email: 'buyer@example.com',
    currency: 'EUR',
    language: 'NL',
    items: [orderLine('A', 100, { quantity: 2 }), orderLine('B', 50, { taxPercentage: 9, taxCode: 'L' })],
    paymentData: { ...cost(1, 'CARD'), taxPercentage: 21, tax: 0.21, net: 1.21 },
    postageData: { ...cost(10, 'DELIVERY'), taxPercentage: 21, tax: 2.1, net: 12.1 },
    ...more,
  }
  return { total: totalOf(input), ...input }
}

/** The same without costs, and without lines unless they are given. */
export const emptyOrder = (userId: number, more: Answer = {}) =>
  orderInput(userId, { items: [], paymentData: cost(0, ''), postageData: cost(0, 'DELIVERY'), ...more })

/** A customer who orders. */
export const addBuyer = async ({ rest }: TestServer, lastName = 'Buyer'): Promise<number> =>
  (await rest('POST /v2/customers', { firstName: 'Bo', lastName, email: `${lastName.toLowerCase()}@example.com` })).body.id

export async function addOrder(server: TestServer, userId: number, more: object = {}): Promise<Answer> {
  const { status, body } = await server.rest('POST /v2/orders', orderInput(userId, more))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
