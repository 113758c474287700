/** Decision hooks in the calculation of a sale: prices, taxes and shipping of other systems. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { loggedReason } from '../../../../../test/decision-hooks.js'
import { addCompany, addContact, logIn } from '../../../../../test/people.js'
import { addPrice, addTax } from '../../../../../test/price-fixtures.js'
import { openReceiver, type Received } from '../../../../../test/receiver.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer
let storefront: string
let ada: string
let contactId: number
let companyId: number
let ids: Map<string, number>
const idOf = (sku: string) => ids.get(sku) as number

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
  const products = ['DRILL', 'BIT', 'PART'].map((sku) => ({ sku, names: { NL: sku }, categories: ['Tools'] }))
  ids = (await fill(server, { categories: { Tools: null }, products })).product
  await addTax(server, 'NL', 'H', 21)
  await addPrice(server, idOf('DRILL'), { list: 100 })
  await addPrice(server, idOf('BIT'), { list: 50 })
  for (const [name, shippingCost] of Object.entries({ Post: 10, Bike: 4 }))
    await server.gql(
      `mutation { carrierCreate(input: { name: "${name}", type: DELIVERY, descriptions: [], shippingCost: ${shippingCost} }) { id } }`,
    )
  companyId = await addCompany(server)
  contactId = (await addContact(server, { email: 'ada@oak.test', companyIds: [companyId] })).id
  ada = (await logIn(server, 'ada@oak.test')).accessToken
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('decisionHook').execute()
})

async function addHook(point: string, reply: (question: Answer, received: Received) => object | string, input: object = {}) {
  const receiver = await openReceiver((received) => {
    const answer = reply(JSON.parse(received.body), received)
    return { body: typeof answer === 'string' ? answer : JSON.stringify(answer) }
  })
  const made = await server.gql(
    'mutation ($input: DecisionHookCreateInput!) { hook: decisionHookCreate(input: $input) { id } }',
    {
      input: { name: `Hook ${Math.random()}`, url: receiver.url, points: [point], deadlineMs: 5000, ...input },
    },
  )
  return { ...receiver, id: made.hook.id as string }
}
const ask = (query: string, variables: object = {}): Promise<Answer> => server.gql(query, variables, storefront, ada)
const CART = `cartId total { totalGross totalNet } taxLevels { taxPercentage price } items { price totalPrice taxCode }
  postageData { price } carriers { name price }`
const ADDRESS = { firstName: 'Ada', lastName: 'Oak', street: 'Dam', postalCode: '1012 JS', city: 'Amsterdam', country: 'NL' }
const start = async (): Promise<string> => (await ask('mutation { cartStart { cartId } }')).cartStart.cartId
const add = async (id: string, sku: string, quantity = 1) => {
  const document = `mutation ($id: String!, $input: CartAddItemInput!) { cart: cartAddItem(id: $id, input: $input) { ${CART} } }`
  const answer = await ask(document, { id, input: { productId: idOf(sku), quantity } })
  return answer.cart ?? answer
}
const process = async (id: string) => {
  const answer = await ask(
    `mutation { cartProcess(id: "${id}", input: { orderStatus: "NEW" }) { order { id total { gross net tax taxPercentages { percentage total } }
      items { sku quantity price priceTotal taxPercentage } } } }`,
  )
  return answer.cartProcess?.order ?? answer
}

test('a hook sets the prices of lines, once for the same facts, and the order line says where its price comes from', async () => {
  const hook = await addHook('PRICES', ({ lines }) => ({
    lines: lines.map(({ id, quantity }: Answer) => ({ id, price: quantity > 1 ? '79.995' : '80.00' })),
  }))
  const id = await start()

  expect(await add(id, 'DRILL', 1)).toMatchObject({ total: { totalGross: 80, totalNet: 96.8 }, items: [{ price: 80 }] })
  expect(await add(id, 'DRILL', 1)).toMatchObject({ total: { totalGross: 159.99, totalNet: 193.59 } })
  const asked = hook.received.length
  const order = await process(id)
  expect(order).toMatchObject({
    total: { gross: 159.99, net: 193.59 },
    items: [{ sku: 'DRILL', quantity: 2, priceTotal: 159.99 }],
  })
  expect(hook.received).toHaveLength(asked)
  const [line] = await server.db
    .selectFrom('orderItem')
    .select(['priceDerivation', 'customerPrice', 'originalPrice'])
    .where('orderId', '=', order.id)
    .execute()
  expect(line).toMatchObject({ priceDerivation: { gross: '100.00', decision: { hookId: hook.id, price: '79.995' } } })
  const { order: read } = await server.gql(
    `{ order(orderId: ${order.id}) { decisions { point outcome summary } items { priceDerivation { gross decision { hookId price } } } } }`,
  )
  expect(read.decisions).toEqual([{ point: 'PRICES', outcome: 'ANSWERED', summary: '1 prices' }])
  expect(read.items).toEqual([{ priceDerivation: { gross: '100.00', decision: { hookId: hook.id, price: '79.995' } } }])
  const { body } = await server.rest(`GET /v2/orders/id/${order.id}`)
  expect(body.items).toMatchObject([
    {
      priceDerivation: {
        gross: '100.00',
        steps: expect.any(Array),
        decision: { hookId: hook.id, hookName: expect.any(String), price: '79.995', at: expect.stringMatching(/^2026-11-15T/) },
      },
    },
  ])
  const clerk = await server.rest(`GET /v2/orders/id/${order.id}`, undefined, await server.tokenFor({ order: 'VIEWER' }))
  expect([clerk.status, clerk.body.items[0].sku, clerk.body.items[0].priceDerivation]).toEqual([200, 'DRILL', null])
  const own = await ask(`{ order(orderId: ${order.id}) { items { price priceDerivation { gross } } } }`)
  expect(own.order.items).toEqual([{ price: 80, priceDerivation: null }])
  await hook.close()
})

test('a product without a price can be ordered at the price of the hook, with the tax of the zone', async () => {
  const id = await start()
  const hook = await addHook('PRICES', ({ lines }) => ({
    lines: lines.filter(({ price }: Answer) => price === null).map(({ id: line }: Answer) => ({ id: line, price: '30.00' })),
  }))
  await server.gql(`mutation { cartAddItem(id: "${id}", input: { productId: ${idOf('PART')} }) { cartId } }`)
  expect(await add(id, 'PART')).toMatchObject({ total: { totalGross: 60, totalNet: 72.6 } })
  await hook.close()
})

test('a price beyond the limit of the hook, of a line that was not asked, or not a decimal is not used', async () => {
  let price: unknown = '89.00'
  let line = '1'
  const hook = await addHook('PRICES', () => ({ lines: [{ id: line, price }] }), {
    maxPriceChangePercent: 10,
    onFailure: 'CONTINUE',
  })
  const totalOf = async () => (await add(await start(), 'DRILL', 1)).total.totalGross

  expect(await totalOf()).toBe(100)
  for (const [changed, expected] of [
    ['90.00', 90],
    ['110.00', 110],
    ['110.01', 100],
    ['-1', 100],
    [95, 100],
    ['1e1', 100],
  ] as const) {
    price = changed
    await server.gql(`mutation { decisionHookUpdate(id: "${hook.id}", input: { priority: 1 }) { id } }`)
    expect([changed, await totalOf()]).toEqual([changed, expected])
    server.travel(new Date(server.clock().getTime() + 60_000).toISOString())
  }
  line = '7'
  price = '95.00'
  await server.gql(`mutation { decisionHookUpdate(id: "${hook.id}", input: { priority: 2 }) { id } }`)
  expect(await totalOf()).toBe(100)
  await hook.close()
})

test('the last answer to the same question is used while it is young enough; other questions are refused', async () => {
  let isAlive = true
  const hook = await addHook('PRICES', () => (isAlive ? { lines: [{ id: '1', price: '70.00' }] } : 'rubbish'), {
    onFailure: 'USE_LAST',
    keepSeconds: 300,
  })
  const id = await start()
  expect((await add(id, 'DRILL')).total.totalGross).toBe(70)
  isAlive = false
  server.travel(new Date(server.clock().getTime() + 100_000).toISOString())
  ada = (await logIn(server, 'ada@oak.test')).accessToken

  const order = await process(id)
  expect(order.total.gross).toBe(70)
  const { order: read } = await server.gql(`{ order(orderId: ${order.id}) { decisions { outcome summary } } }`)
  expect(read.decisions).toEqual([{ outcome: 'LAST_ANSWER', summary: '1 prices; The answer is not JSON' }])
  expect((await add(await start(), 'BIT')).errors[0].code).toBe('DECISION_UNAVAILABLE')
  server.travel(new Date(server.clock().getTime() + 300_000).toISOString())
  ada = (await logIn(server, 'ada@oak.test')).accessToken
  expect((await add(await start(), 'DRILL')).errors[0].code).toBe('DECISION_UNAVAILABLE')
  await hook.close()
})

test('a second hook sees the prices of the first, and equal questions at the same time share one call', async () => {
  const first = await addHook('PRICES', () => ({ lines: [{ id: '1', price: '80.00' }] }), { priority: 1 })
  const second = await addHook(
    'PRICES',
    ({ lines: [{ price }] }) => ({ lines: [{ id: '1', price: String(Number(price) - 1) }] }),
    {
      priority: 2,
    },
  )
  const carts = [await start(), await start(), await start(), await start()]

  const totals = await Promise.all(carts.map(async (id) => (await add(id, 'DRILL')).total.totalGross))
  expect(totals).toEqual([79, 79, 79, 79])
  expect([first.received.length, second.received.length]).toEqual([1, 1])
  await first.close()
  await second.close()
})

test('a hook sets taxes as percentages or amounts, and the total is the sum of the lines, the costs and their taxes', async () => {
  const hook = await addHook('TAX', ({ items }) => ({
    items: items.map(({ id, sku }: Answer) =>
      sku === 'DRILL' ? { id, percentage: '8.875' } : sku === 'BIT' ? { id, amount: '3.33' } : { id, percentage: '0' },
    ),
  }))
  const id = await start()
  await add(id, 'DRILL')
  await add(id, 'BIT')
  await ask(`mutation { cartUpdate(id: "${id}", input: { postageData: { carrier: "Post" } }) { cartId } }`)
  const order = await process(id)

  expect(order).toMatchObject({
    total: { gross: 160, tax: 12.21, net: 172.21 },
    items: [
      { sku: 'DRILL', taxPercentage: 9 },
      { sku: 'BIT', taxPercentage: 7 },
    ],
  })
  const question = JSON.parse(hook.received.at(-1)?.body ?? '')
  expect(question.items.map(({ id: item, taxable, percentage }: Answer) => [item, taxable, percentage])).toEqual(
    [
      ['1', '100.00', '21.00'],
      ['2', '50.00', '21.00'],
      ['postage', '10', '21.00'],
    ].map(([item, taxable]) => [item, taxable, expect.stringMatching(/^21(\.0+)?$/)]),
  )
  // A later change of the order is calculated with the same taxes.
  await server.gql(`mutation { orderUpdate(id: ${order.id}, input: { reference: "R" }) { id } }`)
  const { order: again } = await server.gql(`{ order(orderId: ${order.id}) { total { gross net tax } } }`)
  expect(again.total).toEqual({ gross: 160, tax: 12.21, net: 172.21 })
  await hook.close()
})

test('a dead tax engine never means that no tax is charged', async () => {
  const hook = await addHook('TAX', () => 'down')
  const id = await start()
  expect((await add(id, 'DRILL')).errors[0].code).toBe('DECISION_UNAVAILABLE')
  await server.gql(`mutation { decisionHookUpdate(id: "${hook.id}", input: { onFailure: CONTINUE }) { id } }`)
  expect(await add(id, 'DRILL')).toMatchObject({ total: { totalGross: 100, totalNet: 121 } })
  await hook.close()
})

test('a hook sets what carriers cost, hides others, and the chosen carrier is charged at that price', async () => {
  const hook = await addHook('SHIPPING', ({ options, sale }) => {
    expect(options).toEqual([
      { carrier: 'Post', price: expect.stringMatching(/^10/) },
      { carrier: 'Bike', price: expect.stringMatching(/^4/) },
    ])
    return { options: [{ carrier: 'Post', price: sale.subTotal === '100.00' ? '7.25' : '3.50' }], others: 'HIDE' }
  })
  const id = await start()
  await add(id, 'DRILL')
  const update = (carrier: string) =>
    ask(`mutation { cart: cartUpdate(id: "${id}", input: { postageData: { carrier: "${carrier}" } }) { ${CART} } }`)

  const { cart } = await update('Post')
  expect(cart).toMatchObject({
    postageData: { price: 7.25 },
    carriers: [{ name: 'Post', price: 7.25 }],
    total: { totalGross: 107.25 },
  })
  await update('Bike')
  expect((await process(id)).errors[0].message).toBe('The carrier [Bike] is not available for this cart')
  await update('Post')
  expect((await process(id)).total.gross).toBe(107.25)
  await server.gql(`mutation { decisionHookUpdate(id: "${hook.id}", input: { maxShippingCost: 7 }) { id } }`)
  expect(loggedReason(server, (await add(await start(), 'DRILL')).errors[0])).toContain('costs more than the hook may charge')
  await hook.close()
})

test('an order that a buyer places without a cart, and a tender, are asked about as well', async () => {
  const hook = await addHook('CHECKOUT', ({ record }) =>
    record.type === 'TENDER' ? { decision: 'ALLOW', note: 'Agreed.' } : { decision: 'REFUSE', message: 'Use a cart.' },
  )
  const money = { gross: 0, net: 0, tax: 0, taxPercentage: 0 }
  const input = {
    status: 'NEW',
    type: 'dropshipment',
    userId: contactId,
    language: 'NL',
    email: 'ada@oak.test',
    currency: 'EUR',
    items: [
      {
        productId: idOf('DRILL'),
        class: 'product',
        quantity: 1,
        sku: 'DRILL',
        name: 'DRILL',
        taxCode: 'H',
        isBonus: 'N',
        price: 100,
        originalPrice: 100,
        priceTotal: 100,
        taxPercentage: 21,
      },
    ],
    paymentData: { ...money, method: '' },
    postageData: { ...money, method: '' },
    total: { gross: 100, net: 121, tax: 21, discountType: 'N', discountValue: 0 },
  }
  const made = await ask('mutation ($input: OrderCreateInput!) { orderCreate(order: $input) { id } }', { input })
  expect(made.errors).toEqual([{ code: 'CHECKOUT_REFUSED', message: 'Use a cart.' }])

  const { tenderStart } = await server.gql(`mutation { tenderStart(input: { contactId: ${contactId} }) { tenderId } }`)
  const item = `{ products: [{ productId: ${idOf('DRILL')} }] }`
  await server.gql(`mutation { tenderAddItems(id: "${tenderStart.tenderId}", input: ${item}) { response { error } } }`)
  const { tenderProcess } = await server.gql(`mutation { tenderProcess(id: "${tenderStart.tenderId}") { orderId } }`)
  const { order } = await server.gql(
    `{ order(orderId: ${tenderProcess.orderId}) { remarks total { gross } decisions { point summary } } }`,
  )
  expect(order).toEqual({
    remarks: 'Agreed.',
    total: { gross: 100 },
    decisions: [{ point: 'CHECKOUT', summary: 'allowed, a note' }],
  })
  await hook.close()
})

describe('custom fields', () => {
  const define = (input: object) =>
    server.gql('mutation ($input: FieldDefinitionCreateInput!) { fieldDefinitionCreate(input: $input) { id } }', {
      input: { isVisibleToStorefront: true, isEditableByBuyer: true, ...input },
    })
  const SECRET = { isVisibleToStorefront: false, isEditableByBuyer: false }

  test('are part of the questions, also those that the buyer may not see, and other values are another question', async () => {
    await define({ ownerType: 'CART', code: 'price', type: 'TEXT', isIndexed: true })
    await define({ ownerType: 'CART_ITEM', code: 'engraving', type: 'TEXT' })
    await define({ ownerType: 'ADDRESS', code: 'gate', type: 'TEXT' })
    await define({ ownerType: 'COMPANY', code: 'creditGroup', type: 'ENUM', options: ['A', 'B'], isIndexed: true, ...SECRET })
    await define({ ownerType: 'CONTACT', code: 'limit', type: 'DECIMAL', ...SECRET })
    await define({ ownerType: 'PRODUCT', code: 'hazard', type: 'NUMBER', isIndexed: true, ...SECRET })
    await server.rest(`PATCH /v2/companies/id/${companyId}`, { customFields: { creditGroup: 'B' } })
    await server.rest(`PATCH /v2/contacts/id/${contactId}`, { customFields: { limit: '12.50' } })
    await server.rest(`PATCH /v2/products/id/${idOf('DRILL')}`, { customFields: { hazard: 3 } })
    const prices = await addHook('PRICES', () => ({ lines: [] }))
    const taxes = await addHook('TAX', () => ({ items: [] }))
    const id = await start()
    const update = (input: object) =>
      ask('mutation ($id: String!, $input: CartUpdateInput!) { cartUpdate(id: $id, input: $input) { cartId } }', { id, input })
    await update({ customFields: { price: 'as agreed' } })
    await ask(
      'mutation ($id: String!, $input: CartUpdateAddressInput!) { cartUpdateAddress(id: $id, input: $input) { cartId } }',
      { id, input: { ...ADDRESS, type: 'DELIVERY', customFields: { gate: 'North' } } },
    )
    await ask('mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }', {
      id,
      input: { productId: idOf('DRILL'), quantity: 1, customFields: { engraving: 'Ada' } },
    })

    const expected = {
      customFields: { price: 'as agreed' },
      contact: { customFields: { limit: '12.50' } },
      company: { customFields: { creditGroup: 'B' } },
      deliveryAddress: { customFields: { gate: 'North' } },
      invoiceAddress: { customFields: {} },
    }
    const own = { customFields: { engraving: 'Ada' }, product: { customFields: { hazard: 3 } } }
    const last = ({ received }: typeof prices) => JSON.parse(received.at(-1)?.body ?? '{}')
    expect(last(prices)).toMatchObject({ version: 1, sale: expected, lines: [own] })
    expect(last(taxes)).toMatchObject({ version: 1, sale: expected, items: [own] })
    const asked = prices.received.length
    await update({ reference: null })
    expect(prices.received).toHaveLength(asked)
    await server.rest(`PATCH /v2/products/id/${idOf('DRILL')}`, { customFields: { hazard: 4 } })
    await update({ reference: null })
    expect(last(prices).lines[0].product).toEqual({ customFields: { hazard: 4 } })
    expect(prices.received).toHaveLength(asked + 1)
    await update({ customFields: { price: null } })
    expect([last(prices).sale.customFields, prices.received.length]).toEqual([{}, asked + 2])
    await prices.close()
    await taxes.close()
  })

  test('can be used in the condition of a hook, with their types', async () => {
    const conditions = [
      'sale.company.customFields.creditGroup == "B"',
      'number(sale.contact.customFields.limit) > 12',
      'some(lines, #.product.customFields.hazard > 3)',
      'sale.customFields.price == "as agreed"',
    ]
    const hooks = []
    for (const condition of conditions) hooks.push(await addHook('PRICES', () => ({ lines: [] }), { condition }))
    const id = await start()

    await add(id, 'DRILL')
    expect(hooks.map(({ received }) => received.length)).toEqual([1, 1, 1, 0])
    await ask(`mutation { cartUpdate(id: "${id}", input: { customFields: { price: "as agreed" } }) { cartId } }`)
    expect(hooks.map(({ received }) => received.length)).toEqual([2, 2, 2, 1])
    for (const hook of hooks) await hook.close()
  })
})
