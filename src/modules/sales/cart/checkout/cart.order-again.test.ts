/** Carts that became orders: closed once the order is paid or accepted, and open for another attempt while it waits for its payment. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { addContact, logIn } from '../../../../../test/people.js'
import { addPrice, addTax } from '../../../../../test/price-fixtures.js'
import { type Answer, everything, startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer
let drill: number
let saw: number
let channelId: number
let key: string

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  const { product } = await fill(server, {
    categories: { Tools: null },
    products: ['DRILL', 'SAW'].map((sku) => ({ sku, names: { NL: sku }, categories: ['Tools'] })),
  })
  drill = product.get('DRILL') as number
  saw = product.get('SAW') as number
  await addTax(server, 'NL', 'H', 21)
  await addPrice(server, drill, { list: 100 })
  await addPrice(server, saw, { list: 50 })
  channelId = (await server.rest('POST /v2/channels', { name: 'Shop', reservesStock: true, numbersOrders: true })).body.id
  key = await server.keyFor(everything, channelId)
  await server.rest('POST /v2/inventory/bulk/sku/local', {
    inventory: [
      { sku: 'DRILL', quantity: 100 },
      { sku: 'SAW', quantity: 100 },
    ],
  })
})
afterAll(() => server.close())

const add = async (id: string, productId: number, quantity = 1, bearer?: string): Promise<Answer> =>
  server.gql(
    'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId orderId orderStatus } }',
    { id, input: { productId, quantity } },
    key,
    bearer,
  )

async function cartWith(quantity = 1, bearer?: string): Promise<string> {
  const { cartStart } = await server.gql('mutation { cartStart(input: {}) { cartId orderId } }', {}, key, bearer)
  expect(cartStart.orderId).toBe(null)
  await add(cartStart.cartId, drill, quantity, bearer)
  return cartStart.cartId
}

const ORDER = `id uuid status cartId orderNumber reference createdAt total { gross net } paymentData { status }
  items { id sku quantity } orderAddresses { type city }`

async function process(id: string, status: string, bearer?: string): Promise<Answer> {
  const document = `mutation ($id: String!, $status: String!) { cartProcess(id: $id, input: { orderStatus: $status }) {
    cartOrderId cart { orderId orderStatus } order { ${ORDER} } } }`
  const answer = await server.gql(document, { id, status }, key, bearer)
  return answer.cartProcess?.order ?? answer
}

const readOrder = async (orderId: number): Promise<Answer> =>
  (await server.gql(`{ order(orderId: ${orderId}) { ${ORDER} } }`)).order

const setStatus = (orderId: number, input: object): Promise<Answer> =>
  server.gql('mutation ($input: OrderSetStatusInput!) { orderSetStatus(input: $input) { status orderNumber } }', {
    input: { orderId, ...input },
  })

/** The carts that a search finds, on both interfaces. */
async function listed(cartId: string, statuses?: string[]): Promise<boolean> {
  const input = { ids: [cartId], ...(statuses && { statuses }) }
  const { carts } = await server.gql('query ($input: CartSearchInput!) { carts(input: $input) { items { cartId orderId } } }', {
    input,
  })
  const { body } = await server.rest('POST /v2/carts/search', input)
  expect(body.data.map(({ cartId: id, orderId }: Answer) => ({ cartId: id, orderId }))).toEqual(carts.items)
  return carts.items.length === 1
}

const eventsOf = async (orderId: number): Promise<string[]> => {
  const { rows } = await sql<{ trigger: string }>`
    select trigger from event where payload ->> 'orderId' = ${String(orderId)} order by id`.execute(server.db)
  return rows.map(({ trigger }) => trigger)
}

const heldBy = async (uuid: string): Promise<Answer[]> =>
  server.db
    .selectFrom('stockReservation')
    .select(['productId', 'quantity'])
    .where('reference', '=', uuid)
    .orderBy('productId')
    .execute()

test('a cart that became an order is no longer listed as open, and names its order', async () => {
  const cartId = await cartWith()
  expect(await listed(cartId, ['OPEN'])).toBe(true)
  const { id } = await process(cartId, 'NEW')

  const { cart } = await server.gql(`{ cart(id: "${cartId}") { status orderId orderStatus } }`)
  expect(cart).toEqual({ status: 'OPEN', orderId: id, orderStatus: 'NEW' })
  expect(
    await Promise.all([undefined, [], ['OPEN'], ['OPEN', 'PENDING_PURCHASE_AUTHORIZATION']].map((s) => listed(cartId, s))),
  ).toEqual([true, true, false, false])
  expect((await add(cartId, saw)).errors[0]).toEqual({
    code: 'CART_INVALID_STATUS_ERROR',
    message: `The cart has become the order [${id}] and cannot change any more`,
  })
})

test('while the payment is open, the cart can change, and processing it again changes the same order', async () => {
  const cartId = await cartWith(2)
  const first = await process(cartId, 'UNFINISHED')
  expect(await heldBy(first.uuid)).toEqual([{ productId: drill, quantity: 2 }])
  await setStatus(first.id, { status: 'UNFINISHED', payStatus: 'CANCELLED' })

  expect(await listed(cartId, ['OPEN'])).toBe(true)
  expect((await add(cartId, saw, 3)).cartAddItem).toEqual({ cartId, orderId: first.id, orderStatus: 'UNFINISHED' })
  const update = `mutation ($id: String!, $address: CartUpdateAddressInput!) {
    cartUpdate(id: $id, input: { reference: "PO 2" }) { cartId } cartUpdateAddress(id: $id, input: $address) { cartId } }`
  const address = { type: 'DELIVERY', firstName: 'A', lastName: 'B', street: 'S', postalCode: '1', city: 'Breda', country: 'NL' }
  await server.gql(update, { id: cartId, address }, key)
  expect((await readOrder(first.id)).total).toEqual({ gross: 200, net: 242 })
  const second = await process(cartId, 'UNFINISHED')

  expect(second).toMatchObject({
    id: first.id,
    uuid: first.uuid,
    cartId,
    createdAt: first.createdAt,
    reference: 'PO 2',
    orderNumber: null,
    total: { gross: 350, net: 423.5 },
    paymentData: { status: 'CANCELLED' },
    items: [
      { sku: 'DRILL', quantity: 2 },
      { sku: 'SAW', quantity: 3 },
    ],
  })
  expect(second.orderAddresses.find(({ type }: Answer) => type === 'delivery').city).toBe('Breda')
  expect(await readOrder(first.id)).toEqual(second)
  expect(await heldBy(first.uuid)).toEqual([
    { productId: drill, quantity: 2 },
    { productId: saw, quantity: 3 },
  ])
  expect(await eventsOf(first.id)).toEqual(['ORDER_CREATED', 'ORDER_UPDATED', 'ORDER_UPDATED'])

  const paid = await setStatus(first.id, { status: 'NEW', payStatus: 'PAID' })
  expect(paid.orderSetStatus.orderNumber).toBeGreaterThan(0)
  expect(await listed(cartId, ['OPEN'])).toBe(false)
  expect((await server.gql(`{ cart(id: "${cartId}") { orderStatus } }`)).cart.orderStatus).toBe('NEW')
  expect((await add(cartId, saw)).errors[0].code).toBe('CART_INVALID_STATUS_ERROR')
  expect(await process(cartId, 'UNFINISHED')).toEqual(await readOrder(first.id))
})

test('a repeated call with an unchanged cart returns the order as it is and announces nothing', async () => {
  const cartId = await cartWith()
  const first = await process(cartId, 'UNFINISHED')

  expect(await process(cartId, 'UNFINISHED')).toEqual(first)
  expect(await eventsOf(first.id)).toEqual(['ORDER_CREATED'])
})

test('a buyer who gives up paying online orders the same cart on account', async () => {
  const cartId = await cartWith()
  const first = await process(cartId, 'UNFINISHED')
  await add(cartId, drill, 4)
  const second = await process(cartId, 'NEW')

  expect([second.id, second.status, second.total.gross]).toEqual([first.id, 'NEW', 500])
  expect(second.orderNumber).toBeGreaterThan(0)
  expect(
    await server.db
      .selectFrom('stockReservation')
      .select(['quantity', 'expiresAt'])
      .where('reference', '=', first.uuid)
      .execute(),
  ).toEqual([{ quantity: 5, expiresAt: null }])
})

test('an order that was paid in the meantime does not take over changes of the cart', async () => {
  const payments = [
    (orderId: number) => setStatus(orderId, { payStatus: 'PAID' }),
    (orderId: number) =>
      server.gql('mutation ($input: CreatePaymentInput!) { paymentCreate(input: $input) { id } }', {
        input: { orderId, amount: 12100, currency: 'EUR', method: 'CARD', status: 'AUTHORIZED' },
      }),
  ]
  for (const pay of payments) {
    const cartId = await cartWith()
    const first = await process(cartId, 'UNFINISHED')
    const { errors } = await pay(first.id)
    expect(errors).toBe(undefined)
    await add(cartId, saw)
    const refused = await process(cartId, 'UNFINISHED')

    expect(refused.errors[0].code).toBe('CART_INVALID_STATUS_ERROR')
    expect((await readOrder(first.id)).total.gross).toBe(100)

    const unchanged = await cartWith()
    const second = await process(unchanged, 'UNFINISHED')
    await pay(second.id)
    const before = (await readOrder(second.id)).paymentData.status
    expect(await process(unchanged, 'NEW')).toMatchObject({ id: second.id, status: 'NEW', paymentData: { status: before } })
  }
})

test('a cart whose unfinished order is deleted is free again', async () => {
  const cartId = await cartWith()
  const first = await process(cartId, 'UNFINISHED')
  expect((await server.gql(`mutation { orderDelete(orderId: ${first.id}) }`)).orderDelete).toBe(true)

  expect((await server.gql(`{ cart(id: "${cartId}") { orderId orderStatus } }`)).cart).toEqual({
    orderId: null,
    orderStatus: null,
  })
  const second = await process(cartId, 'NEW')
  expect(second.id).toBeGreaterThan(first.id)
})

test('a refused second attempt leaves the order as it was', async () => {
  const cartId = await cartWith()
  const first = await process(cartId, 'UNFINISHED')
  await add(cartId, drill, 500)
  const refused = await process(cartId, 'UNFINISHED')

  expect(refused.errors[0].code).toBe('STOCK_NOT_AVAILABLE_ERROR')
  expect(await readOrder(first.id)).toEqual(first)
})

test('a buyer can change and process the cart of their own unfinished order, and nobody else can', async () => {
  await addContact(server, { email: 'ada@example.com' })
  await addContact(server, { email: 'eve@example.com' })
  key = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' }, channelId)
  const [adas, eves] = await Promise.all(
    ['ada', 'eve'].map(async (name) => (await logIn(server, `${name}@example.com`)).accessToken),
  )
  const cartId = await cartWith(1, adas)
  const first = await process(cartId, 'UNFINISHED', adas)
  await add(cartId, saw, 1, adas)
  const stranger = await process(cartId, 'UNFINISHED', eves)
  const second = await process(cartId, 'UNFINISHED', adas)
  key = await server.keyFor(everything, channelId)

  expect(stranger.errors[0].code).toBe('CART_NOT_FOUND_ERROR')
  expect([second.id, second.total.gross]).toEqual([first.id, 150])
})

test('processing a cart again and reporting its payment at the same time never block each other', async () => {
  const carts = await Promise.all(Array.from({ length: 6 }, () => cartWith()))
  const orders = await Promise.all(carts.map((cartId) => process(cartId, 'UNFINISHED')))
  await Promise.all(carts.map((cartId) => add(cartId, saw)))
  const answers = await Promise.all(
    carts.flatMap((cartId, i) => [
      process(cartId, 'UNFINISHED'),
      setStatus(orders[i].id, { status: 'NEW', payStatus: 'PAID', deleteCart: true }),
    ]),
  )

  const errors = answers.flatMap((answer) => answer.errors ?? []).map(({ code }: Answer) => code)
  expect(errors.filter((code) => code !== 'CART_NOT_FOUND_ERROR')).toEqual([])
  expect(await Promise.all(orders.map(async ({ id }) => (await readOrder(id)).status))).toEqual(Array(6).fill('NEW'))
})
