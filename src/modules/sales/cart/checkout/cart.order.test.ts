/** What an order gets from its channel: numbers without gaps, the validity of quotes, stock; and what happens to its cart. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { addBuyer, addOrder } from '../../../../../test/orders.js'
import { addPrice, addTax } from '../../../../../test/price-fixtures.js'
import { type Answer, everything, startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer
let drill: number
let buyer: number

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const { product } = await fill(server, {
    categories: { Tools: null },
    products: [{ sku: 'DRILL', names: { NL: 'Boor' }, categories: ['Tools'] }],
  })
  drill = product.get('DRILL') as number
  await addTax(server, 'NL', 'H', 21)
  await addPrice(server, drill, { list: 100 })
  buyer = await addBuyer(server)
})
afterAll(() => server.close())

async function channelWith(settings: object): Promise<number> {
  const { body } = await server.rest('POST /v2/channels', { name: 'Numbered', ...settings })
  return body.id
}

/** A cart with some drills: the channel of the key is that of the cart. */
async function cartWith(channelId: number, quantity = 1): Promise<string> {
  const apikey = await server.keyFor(everything, channelId)
  const { cartStart } = await server.gql('mutation { cartStart(input: {}) { cartId } }', {}, apikey)
  const input = { productId: drill, quantity }
  const document = 'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }'
  const { cartAddItem, ...rest } = await server.gql(document, { id: cartStart.cartId, input }, apikey)
  if (!cartAddItem) throw new Error(JSON.stringify(rest))
  return cartStart.cartId
}

async function order(cartId: string, status = 'NEW', headers: Record<string, string> = {}): Promise<Answer> {
  const document = `mutation ($id: String!, $status: String!) { cartProcess(id: $id, input: { orderStatus: $status }) {
    order { id orderNumber validUntil } } }`
  const answer = await server.withHeaders(headers, () => server.gql(document, { id: cartId, status }))
  return answer.cartProcess?.order ?? answer
}

const setStatus = (orderId: number, input: object): Promise<Answer> =>
  server.gql('mutation ($input: OrderSetStatusInput!) { orderSetStatus(input: $input) { status orderNumber validUntil } }', {
    input: { orderId, ...input },
  })

test('orders of a channel that does not ask for it have no number', async () => {
  expect((await order(await cartWith(1))).orderNumber).toBe(null)
})

test('concurrent orders of a channel get the numbers from 1 on, without a gap, whatever fails between them', async () => {
  const channelId = await channelWith({ numbersOrders: true })
  const carts = await Promise.all(Array.from({ length: 8 }, () => cartWith(channelId)))
  const empty = await cartWith(channelId)
  await server.gql(`mutation { cartUpdate(id: "${empty}", input: { reference: "x" }) { cartId } }`)
  await server.db
    .deleteFrom('cartItem')
    .where('cartId', 'in', (eb) => eb.selectFrom('cart').select('id').where('uuid', '=', empty))
    .execute()

  const orders = await Promise.all([...carts, empty].map((cartId) => order(cartId)))
  const dry = await order(await cartWith(channelId), 'NEW', { 'api-dry-run': 'true' })
  const refused = await server.rest('POST /v2/orders', { status: 'NEW', channelId })
  const created = await addOrder(server, buyer, { channelId })

  const numbers = orders.flatMap(({ orderNumber }) => orderNumber ?? []).toSorted((a, b) => a - b)
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect([orders.at(-1).errors?.length, dry.orderNumber, refused.status, created.orderNumber]).toEqual([1, 9, 400, 9])
})

test('a quote and an order that waits for its payment get their number when they become an order, and keep it', async () => {
  const channelId = await channelWith({ numbersOrders: true })
  const quote = await addOrder(server, buyer, { channelId, status: 'QUOTATION', type: 'quotation' })
  const waiting = await order(await cartWith(channelId), 'UNFINISHED')
  const accepted = await setStatus(quote.id, { status: 'NEW' })
  const paid = await setStatus(waiting.id, { status: 'NEW', payStatus: 'PAID' })
  const again = await setStatus(waiting.id, { status: 'CONFIRMED' })

  expect([quote.orderNumber, waiting.orderNumber]).toEqual([null, null])
  expect([accepted, paid, again].map((answer) => answer.orderSetStatus?.orderNumber ?? answer)).toEqual([1, 2, 2])
})

test('an order with a number is not deleted: it would leave a gap', async () => {
  const channelId = await channelWith({ numbersOrders: true })
  await server.rest('POST /v2/orderstatuses', { name: 'Draft', code: 'DRAFT', orderType: 'ORDER', isDeletable: true })
  const { id } = await addOrder(server, buyer, { channelId, status: 'DRAFT' })
  const answer = await server.gql(`mutation { orderDelete(orderId: ${id}) }`)

  expect(answer.errors).toEqual([
    { code: 'ORDER_DELETE_ERROR', message: 'The order has the number 1, and numbers must not have gaps: archive it instead' },
  ])
  expect((await server.rest(`GET /v2/orders/id/${id}`)).body.orderNumber).toBe(1)
})

test('a quote is valid for as long as its channel says, otherwise as the tenant says, unless it has its own date', async () => {
  const channelId = await channelWith({ quoteValidDays: 10 })
  await server.gql('mutation { tenantUpdate(input: { quoteDefaultExpiryPeriodDays: 30 }) { id } }')
  const quote = { status: 'QUOTATION', type: 'quotation' }
  const ofChannel = await addOrder(server, buyer, { ...quote, channelId })
  const ofTenant = await addOrder(server, buyer, quote)
  const own = await addOrder(server, buyer, { ...quote, channelId, validUntil: '2026-12-24' })
  const plain = await addOrder(server, buyer, { channelId })
  const request = await order(await cartWith(channelId), 'REQUEST')
  const answered = await setStatus(request.id, { status: 'QUOTATION' })

  expect([ofChannel, ofTenant, own, plain, request].map(({ validUntil }) => validUntil?.slice(0, 10))).toEqual([
    '2026-11-25',
    '2026-12-15',
    '2026-12-24',
    undefined,
    undefined,
  ])
  expect(answered.orderSetStatus.validUntil.slice(0, 10)).toBe('2026-11-25')
  // A day counts to its end.
  expect(own.validUntil).toBe('2026-12-24T23:59:59.999Z')
})

test('setting the status deletes the cart on request; the order stays as it is', async () => {
  const cartId = await cartWith(1)
  const { id } = await order(cartId, 'UNFINISHED')
  const kept = await setStatus(id, { status: 'UNFINISHED' })
  const before = await server.db.selectFrom('cart').select('id').where('uuid', '=', cartId).execute()
  const deleted = await setStatus(id, { status: 'NEW', deleteCart: true })
  const again = await setStatus(id, { status: 'NEW', deleteCart: true })
  const after = await server.db.selectFrom('cart').select('id').where('uuid', '=', cartId).execute()

  expect([kept.errors, deleted.errors, again.errors, before.length, after.length]).toEqual([
    undefined,
    undefined,
    undefined,
    1,
    0,
  ])
  expect((await server.rest(`GET /v2/orders/id/${id}`)).body.cartId).toBe(cartId)
})

test('concurrent checkouts of a channel that reserves stock sell no more than there is', async () => {
  const channelId = await channelWith({ reservesStock: true })
  await server.rest('POST /v2/inventory/bulk/sku/local', { inventory: [{ sku: 'DRILL', quantity: 5 }] })
  const carts = await Promise.all(Array.from({ length: 4 }, () => cartWith(channelId, 2)))
  const orders = await Promise.all(carts.map((cartId) => order(cartId)))
  const held = await server.db
    .selectFrom('productStock')
    .select(['heldQuantity'])
    .where('productId', '=', drill)
    .executeTakeFirst()

  expect(orders.filter(({ id }) => id !== undefined).length).toBe(2)
  expect(orders.flatMap(({ errors }) => errors?.[0].code ?? [])).toEqual(Array(2).fill('STOCK_NOT_AVAILABLE_ERROR'))
  expect(held).toEqual({ heldQuantity: 4 })
})
