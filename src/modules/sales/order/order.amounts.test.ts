/** Orders keep what was agreed: amounts, numbers and goods, whatever is done with them later; and who may agree on what. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addBuyer, addOrder, emptyOrder, orderLine } from '../../../../test/orders.js'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let userId: number
let productId: number

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  userId = await addBuyer(server)
  productId = (await server.rest('POST /v2/products', { sku: 'DRILL' })).body.id
  await addTax(server, 'NL', 'H', 21)
  await addPrice(server, productId, { list: 100 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.updateTable('channel').set({ numbersOrders: false, reservesStock: false }).execute()
})

const setStatus = (orderId: number, status: string): Promise<Answer> =>
  server.gql('mutation ($input: OrderSetStatusInput!) { orderSetStatus(input: $input) { status orderNumber } }', {
    input: { orderId, status },
  })
const restore = (orderId: number, revisionNumber: number): Promise<Answer> =>
  server.gql(`mutation { orderRevisionRestore(orderId: ${orderId}, revisionNumber: ${revisionNumber}) {
    orderNumber reference paymentData { status } items { id sku productId } total { gross net } } }`)

describe('the amounts of another system', () => {
  /** It rounds the tax of each of three lines, 2.1042, and comes to 6.30; the tax of the sum is 6.31. */
  const total = { gross: 30.06, tax: 6.3, net: 36.36, discountType: 'N', discountValue: 0 }
  const items = ['A', 'B', 'C'].map((sku) => orderLine(sku, 10.02))

  test('stay as they are when the order is exported, gets a reference, another status or another address', async () => {
    const made = await addOrder(server, userId, { ...emptyOrder(userId), items, total })
    const amounts = async () => (await server.gql(`{ order(orderId: ${made.id}) { total { gross net tax } } }`)).order.total
    const agreed = { gross: 30.06, net: 36.36, tax: 6.3 }

    expect(await amounts()).toEqual(agreed)
    await server.rest(`PATCH /v2/orders/id/${made.id}`, { exportStatus: 'EXPORTED', exportedAt: '2026-11-15T13:00:00.000Z' })
    await server.rest(`PATCH /v2/orders/id/${made.id}`, { reference: 'PO 1', paymentData: { method: 'CARD' } })
    const address = made.addresses[0].id
    await server.gql(`mutation { orderAddressUpdate(id: ${address}, orderId: ${made.id}, input: { city: "Delft" }) { city } }`)
    await server.rest(`PATCH /v2/orders/id/${made.id}`, { status: 'CONFIRMED' })
    expect(await amounts()).toEqual(agreed)
  })

  test('of an order without lines are not lost', async () => {
    const made = await addOrder(server, userId, { ...emptyOrder(userId), total })

    const { body } = await server.rest(`PATCH /v2/orders/id/${made.id}`, { exportStatus: 'EXPORTED' })

    expect(body.total).toMatchObject({ gross: 30.06, net: 36.36 })
  })

  test('are distinguished by the day on which the order was last changed, even if only an address was', async () => {
    const made = await addOrder(server, userId)
    server.travel('2026-11-16T12:00:00.000Z')
    const address = made.addresses[0].id
    await server.gql(`mutation { orderAddressUpdate(id: ${address}, orderId: ${made.id}, input: { city: "Delft" }) { city } }`)
    const { order } = await server.gql(`{ order(orderId: ${made.id}) { lastModifiedAt } }`)
    server.travel('2026-11-15T12:00:00.000Z')

    expect(order.lastModifiedAt).toBe('2026-11-16T12:00:00.000Z')
  })
})

describe('a quote', () => {
  test('that was declared invalid cannot be ordered; it can be put away, and saved again it is valid', async () => {
    const { id } = await addOrder(server, userId, { status: 'QUOTATION' })
    const invalidate = (n: number) =>
      server.gql(`mutation { orderRevisionsInvalidate(input: { orderId: ${id}, revisionNumbers: [${n}], reason: "typo" }) }`)
    await invalidate(1)

    expect((await setStatus(id, 'NEW')).errors[0]).toMatchObject({
      code: 'ORDER_STATUS_TRANSITION_NOT_ALLOWED',
      message: expect.stringContaining('invalid'),
    })
    const ordered = await server.rest(`PATCH /v2/orders/id/${id}`, { status: 'NEW' })
    expect(ordered.status).toBe(400)
    await server.rest(`PATCH /v2/orders/id/${id}`, { reference: 'again' })
    expect((await setStatus(id, 'NEW')).orderSetStatus.status).toBe('NEW')

    const other = await addOrder(server, userId, { status: 'QUOTATION' })
    await server.gql(`mutation { orderRevisionsInvalidate(input: { orderId: ${other.id}, revisionNumbers: [1] }) }`)
    expect((await setStatus(other.id, 'ARCHIVED')).orderSetStatus.status).toBe('ARCHIVED')
  })

  test('that became an order keeps its number and what was paid when an earlier revision is restored', async () => {
    await server.db.updateTable('channel').set({ numbersOrders: true }).execute()
    const { id } = await addOrder(server, userId, { status: 'QUOTATION', type: 'quotation', reference: 'first' })
    await server.rest(`PATCH /v2/orders/id/${id}`, { reference: 'second' })
    const { orderSetStatus } = await setStatus(id, 'NEW')
    await server.rest(`PATCH /v2/orders/id/${id}`, { paymentData: { status: 'PAID' } })

    const restored = (await restore(id, 1)).orderRevisionRestore

    expect(orderSetStatus.orderNumber).toBeGreaterThan(0)
    expect(restored).toMatchObject({
      orderNumber: orderSetStatus.orderNumber,
      reference: 'first',
      paymentData: { status: 'PAID' },
    })
  })

  test('is restored even if one of its products was deleted, and shipments of its lines stay', async () => {
    const gone = (await server.rest('POST /v2/products', { sku: 'GONE' })).body.id
    const items = [orderLine('A', 200), orderLine('GONE', 50, { productId: gone, taxPercentage: 9, taxCode: 'L' })]
    const made = await addOrder(server, userId, { status: 'QUOTATION', items })
    const [kept] = made.items
    const shipment = { orderId: made.id, items: [{ orderItemId: kept.id, quantity: 1 }] }
    await server.gql('mutation ($input: ShipmentCreateInput!) { shipmentCreate(input: $input) { id } }', { input: shipment })
    await server.rest(`PATCH /v2/orders/id/${made.id}`, { reference: 'second' })
    await server.rest(`DELETE /v2/products/id/${gone}`)

    const { orderRevisionRestore } = await restore(made.id, 1)

    expect(orderRevisionRestore.items).toMatchObject([
      { id: kept.id, sku: 'A' },
      { sku: 'GONE', productId: null },
    ])
    const { order } = await server.gql(`{ order(orderId: ${made.id}) { shipments { items { orderItemId } } } }`)
    expect(order.shipments).toEqual([{ items: [{ orderItemId: kept.id }] }])
  })
})

test('an order that holds its goods gets its next status also when the warehouse has counted them out', async () => {
  const { id: product } = (await server.rest('POST /v2/products', { sku: 'HELD' })).body
  const stock = (quantity: number) => server.rest('POST /v2/inventory/bulk/sku/local', { inventory: [{ sku: 'HELD', quantity }] })
  await stock(2)
  await server.rest('PATCH /v2/channels/1', { reservesStock: true })
  const items = [orderLine('HELD', 125, { quantity: 2, productId: product })]
  const { id } = await addOrder(server, userId, { items })
  await stock(0)

  expect((await setStatus(id, 'CONFIRMED')).orderSetStatus.status).toBe('CONFIRMED')
  expect((await server.rest(`PATCH /v2/orders/id/${id}`, { exportStatus: 'EXPORTED' })).status).toBe(200)
  expect((await server.rest(`PATCH /v2/orders/id/${id}`, { status: 'ARCHIVED' })).status).toBe(200)
  await stock(5)
  expect((await server.rest('GET /v2/products/sku/HELD/inventory')).body.availableQuantity).toBe(5)
})

test('over REST an empty list of export statuses finds what is not exported, and no list finds all', async () => {
  const found = async (more: object) =>
    (await server.rest('POST /v2/orders/search', { userIds: [other], ...more })).body.data.map(({ id }: Answer) => id)
  const other = await addBuyer(server, 'Exported')
  const [first, second] = [await addOrder(server, other), await addOrder(server, other)]
  await server.rest(`PATCH /v2/orders/id/${first.id}`, { exportStatus: 'EXPORTED' })

  expect(await found({ exportStatuses: [] })).toEqual([second.id])
  expect(await found({})).toEqual([first.id, second.id])
})

describe('a buyer who orders without a cart', () => {
  let bearer: string
  let contactId: number
  let companyId: number
  let storefront: string
  beforeAll(async () => {
    storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
    companyId = await addCompany(server)
    contactId = (await addContact(server, { email: 'ada@oak.test', companyIds: [companyId] })).id
    bearer = (await logIn(server, 'ada@oak.test')).accessToken
  })
  const create = async (more: object = {}): Promise<Answer> => {
    const order = emptyOrder(contactId, {
      companyId,
      items: [orderLine('DRILL', 100, { productId })],
      total: { gross: 100, tax: 21, net: 121, discountType: 'N', discountValue: 0 },
      ...more,
    })
    const document = 'mutation ($order: OrderCreateInput!) { orderCreate(order: $order) { companyId total { net } } }'
    const answer = await server.gql(document, { order }, storefront, bearer)
    return answer.orderCreate ?? answer.errors[0]
  }

  test('cannot put the order on another company by the key of another system', async () => {
    await server.rest('POST /v2/companies', { name: 'Rival', sources: [{ source: 'ERP', sourceId: '7' }] })

    expect(await create({ companyId: null, companySource: { name: 'ERP', id: '7' } })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await create()).toEqual({ companyId, total: { net: 121 } })
  })

  test('pays in the currency of the prices, and cannot set billing and export fields', async () => {
    for (const [more, field] of [
      [{ currency: 'IDR' }, 'currency'],
      [{ currencyRatio: 0.01 }, 'currencyRatio'],
      [{ debtorId: 'RIVAL' }, 'debtorId'],
      [{ invoiceUserId: userId }, 'invoiceUserId'],
      [{ exportStatus: 'FINISHED' }, 'exportStatus'],
    ] as const)
      expect(await create(more)).toMatchObject({ code: 'VALIDATION_ERROR', message: expect.stringContaining(field) })
    expect(await create({ status: 'VALIDATED' })).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('pays no tax on a supply within the European Union, as in a cart', async () => {
    const address = { street: 'S', postalCode: '1', city: 'C', country: 'NL', gender: 'U' }
    const addresses = [
      { ...address, type: 'invoice', icp: 'N' },
      { ...address, type: 'delivery', icp: 'Y' },
    ]
    const items = [orderLine('DRILL', 100, { productId, taxPercentage: 0 })]
    const total = { gross: 100, tax: 0, net: 100, discountType: 'N', discountValue: 0 }

    expect(await create({ addresses, items, total })).toEqual({ companyId, total: { net: 100 } })
    expect(await create({ items, total })).toMatchObject({ code: 'VALIDATION_ERROR' })
  })

  test('orders no more than the limit, even if no company is named', async () => {
    const input = { contactId, companyId, authorizationLimit: 99.99 }
    await server.gql(
      'mutation ($input: PurchaseAuthorizationConfigCreateInput!) { purchaseAuthorizationConfigCreate(input: $input) { id } }',
      { input },
    )

    expect(await create()).toMatchObject({ code: 'ORDER_CREATE_ERROR', message: expect.stringContaining('limit') })
    expect(await create({ companyId: null })).toMatchObject({ code: 'ORDER_CREATE_ERROR' })
  })
})
