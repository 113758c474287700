/** Agreed values stay exact when an order changes: the tax of its lines, the held stock, and the totals of other systems. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addOrder, emptyOrder, orderLine } from '../../../../test/orders.js'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let contactId: number
let companyId: number
let ada: string
let storefront: string
const ids: Record<string, number> = {}

/** France taxes books with 5.5 %, which the contract shows as 6. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  for (const sku of ['BOOK', 'HELD', 'OTHER', 'SECRET', 'PAIR', 'CLOSED', 'HIDDEN'])
    ids[sku] = (await server.rest('POST /v2/products', { sku })).body.id
  await addTax(server, 'FR', 'H', 20)
  await addTax(server, 'FR', 'L', 5.5)
  await addTax(server, 'NL', 'H', 21)
  await addPrice(server, ids.BOOK as number, { list: 100, taxCode: 'L' })
  for (const sku of ['SECRET', 'PAIR', 'CLOSED', 'HIDDEN', 'OTHER']) await addPrice(server, ids[sku] as number, { list: 100 })
  companyId = await addCompany(server)
  contactId = (await addContact(server, { email: 'ada@oak.test', companyIds: [companyId] })).id
  storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
  ada = (await logIn(server, 'ada@oak.test')).accessToken
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.updateTable('channel').set({ reservesStock: false }).execute()
})

async function run(document: string, variables: object = {}, ...who: string[]): Promise<Answer> {
  const answer = await server.gql(document, variables, ...who)
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return Object.values(answer)[0]
}

const PLACE = { firstName: 'A', lastName: 'B', street: 'S', postalCode: '1', city: 'Lyon', country: 'FR' }
const AMOUNTS = `id total { gross net tax taxPercentages { percentage total } }
  items { id quantity price priceNet priceTotal priceTotalNet tax taxPercentage taxCode originalPrice discount }`
const readOrder = (id: number) => run(`{ order(orderId: ${id}) { ${AMOUNTS} } }`)

/** The line as a client sends it back, which has read it, with other values. */
const lineChange = (
  { id, quantity, price, priceTotal, tax, taxPercentage, taxCode, originalPrice, discount }: Answer,
  more: object,
) => ({
  ...{ id, quantity, price, priceTotal, tax, taxPercentage, taxCode, originalPrice, discount },
  ...more,
})
const changeLine = (orderId: number, orderItem: object) =>
  run(
    'mutation ($orderId: Int!, $orderItem: OrderItemUpdateInput!) { orderItemUpdate(orderId: $orderId, orderItem: $orderItem) { priceNet priceTotalNet taxPercentage } }',
    { orderId, orderItem },
  )

async function orderFromCart(): Promise<number> {
  const { cartId: id } = await run('mutation ($input: CartStartInput!) { cartStart(input: $input) { cartId } }', {
    input: { contactId },
  })
  await run('mutation ($id: String!, $input: CartUpdateAddressInput!) { cartUpdateAddress(id: $id, input: $input) { cartId } }', {
    id,
    input: { type: 'DELIVERY', ...PLACE },
  })
  await run('mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }', {
    id,
    input: { productId: ids.BOOK, quantity: 2 },
  })
  const done = await run('mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { cartOrderId } }', {
    id,
  })
  return done.cartOrderId
}

describe('a tax of 5.5 %', () => {
  test('is charged exactly by the order of a cart, also when a line changes later, and shown as 6', async () => {
    const id = await orderFromCart()
    const made = await readOrder(id)

    await changeLine(id, lineChange(made.items[0], { quantity: 4, priceTotal: 400, tax: 22 }))
    const changed = await readOrder(id)

    expect(made.total).toEqual({ gross: 200, net: 211, tax: 11, taxPercentages: [{ percentage: 6, total: 11 }] })
    expect(changed.total).toEqual({ gross: 400, net: 422, tax: 22, taxPercentages: [{ percentage: 6, total: 22 }] })
    expect(changed.items).toMatchObject([{ taxPercentage: 6, priceNet: 105.5, priceTotalNet: 422 }])
  })

  test('gives way to the percentage that the merchant sets', async () => {
    const id = await orderFromCart()
    const [line] = (await readOrder(id)).items

    await changeLine(id, lineChange(line, { taxPercentage: 20, taxCode: 'H', tax: 40 }))

    expect((await readOrder(id)).total).toMatchObject({ gross: 200, net: 240, taxPercentages: [{ percentage: 20, total: 40 }] })
  })

  test('also gives way to one that a version of the server set which does not know exact percentages', async () => {
    const id = await orderFromCart()
    const old = { taxPercentage: 20, priceTotalNet: '240', tax: '40' }
    await server.db.updateTable('orderItem').set(old).where('orderId', '=', id).execute()

    await run(`mutation { orderUpdate(orderId: ${id}, order: { total: { discountType: A, discountValue: 100 } }) { id } }`)

    expect((await readOrder(id)).total).toMatchObject({ gross: 100, net: 120 })
  })

  test('is charged exactly by tenders and the orders that they become', async () => {
    const { tenderId: id } = await run('mutation ($input: TenderStartInput!) { tenderStart(input: $input) { tenderId } }', {
      input: { contactId },
    })
    await run(
      'mutation ($id: String!, $input: TenderUpdateAddressInput!) { tenderUpdateAddress(id: $id, input: $input) { tenderId } }',
      {
        id,
        input: { type: 'DELIVERY', ...PLACE },
      },
    )
    await run(
      'mutation ($id: String!, $input: TenderAddItemsInput!) { tenderAddItems(id: $id, input: $input) { tender { tenderId } } }',
      {
        id,
        input: { products: [{ productId: ids.BOOK, quantity: 2 }] },
      },
    )
    const tender = await run(
      `{ tender(tenderId: "${id}") { items { taxPercentage totalPriceNet } total { totalNet } taxLevels { percentage tax } } }`,
    )
    const { orderId } = await run('mutation ($id: String!) { tenderProcess(id: $id) { orderId } }', { id })

    expect(tender).toEqual({
      items: [{ taxPercentage: 6, totalPriceNet: 211 }],
      total: { totalNet: 211 },
      taxLevels: [{ percentage: 5.5, tax: 11 }],
    })
    expect((await readOrder(orderId)).total).toMatchObject({ gross: 200, net: 211 })
    await run(`mutation { orderUpdate(orderId: ${orderId}, order: { total: { discountType: P, discountValue: 50 } }) { id } }`)
    expect((await readOrder(orderId)).total).toMatchObject({ gross: 100, net: 105.5 })
  })

  test('is what a buyer pays who orders without a cart', async () => {
    const addresses = ['invoice', 'delivery'].map((type) => ({ ...PLACE, gender: 'U', icp: 'N', type }))
    const order = (net: number) =>
      emptyOrder(contactId, {
        companyId,
        addresses,
        items: [orderLine('BOOK', 100, { productId: ids.BOOK, taxPercentage: 6, taxCode: 'L' })],
        total: { gross: 100, tax: net - 100, net, discountType: 'N', discountValue: 0 },
      })
    const create = `mutation ($order: OrderCreateInput!) { orderCreate(order: $order) { ${AMOUNTS} } }`

    expect((await server.gql(create, { order: order(106) }, storefront, ada)).errors).toMatchObject([
      { code: 'VALIDATION_ERROR', message: expect.stringContaining('total.net must be 105.5') },
    ])
    expect(await run(create, { order: order(105.5) }, storefront, ada)).toMatchObject({
      total: { net: 105.5 },
      items: [{ taxPercentage: 6, priceTotalNet: 105.5 }],
    })
  })
})

describe('a buyer who orders without a cart', () => {
  const create = async (sku: string, more: object = {}): Promise<Answer> => {
    const line = orderLine(sku, 100, { productId: ids[sku], ...more })
    const order = emptyOrder(contactId, { companyId, items: [line] })
    const document = 'mutation ($order: OrderCreateInput!) { orderCreate(order: $order) { total { gross } } }'
    const answer = await server.gql(document, { order }, storefront, ada)
    return answer.orderCreate?.total.gross ?? answer.errors[0]
  }
  const orders = async () => (await server.gql('{ orders { itemsFound } }')).orders.itemsFound

  test('gets only what a cart would take: in the assortment, orderable, not hidden, and in quantities that are sold', async () => {
    await server.rest(`PATCH /v2/products/id/${ids.PAIR}`, { unit: 2, minimumQuantity: 4 })
    await server.rest(`PATCH /v2/products/id/${ids.CLOSED}`, { orderable: 'N' })
    await server.rest(`PATCH /v2/products/id/${ids.HIDDEN}`, { hidden: 'Y' })
    const list = { type: 'NEGATIVE', active: 'Y', companyIds: [companyId], productIds: [ids.SECRET] }
    await run('mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }', {
      input: { ...list, code: 'NOT', descriptions: [{ language: 'EN', value: 'Not' }] },
    })
    const before = await orders()

    for (const [sku, more, reason] of [
      ['SECRET', {}, 'assortment'],
      ['CLOSED', {}, 'not orderable'],
      ['HIDDEN', {}, 'hidden'],
      ['PAIR', { quantity: 2 }, 'minimum quantity of the product is 4'],
      ['PAIR', { quantity: 5 }, 'multiples of 2'],
    ] as const)
      expect(await create(sku, more)).toMatchObject({ code: 'PRODUCT_INVALID_ERROR', message: expect.stringContaining(reason) })
    expect(await orders()).toBe(before)
    expect(await create('PAIR', { quantity: 4 })).toBe(400)
    // Other systems write whatever was sold elsewhere.
    const imported = emptyOrder(contactId, { items: [orderLine('SECRET', 9, { productId: ids.SECRET })] })
    expect((await addOrder(server, contactId, imported)).id).toBeGreaterThan(0)
  })
})

describe('an order that holds goods', () => {
  const stock = (sku: string, quantity: number) =>
    server.rest('POST /v2/inventory/bulk/sku/local', { inventory: [{ sku, quantity }] })
  const available = async (sku: string) => (await server.rest(`GET /v2/products/sku/${sku}/inventory`)).body.availableQuantity

  test('takes and releases the difference when its lines change, also after the warehouse has taken the goods out', async () => {
    await stock('HELD', 10)
    await stock('OTHER', 3)
    await server.rest('PATCH /v2/channels/1', { reservesStock: true })
    const items = [orderLine('HELD', 25, { quantity: 10, productId: ids.HELD })]
    const { id, items: made } = await addOrder(server, contactId, { items })
    await stock('HELD', 0)
    const patch = (...changes: object[]) => server.rest(`PATCH /v2/orders/id/${id}`, { items: changes })
    const update = (quantity: number) => ({
      update: lineChange(made[0], { quantity, priceTotal: 25 * quantity, tax: 5.25 * quantity }),
    })

    expect((await patch({ create: orderLine('OTHER', 10, { quantity: 2, productId: ids.OTHER }) })).status).toBe(200)
    expect(await available('OTHER')).toBe(1)
    expect((await patch(update(8))).status).toBe(200)
    const more = await patch(update(9))
    expect(more.body.error?.messages).toEqual([`Too little stock of the products with the ids [${ids.HELD}]`])
    await stock('HELD', 10)
    expect(await available('HELD')).toBe(2)
    expect((await patch({ delete: { id: made[0].id } })).status).toBe(200)
    expect([await available('HELD'), await available('OTHER')]).toEqual([10, 1])
  })
})

describe('totals that a change sends', () => {
  const patch = (id: number, total: object, more: object = {}) => server.rest(`PATCH /v2/orders/id/${id}`, { total, ...more })

  test('are kept where they are what the lines add up to, but for the roundings of another system', async () => {
    const { id } = await addOrder(server, contactId)

    const { body } = await patch(id, { gross: 261, tax: 48.8, net: 309.8 })

    expect(body.total).toMatchObject({ gross: 261, tax: 48.8, net: 309.8 })
  })

  test('are refused by name where they are not, and nothing changes', async () => {
    const { id } = await addOrder(server, contactId)

    const wrong = await patch(id, { gross: 1, net: 1.21, tax: 0.21 }, { reference: 'cheap' })
    const torn = await patch(id, { net: 309.84 })

    expect(wrong.status).toBe(400)
    expect(wrong.body.error.messages.join()).toContain('#/total/gross: must be 261')
    expect(torn.body.error.messages.join()).toContain('#/total/net: must be the sum of gross and tax')
    const answer = await server.gql(`mutation { orderUpdate(orderId: ${id}, order: { total: { net: 5 } }) { id } }`)
    expect(answer.errors).toMatchObject([
      { code: 'VALIDATION_ERROR', message: expect.stringContaining('total.net must be 309.81') },
    ])
    expect((await server.rest(`GET /v2/orders/id/${id}`)).body).toMatchObject({
      reference: null,
      total: { gross: 261, net: 309.81 },
    })
  })

  test('are those of an order without lines', async () => {
    const { id } = await addOrder(server, contactId, emptyOrder(contactId))

    const { body } = await patch(id, { gross: 50, tax: 10.5, net: 60.5 })

    expect(body.total).toMatchObject({ gross: 50, tax: 10.5, net: 60.5 })
  })

  test('and costs that repeat the order change nothing', async () => {
    const agreed = { gross: 261, tax: 48.8, net: 309.8, discountType: 'N', discountValue: 0 }
    const { id, paymentData, postageData } = await addOrder(server, contactId, { total: agreed })
    const { warehouse: _w, ...postage } = postageData

    const { body } = await patch(id, agreed, { paymentData, postageData: postage, reference: 'sent back' })

    expect(body).toMatchObject({ reference: 'sent back', total: { gross: 261, tax: 48.8, net: 309.8 } })
  })
})

describe('postage that was overruled', () => {
  test('keeps its tax, which the total has, too; what is left out follows, and amounts that do not add up are refused', async () => {
    const { id } = await addOrder(server, contactId)
    const patch = (postageData: object) => server.rest(`PATCH /v2/orders/id/${id}`, { postageData })

    expect((await patch({ overruled: 'Y', gross: 10, tax: 0, net: 10 })).body).toMatchObject({
      postageData: { gross: 10, tax: 0, net: 10 },
      total: { gross: 261, tax: 46.71, net: 307.71 },
    })
    expect((await patch({ gross: 20 })).body).toMatchObject({
      postageData: { gross: 20, tax: 4.2, net: 24.2 },
      total: { net: 321.91 },
    })
    expect((await patch({ net: 99, tax: 1 })).body.error.messages.join()).toContain(
      '#/postageData/net: must be the sum of gross and tax',
    )
  })
})

test('values that cannot be stored are refused by the name of the field', async () => {
  const { id, items } = await addOrder(server, contactId)
  const { cartId } = await run('mutation { cartStart { cartId } }')
  const cart = (requestDate: string) =>
    `mutation { cartUpdate(id: "${cartId}", input: { postageData: { requestDate: "${requestDate}" } }) { cartId } }`
  const line = 'quantity: 1, price: 1, priceTotal: 1, discount: 0, tax: 0, taxPercentage: 21, originalPrice: 1, taxCode: H'
  const payment = 'amount: 1, currency: "EUR", method: "M", status: OPEN'
  const transaction = 'transactionId: "t", amount: 1, currency: "EUR", type: PAY, status: OPEN, timestamp: "x"'

  for (const [document, message] of [
    ['{ payment(searchBy: { orderId: 1e15 }) { id } }', 'searchBy.orderId must be from 1 to 2147483647'],
    [cart('x'), 'postageData.requestDate must be an ISO 8601 date'],
    [cart('0000-01-01'), 'postageData.requestDate must be an ISO 8601 date'],
    [
      '{ orders(input: { createdAt: { greaterThan: "0000-01-01" } }) { page } }',
      'createdAt.greaterThan must be an ISO 8601 date',
    ],
    [
      'mutation { carrierCreate(input: { name: "A", type: DELIVERY, descriptions: [], shippingCost: 1e15 }) { id } }',
      'shippingCost must be from -9999999999 to 9999999999',
    ],
    [
      `mutation { orderItemUpdate(orderId: ${id}, orderItem: { id: ${items[0].id}, ${line}, priority: 2147483647 }) { id } }`,
      'orderItem.priority must be from -1000000000 to 1000000000',
    ],
    [
      `mutation { paymentCreate(input: { orderId: ${id}, ${payment}, addTransaction: { ${transaction} } }) { id } }`,
      'addTransaction.timestamp must be an ISO 8601 date',
    ],
  ] as const)
    expect((await server.gql(document)).errors).toEqual([{ code: 'VALIDATION_ERROR', message }])
})

test('a tender takes no more units than a line can have, also of its children', async () => {
  const { tenderId: id } = await run('mutation ($input: TenderStartInput!) { tenderStart(input: $input) { tenderId } }', {
    input: { contactId },
  })
  const add = (quantity: number, child: number) =>
    server.gql(
      'mutation ($id: String!, $input: TenderAddItemsInput!) { tenderAddItems(id: $id, input: $input) { tender { itemCount items { uuid } } } }',
      {
        id,
        input: { products: [{ productId: ids.PAIR, quantity, childItems: [{ productId: ids.OTHER, quantity: child }] }] },
      },
    )
  const most = { code: 'TENDER_ADD_ITEMS_ERROR', message: 'A line has at most 1000000 units' }

  expect((await add(1_000_000, 1_000_000)).errors).toMatchObject([most])
  const [line] = (await add(2, 1000)).tenderAddItems.tender.items
  expect((await add(1000, 1000)).errors).toMatchObject([most])
  const update = await server.gql(
    'mutation ($id: String!, $itemId: String!) { tenderUpdateItem(id: $id, itemId: $itemId, input: { quantity: 2000 }) { itemCount } }',
    { id, itemId: line.uuid },
  )
  expect(update.errors).toMatchObject([{ code: 'TENDER_UPDATE_ITEM_ERROR' }])
})

test('a change that has null for the payment, or takes off more than everything, is refused and makes no negative order', async () => {
  const { id } = await addOrder(server, contactId)
  const update = (order: string) =>
    server.gql(`mutation { orderUpdate(orderId: ${id}, order: { ${order} }) { total { gross } } }`)
  const message = 'total.discountValue must be at most 100 for a percentage'

  expect((await update('paymentData: null, reference: "kept"')).errors).toEqual([
    { code: 'VALIDATION_ERROR', message: 'paymentData must not be null' },
  ])
  expect((await update('total: { discountType: P, discountValue: 150 }')).errors).toMatchObject([
    { code: 'VALIDATION_ERROR', message },
  ])
  expect((await readOrder(id)).total).toMatchObject({ gross: 261 })
})

test('goods that were sent cannot be sent again by forgetting how many there were', async () => {
  const { id, items } = await addOrder(server, contactId)
  const input = { orderId: id, items: [{ orderItemId: items[0].id, quantity: 2 }] }
  const create = 'mutation ($input: ShipmentCreateInput!) { shipmentCreate(input: $input) { items { id } } }'
  const [sent] = (await run(create, { input })).items
  const forget = (field: string) =>
    server.gql(`mutation { shipmentItemUpdate(id: "${sent.id}", input: { ${field}: null }) { id } }`)

  for (const field of ['quantity', 'orderItemId'])
    expect((await forget(field)).errors).toMatchObject([{ code: 'VALIDATION_ERROR', message: `${field} must not be null` }])
  expect((await server.gql(create, { input })).errors).toMatchObject([{ code: 'VALIDATION_ERROR' }])
})
