/** What buyers may and may not decide: the caller is a storefront, whose key anybody can read. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { addCompany, addContact, addCustomer, logIn } from '../../../../../test/people.js'
import { addPrice, addSheet, addTax } from '../../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'
import { addWarehouses } from '../../../../../test/warehouses.js'

let server: TestServer
let storefront: string
let companyId: number
let contactId: number
let ada: string
let ids: Map<string, number>
let clusterId: number
const idOf = (sku: string) => ids.get(sku) as number

/** A drill of 100 that costs the merchant 60, a bit of 50, and a saw of 200 that can have a blade. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
  const { product, cluster } = await fill(server, {
    categories: { Tools: null },
    clusters: { Saw: { names: { NL: 'Zaag' }, categories: ['Tools'] } },
    products: [
      ...['DRILL', 'BIT', 'BLADE', 'LATHE'].map((sku) => ({ sku, names: { NL: sku }, categories: ['Tools'] })),
      { sku: 'SAW', names: { NL: 'Zaag' }, cluster: 'Saw' },
    ],
  })
  ids = product
  clusterId = cluster.get('Saw') as number
  await addTax(server, 'NL', 'H', 21)
  await addTax(server, 'DE', 'H', 19)
  for (const [sku, list] of Object.entries({ BIT: 50, BLADE: 10, LATHE: 5000, SAW: 200 }))
    await addPrice(server, idOf(sku), { list })
  await addPrice(server, idOf('DRILL'), { list: 100, costPrices: [{ value: 60 }] })
  companyId = await addCompany(server)
  contactId = (await addContact(server, { email: 'ada@oak.test', companyIds: [companyId] })).id
  ada = (await logIn(server, 'ada@oak.test')).accessToken
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('businessRule').execute()
})

const ask = (query: string, variables: object = {}, bearer?: string): Promise<Answer> =>
  server.gql(query, variables, storefront, bearer)
const TOTAL = 'total { totalGross totalNet } taxLevels { taxPercentage price }'

const start = async (bearer?: string): Promise<string> =>
  (await ask('mutation { cartStart { cartId } }', {}, bearer)).cartStart.cartId
const add = (id: string, sku: string, bearer?: string, more: object = {}) =>
  ask(
    `mutation ($id: String!, $input: CartAddItemInput!) { cart: cartAddItem(id: $id, input: $input) { ${TOTAL} items { itemId } } }`,
    { id, input: { productId: idOf(sku), ...more } },
    bearer,
  )
const update = (id: string, input: object, bearer?: string) =>
  ask(
    'mutation ($id: String!, $input: CartUpdateInput!) { cart: cartUpdate(id: $id, input: $input) { cartId } }',
    { id, input },
    bearer,
  )
const process = (id: string, orderStatus = 'NEW', bearer?: string) =>
  ask(
    `mutation ($id: String!, $input: CartProcessInput!) { cartProcess(id: $id, input: $input) {
      order { id public revisionNumber items { price costPrice } } } }`,
    { id, input: { orderStatus } },
    bearer,
  )
const codeOf = (answer: Answer) => answer.errors?.[0]?.code

async function cartOf(bearer: string | undefined, sku = 'DRILL'): Promise<string> {
  const id = await start(bearer)
  await add(id, sku, bearer)
  return id
}

test('a buyer does not read what the merchant pays: neither with the order that was made nor afterwards', async () => {
  const { cartProcess } = await process(await cartOf(ada), 'NEW', ada)
  const read = `{ order(orderId: ${cartProcess.order.id}) { items { costPrice } } }`

  expect(cartProcess.order.items).toEqual([{ price: 100, costPrice: null }])
  expect((await ask(read, {}, ada)).order.items).toEqual([{ costPrice: null }])
  expect((await server.gql(read)).order.items).toEqual([{ costPrice: 60 }])
})

test('an order that waits for its payment is hidden from its buyer until it is paid', async () => {
  const { id, public: isPublic } = (await process(await cartOf(ada), 'UNFINISHED', ada)).cartProcess.order
  const read = `{ order(orderId: ${id}) { status } }`

  expect(isPublic).toBe(false)
  expect(codeOf(await ask(read, {}, ada))).toBe('ORDER_NOT_FOUND')
  await server.gql(`mutation { orderSetStatus(input: { orderId: ${id}, status: "NEW" }) { id } }`)
  expect(await ask(read, {}, ada)).toEqual({ order: { status: 'NEW' } })
})

test('a buyer cannot begin with a status that the merchant gives, nor say that the order is paid', async () => {
  const id = await cartOf(ada)

  for (const status of ['CONFIRMED', 'VALIDATED', 'ARCHIVED', 'QUOTATION'])
    expect([status, codeOf(await process(id, status, ada))]).toEqual([status, 'FORBIDDEN'])
  expect(codeOf(await update(id, { paymentData: { status: 'paid' } }, ada))).toBe('FORBIDDEN')
  expect(await update(id, { paymentData: { status: 'OPEN' } }, ada)).toEqual({ cart: { cartId: id } })
  expect((await process(id, 'REQUEST', ada)).cartProcess.order.public).toBe(true)
})

test('a quote that the sales desk makes from a cart has a first revision', async () => {
  const id = await cartOf(ada)
  const { cartProcess } = await server.gql(`mutation { cartProcess(id: "${id}", input: { orderStatus: "QUOTATION" }) {
    order { id revisions(input: {}) { items { revisionNumber } } } } }`)

  expect(cartProcess.order.revisions.items).toEqual([{ revisionNumber: 1 }])
})

test('the company is billed for what its contact orders, from a cart and by the sales desk', async () => {
  await server.db.updateTable('company').set({ debtorId: 'D-OAK' }).where('id', '=', companyId).execute()
  const { cartProcess } = await process(await cartOf(ada), 'NEW', ada)
  const { tenderStart } = await server.gql(`mutation { tenderStart(input: { contactId: ${contactId} }) { tenderId } }`)
  const item = `{ products: [{ productId: ${idOf('DRILL')} }] }`
  await server.gql(`mutation { tenderAddItems(id: "${tenderStart.tenderId}", input: ${item}) { response { error } } }`)
  const { tenderProcess } = await server.gql(`mutation { tenderProcess(id: "${tenderStart.tenderId}") { orderId } }`)

  for (const id of [cartProcess.order.id, tenderProcess.orderId])
    expect(await server.gql(`{ order(orderId: ${id}) { debtorId } }`)).toEqual({ order: { debtorId: 'D-OAK' } })
})

describe('business rules that limit carriers and payment methods', () => {
  /** A rule that leaves one of them, by its name or code. */
  async function allowOnly(type: string, output: string): Promise<void> {
    const create = 'mutation ($input: BusinessRuleCreateInput!) { rule: businessRuleCreate(input: $input) { id nodes { id } } }'
    const { rule } = await server.gql(create, { input: { type, name: [{ language: 'EN', value: type }] } })
    const key = { ruleId: rule.id, tableId: rule.nodes[1].id }
    const change = async (operation: string, input: object): Promise<Answer> => {
      const name = operation === 'AddRow' ? 'Search' : operation
      const document = `mutation ($input: BusinessRuleDecisionTable${name}Input!) {
        table: businessRuleDecisionTable${operation}(input: $input) { content { rows { id } outputs { id } } } }`
      return (await server.gql(document, { input: { ...key, ...input } })).table
    }
    await change('AddColumn', { name: 'name', field: 'name', type: 'output' })
    const { content } = await change('AddRow', {})
    await change('SetCell', { rowId: content.rows[0].id, columnId: content.outputs[0].id, value: `"${output}"` })
  }

  test('bind the checkout: an excluded one is refused, whatever the storefront has shown', async () => {
    for (const name of ['Post', 'Bike'])
      await server.gql(`mutation { carrierCreate(input: { name: "${name}", type: DELIVERY, descriptions: [] }) { id } }`)
    for (const externalCode of ['CARD', 'ON_ACCOUNT'])
      await server.rest('POST /v2/paymethods', { externalCode, names: [{ language: 'NL', value: externalCode }] })
    await allowOnly('orderPaymentMethods', 'CARD')
    await allowOnly('orderCarriers', 'Post')
    const id = await cartOf(ada)

    await update(id, { paymentData: { method: 'ON_ACCOUNT' }, postageData: { carrier: 'Post' } }, ada)
    expect((await process(id, 'NEW', ada)).errors[0]).toEqual({
      code: 'CART_PROCESS_ERROR',
      message: 'The payment method [ON_ACCOUNT] is not available for this cart',
    })
    await update(id, { paymentData: { method: 'CARD' }, postageData: { carrier: 'Bike' } }, ada)
    expect((await process(id, 'NEW', ada)).errors[0].message).toBe('The carrier [Bike] is not available for this cart')
    await update(id, { postageData: { carrier: 'Post' } }, ada)
    expect((await process(id, 'NEW', ada)).cartProcess.order.id).toBeGreaterThan(0)
  })
})

describe('child items that a bulk adds to a line', () => {
  const bulk = (cartId: string, itemId: string, childItems: object[], quantity = 1) =>
    ask('mutation ($input: CartItemsBulkUpsertInput!) { cartItemBulk(input: $input) { total } }', {
      input: { cartId, items: [{ itemId, quantity, childItems }] },
    })
  const lines = async (id: string) =>
    (await ask(`{ cart(id: "${id}") { ${TOTAL} items { itemId quantity childItems { productId quantity } } } }`)).cart

  test('do not get the discount of a bundle that they do not belong to', async () => {
    const items = ['DRILL', 'BIT'].map((sku, i) => ({ productId: idOf(sku), isLeader: i === 0 ? 'Y' : 'N' }))
    const input = { name: 'Half', discount: 50, condition: 'ALL', addBundleItems: items }
    const made = await server.gql('mutation ($input: BundleCreateInput!) { bundleCreate(input: $input) { id } }', { input })
    const id = await start()
    await ask('mutation ($id: String!, $input: CartAddBundleInput!) { cartAddBundle(id: $id, input: $input) { cartId } }', {
      id,
      input: { bundleId: made.bundleCreate.id },
    })
    const before = await lines(id)

    expect(codeOf(await bulk(id, before.items[0].itemId, [{ productId: idOf('LATHE') }]))).toBe('CART_ITEM_BULK_ERROR')
    expect(await lines(id)).toEqual(before)
  })

  test('must be options of the cluster, or nothing changes', async () => {
    const stamps = () => ({ uuid: crypto.randomUUID(), createdAt: server.clock(), lastModifiedAt: server.clock() })
    const option = { ...stamps(), clusterId, isRequired: 'N' }
    const { id: clusterOptionId } = await server.db
      .insertInto('clusterOption')
      .values(option as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    const choice = { ...stamps(), clusterOptionId, productId: idOf('BLADE') }
    await server.db
      .insertInto('clusterOptionProduct')
      .values(choice as never)
      .execute()
    const id = await start()
    await add(id, 'SAW', undefined, { clusterId })
    const [line] = (await lines(id)).items

    expect(codeOf(await bulk(id, line.itemId, [{ productId: idOf('LATHE') }]))).toBe('CLUSTER_INVALID_CONFIGURATION_ERROR')
    expect(codeOf(await bulk(id, line.itemId, [{ productId: 999_999 }]))).toBe('CLUSTER_INVALID_CONFIGURATION_ERROR')
    expect((await lines(id)).items).toEqual([line])
    await bulk(id, line.itemId, [{ productId: idOf('BLADE'), quantity: 0 }])
    expect((await lines(id)).items).toEqual([line])
    await bulk(id, line.itemId, [{ productId: idOf('BLADE'), quantity: 3 }])
    expect((await lines(id)).items).toMatchObject([{ childItems: [{ productId: idOf('BLADE'), quantity: 3 }] }])
    const more = await ask(
      `mutation { cartUpdateItem(id: "${id}", itemId: "${line.itemId}", input: { quantity: 1000000 }) { cartId } }`,
    )
    expect(more.errors[0]).toEqual({ code: 'VALIDATION_ERROR', message: 'quantity must be at most 1000000' })
  })
})

describe('the delivery address', () => {
  const address = { firstName: 'A', lastName: 'B', street: 'S', postalCode: '1', city: 'C', country: 'DE' }
  const deliver = async (id: string, icp: string, bearer?: string) =>
    (
      await ask(
        `mutation ($id: String!, $input: CartUpdateAddressInput!) { cart: cartUpdateAddress(id: $id, input: $input) { ${TOTAL} } }`,
        { id, input: { type: 'DELIVERY', ...address, icp } },
        bearer,
      )
    ).cart

  test('of a supply within the European Union takes the tax off what a company buys, shipping included', async () => {
    const id = await cartOf(ada)
    await server.gql(`mutation { cartUpdate(id: "${id}", input: { postageData: { price: 10 } }) { cartId } }`)

    expect((await deliver(id, 'N', ada)).total).toEqual({ totalGross: 110, totalNet: 130.9 })
    expect(await deliver(id, 'Y', ada)).toEqual({
      total: { totalGross: 110, totalNet: 110 },
      taxLevels: [{ taxPercentage: 0, price: 0 }],
    })
  })

  test('takes no tax off what a visitor buys, whatever the address says', async () => {
    expect((await deliver(await cartOf(undefined), 'Y')).total).toEqual({ totalGross: 100, totalNet: 119 })
  })
})

test('a visitor has the order lists and the prices of the guest of the channel that the cart was started in', async () => {
  const { id: guest } = await addCustomer(server, { email: 'guest@wharf.test' })
  const { body: channel } = await server.rest('POST /v2/channels', { name: 'Guests', anonymousUserId: guest })
  const visitor = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' }, channel.id)
  await addSheet(server, { code: 'GUEST', customerIds: [guest], lines: [{ productId: idOf('DRILL'), value: 70 }] })
  const list = {
    type: 'NEGATIVE',
    descriptions: [{ language: 'NL', value: 'No' }],
    productIds: [idOf('LATHE')],
    userIds: [guest],
  }
  await server.gql('mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }', { input: list })
  const { cartStart } = await server.gql('mutation { cartStart { cartId } }', {}, visitor)
  const put = (sku: string, apikey?: string) =>
    server.gql(
      `mutation { cart: cartAddItem(id: "${cartStart.cartId}", input: { productId: ${idOf(sku)} }) { total { totalGross } } }`,
      {},
      apikey,
    )

  expect(codeOf(await put('LATHE', visitor))).toBe('PRODUCT_INVALID_ERROR')
  expect(await put('DRILL', visitor)).toEqual({ cart: { total: { totalGross: 70 } } })
  // The key of the sales desk is of another channel.
  expect(await put('DRILL')).toEqual({ cart: { total: { totalGross: 140 } } })
})

test('a purchaser whose config names no amount has no limit', async () => {
  const input = { contactId, companyId, purchaseRole: 'PURCHASER' }
  const { config } = await server.gql(
    'mutation ($input: PurchaseAuthorizationConfigCreateInput!) { config: purchaseAuthorizationConfigCreate(input: $input) { id authorizationLimit } }',
    { input },
  )
  const id = await cartOf(ada, 'LATHE')

  expect(config.authorizationLimit).toBe(null)
  expect(await ask(`{ cart(id: "${id}") { purchaseAuthorizationRequired } }`, {}, ada)).toEqual({
    cart: { purchaseAuthorizationRequired: false },
  })
})

test('goods are picked up only where that is possible', async () => {
  const [store] = await addWarehouses(server, 'Store')
  const id = await cartOf(undefined)

  expect(codeOf(await update(id, { postageData: { pickUpLocationId: store } }))).toBe('CART_UPDATE_ERROR')
  expect(codeOf(await update(id, { postageData: { pickUpLocationId: 999_999 } }))).toBe('CART_UPDATE_ERROR')
  await server.rest(`PATCH /v2/warehouses/${store}`, { isPickupLocation: true })
  expect(await update(id, { postageData: { pickUpLocationId: store } })).toEqual({ cart: { cartId: id } })
})

test('a changed price is stored and reported once, also if the order is requested under an Idempotency-Key', async () => {
  const id = await cartOf(ada, 'BIT')
  await server.db.updateTable('price').set({ list: '55' }).where('productId', '=', idOf('BIT')).execute()
  const order = (key: string) => server.withHeaders({ 'idempotency-key': key }, () => process(id, 'NEW', ada))

  expect(codeOf(await order('first'))).toBe('CART_PROCESS_ERROR')
  expect((await ask(`{ cart(id: "${id}") { ${TOTAL} } }`, {}, ada)).cart.total.totalGross).toBe(55)
  const { cartProcess } = await order('second')
  await server.db.updateTable('price').set({ list: '50' }).where('productId', '=', idOf('BIT')).execute()

  expect(cartProcess.order.items).toMatchObject([{ price: 55 }])
})

test('a cart without lines gets no incentives', async () => {
  const name = [{ language: 'EN', value: 'Welcome' }]
  const { rule } = await server.gql(
    `mutation ($input: BusinessRuleCreateInput!) { rule: incentiveRuleCreate(input: $input) {
      id nodes { type ... on BusinessRuleDecisionTable { content { rows { id } } } } } }`,
    { input: { name, type: 'orderIncentives' } },
  )
  const rowId = rule.nodes.find(({ type }: Answer) => type === 'decisionTableNode').content.rows[0].id
  const action = { ruleId: rule.id, rowId, name, action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: idOf('BIT') }
  await server.gql('mutation ($input: IncentiveRuleSetActionInput!) { incentiveRuleSetAction(input: $input) { id } }', {
    input: action,
  })
  const bonus = async (cartId: string) =>
    (await ask(`{ cart(id: "${cartId}") { bonusItems { quantity } } }`)).cart.bonusItems.length
  const id = await start()
  await update(id, { reference: 'gift hunter' })

  expect(await bonus(id)).toBe(0)
  expect(codeOf(await process(id))).toBe('CART_PROCESS_ERROR')
  await add(id, 'DRILL')
  expect(await bonus(id)).toBe(1)
})

test('a deleted cart releases the stock that it holds', async () => {
  await server.rest('POST /v2/inventory/bulk/sku/local', { inventory: [{ sku: 'LATHE', quantity: 5 }] })
  await server.rest('PATCH /v2/channels/1', { reservesStock: true })
  const [id, other] = [await cartOf(undefined, 'LATHE'), await cartOf(undefined, 'LATHE')]
  for (const [reference, quantity] of [
    [id, 3],
    [other, 2],
  ] as const)
    await server.rest('POST /v2/inventory/reservations', { reference, items: [{ productId: idOf('LATHE'), quantity }] })
  const available = async () => (await server.rest('GET /v2/products/sku/LATHE/inventory')).body.availableQuantity

  expect(await available()).toBe(0)
  await ask(`mutation { cartDelete(id: "${id}") }`)
  const { body } = await server.rest(`DELETE /v2/carts/${other}`)
  await server.rest('PATCH /v2/channels/1', { reservesStock: false })

  expect(await available()).toBe(5)
  expect(body).toMatchObject({ cartId: other, items: [{ productId: idOf('LATHE') }] })
})

test('a condition on an invalid date is refused', async () => {
  const name = [{ language: 'EN', value: 'Dates' }]
  const { rule } = await server.gql(
    `mutation ($input: BusinessRuleCreateInput!) { rule: incentiveRuleCreate(input: $input) {
      id nodes { type ... on BusinessRuleDecisionTable { content { rows { id } } } } } }`,
    { input: { name, type: 'orderIncentives' } },
  )
  const rowId = rule.nodes.find(({ type }: Answer) => type === 'decisionTableNode').content.rows[0].id
  const expression = { operator: 'and', expressions: [{ date: { path: '$', operator: 'before', date: 'x' } }] }
  const answer = await server.gql(
    'mutation ($input: IncentiveRuleOrderItemSetCellInput!) { incentiveRuleSetOrderItemConditions(input: $input) { id } }',
    { input: { ruleId: rule.id, rowId, expression } },
  )

  expect(answer.errors).toMatchObject([{ code: 'VALIDATION_ERROR', message: expect.stringContaining('ISO 8601') }])
})
