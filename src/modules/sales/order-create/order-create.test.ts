/** Creating orders: a buyer's order is what a cart would have become, and that of another system adds up. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addOrder, emptyOrder, orderInput, orderLine } from '../../../../test/orders.js'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let storefront: string
let ada: string
let contactId: number
let companyId: number
let rivalOrderId: number
let rival: { id: number; companyId: number }
const ids: Record<string, number> = {}

/** A drill of 100 with two surcharges, a saw of 50 with the low tax, a gift, screws at 1.23 for a hundred, and a lamp that takes a bulb. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
  const { product, cluster } = await fill(server, {
    categories: { Tools: null },
    clusters: { Lamp: { names: { EN: 'Lamp' }, categories: ['Tools'] } },
    products: [
      ...['DRILL', 'SAW', 'GIFT', 'SCREW', 'BULB'].map((sku) => ({ sku, names: { EN: sku }, categories: ['Tools'] })),
      { sku: 'LAMP', names: { EN: 'LAMP' }, cluster: 'Lamp' },
    ],
  })
  for (const [sku, id] of product) ids[sku] = id
  await addTax(server, 'NL', 'H', 21)
  await addTax(server, 'NL', 'L', 9)
  for (const [sku, list] of Object.entries({ DRILL: 100, GIFT: 8, BULB: 7.5, LAMP: 40 }))
    await addPrice(server, ids[sku] as number, { list })
  await addPrice(server, ids.SAW as number, {
    list: 50,
    taxCode: 'L',
    costPrices: [{ value: 30 }],
    bulkPrices: [{ quantityFrom: 3, value: 45 }],
  })
  await addPrice(server, ids.SCREW as number, { list: 1.23, per: 100 })
  for (const [type, value] of [
    ['FlatFee', 5],
    ['Percentage', 10],
  ]) {
    const fee = { name: [{ language: 'EN', value: `${type}` }], type, value, taxCodeValue: 'H', taxZone: 'NL', enabled: true }
    const { body } = await server.rest('POST /v2/surcharges', fee)
    await server.db
      .insertInto('surchargeProduct')
      .values({ surchargeId: body.id, productId: ids.DRILL as number })
      .execute()
  }
  const option = await run(
    'mutation ($id: Int!, $input: ClusterOptionCreateInput!) { clusterOptionCreate(clusterId: $id, input: $input) { uuid } }',
    { id: cluster.get('Lamp'), input: { names: [{ language: 'EN', value: 'Bulb' }], isRequired: 'Y' } },
  )
  await run(`mutation { clusterOptionAssignProducts(uuid: "${option.uuid}", productIds: [${ids.BULB}]) { __typename } }`)
  for (const name of ['Post', 'Bike'])
    await run(
      `mutation { carrierCreate(input: { name: "${name}", type: DELIVERY, descriptions: [], shippingCost: 6.95 }) { id } }`,
    )
  for (const externalCode of ['CARD', 'ON_ACCOUNT'])
    await server.rest('POST /v2/paymethods', { externalCode, names: [{ language: 'EN', value: externalCode }] })
  companyId = await addCompany(server)
  contactId = (await addContact(server, { email: 'ada@oak.test', companyIds: [companyId] })).id
  ada = (await logIn(server, 'ada@oak.test')).accessToken
  const rivalId = await addCompany(server)
  rival = { id: (await addContact(server, { email: 'bob@elm.test', companyIds: [rivalId] })).id, companyId: rivalId }
  rivalOrderId = (await addOrder(server, rival.id, { companyId: rivalId })).id
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('businessRule').execute()
})

async function run(document: string, variables: object = {}, ...who: string[]): Promise<Answer> {
  const answer = await server.gql(document, variables, ...who)
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return Object.values(answer)[0]
}

const name = [{ language: 'EN', value: 'Spring' }]

/** Gives something to every order. */
async function addIncentive(action: object): Promise<void> {
  const table = '... on BusinessRuleDecisionTable { content { rows { id } } }'
  const rule = await run(
    `mutation ($input: BusinessRuleCreateInput!) { incentiveRuleCreate(input: $input) { id nodes { type ${table} } } }`,
    { input: { name, type: 'orderIncentives' } },
  )
  const { content } = rule.nodes.find(({ type }: Answer) => type === 'decisionTableNode')
  const set = 'mutation ($input: IncentiveRuleSetActionInput!) { incentiveRuleSetAction(input: $input) { id } }'
  await run(set, { input: { ruleId: rule.id, rowId: content.rows[0].id, name, ...action } })
}

/** A rule with one row that always holds. */
async function addRule(type: string, outputs: Record<string, string>): Promise<void> {
  const create = 'mutation ($input: BusinessRuleCreateInput!) { rule: businessRuleCreate(input: $input) { id nodes { id } } }'
  const rule = await run(create, { input: { type, name } })
  const key = { ruleId: rule.id, tableId: rule.nodes[1].id }
  const change = (operation: string, input: object): Promise<Answer> =>
    run(
      `mutation ($input: BusinessRuleDecisionTable${operation === 'AddRow' ? 'Search' : operation}Input!) {
        table: businessRuleDecisionTable${operation}(input: $input) { content { rows { id } outputs { id field } } } }`,
      { input: { ...key, ...input } },
    )
  for (const field of Object.keys(outputs)) await change('AddColumn', { name: field, field, type: 'output' })
  const { content } = await change('AddRow', {})
  for (const { id, field } of content.outputs)
    await change('SetCell', { rowId: content.rows[0].id, columnId: id, value: outputs[field] })
}

const COST = 'gross net tax taxPercentage method'
const ORDER = `id companyId debtorId invoiceUserId discountlessTotal: total { gross }
  total { gross net tax discountType discountValue taxPercentages { percentage total } }
  paymentData { ${COST} status } postageData { ${COST} carrier requestDate }
  items { uuid parentOrderItemId class productId quantity sku name notes originalPrice customerPrice costPrice price priceNet priceTotal
    priceTotalNet discount tax taxPercentage taxCode isBonus supplier minimumQuantity unit }`

interface Wanted {
  lines: readonly (readonly [sku: string, quantity: number])[]
  carrier?: string
  method?: string
}

/** The order that a cart becomes. */
async function orderOfCart({ lines, carrier, method = '' }: Wanted): Promise<Answer> {
  const { cartId: id } = await run('mutation { cartStart { cartId } }', {}, storefront, ada)
  for (const [sku, quantity] of lines)
    await run(
      'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }',
      { id, input: { productId: ids[sku], quantity } },
      storefront,
      ada,
    )
  await run(
    'mutation ($id: String!, $input: CartUpdateInput!) { cartUpdate(id: $id, input: $input) { cartId } }',
    { id, input: { paymentData: { method }, postageData: { method: 'DELIVERY', ...(carrier && { carrier }) } } },
    storefront,
    ada,
  )
  const { cartOrderId } = await run(
    'mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW", language: "EN" }) { cartOrderId } }',
    { id },
    storefront,
    ada,
  )
  return run(`{ order(orderId: ${cartOrderId}) { ${ORDER} } }`)
}

const LINE = `class productId quantity sku name originalPrice customerPrice price priceNet priceTotal priceTotalNet discount tax taxPercentage taxCode isBonus`
const pick = (values: Answer, names: string) => Object.fromEntries(names.split(/\s+/).map((each) => [each, values[each]]))

/** The input that makes the same order. A buyer sends goods; the shop adds the rest. */
function inputOf(made: Answer, isWhole = false): Answer {
  const { taxPercentages: _, ...total } = made.total
  const { requestDate: _r, ...postageData } = made.postageData
  const lines = made.items.filter((line: Answer) => isWhole || (line.class === 'product' && line.isBonus === 'N'))
  return {
    userId: contactId,
    companyId,
    status: 'NEW',
    type: 'dropshipment',
    email: 'ada@oak.test',
    currency: 'EUR',
    language: 'EN',
    items: lines.map((line: Answer) => pick(line, LINE)),
    paymentData: { ...made.paymentData, status: 'UNKNOWN' },
    postageData,
    total,
  }
}

const CREATE = `mutation ($order: OrderCreateInput!) { orderCreate(order: $order) { ${ORDER} } }`
const buy = (order: object) => server.gql(CREATE, { order }, storefront, ada)
const countOrders = async () => (await server.gql('{ orders { itemsFound } }')).orders.itemsFound

/** An order without what differs between two that are alike. */
const essence = ({ id: _, items, ...order }: Answer) => ({
  ...order,
  items: items.map(({ uuid: _u, parentOrderItemId, ...line }: Answer) => ({ ...line, hasParent: parentOrderItemId !== null })),
})

/** The sold lines, and their total without tax. */
const shops: Record<string, { prepare?: () => Promise<void>; wanted: Wanted; gross: number }> = {
  'goods with surcharges': { wanted: { lines: [['DRILL', 2]] }, gross: 230 },
  'two taxes, a tier, a carrier and a price for a hundred': {
    wanted: {
      lines: [
        ['SAW', 3],
        ['SCREW', 250],
        ['DRILL', 1],
      ],
      carrier: 'Post',
      method: 'CARD',
    },
    gross: 260.03,
  },
  'a discount on the lines': {
    prepare: () => addIncentive({ action: 'GIVE_DISCOUNT_TO_ORDER_ITEM', discount: 10, discountType: 'Percentage' }),
    wanted: {
      lines: [
        ['SAW', 1],
        ['DRILL', 1],
      ],
    },
    gross: 149,
  },
  'a discount on the total, and a product that is given': {
    prepare: async () => {
      await addIncentive({ action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL', discount: 12.5, discountType: 'FlatFee' })
      await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: ids.GIFT, quantity: 2 })
    },
    wanted: { lines: [['SAW', 2]], carrier: 'Post' },
    gross: 94.45,
  },
  'costs that rules set': {
    prepare: async () => {
      await addRule('orderShippingCosts', { price: '4.5', taxCode: '"L"' })
      await addRule('orderTransactionCosts', { price: '2.5' })
    },
    wanted: { lines: [['SAW', 2]], carrier: 'Post', method: 'CARD' },
    gross: 107,
  },
}

describe('an order of a buyer without a cart', () => {
  for (const [what, { prepare, wanted, gross }] of Object.entries(shops))
    test(`is what a cart would have become: ${what}`, async () => {
      await prepare?.()
      const ofCart = await orderOfCart(wanted)
      const goods = inputOf(ofCart)
      expect(ofCart.total.gross).toBe(gross)
      const amountless = (line: Answer) =>
        pick(line, 'class productId quantity sku originalPrice price priceTotal taxPercentage taxCode isBonus')

      for (const order of [goods, inputOf(ofCart, true), { ...goods, items: goods.items.map(amountless) }]) {
        const { orderCreate, errors } = await buy(order)
        expect(errors).toBe(undefined)
        const stored = await run(`{ order(orderId: ${orderCreate.id}) { ${ORDER} } }`)
        expect(essence(stored)).toEqual(essence(ofCart))
      }
    })

  test('is refused by the name of every amount that differs from it, and nothing is stored', async () => {
    await addIncentive({ action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL', discount: 12.5, discountType: 'FlatFee' })
    await addRule('orderTransactionCosts', { price: '2.5' })
    const order = inputOf(await orderOfCart({ lines: [['DRILL', 2]], carrier: 'Post', method: 'CARD' }))
    const [line] = order.items
    const before = await countOrders()
    const changed = (part: 'paymentData' | 'postageData' | 'total', field: string, value: number) => ({
      ...order,
      [part]: { ...order[part], [field]: value },
    })

    const wrong: [string, object][] = [
      ...Object.keys(line)
        .filter((field) => typeof line[field] === 'number' && !/Id$|quantity/.test(field))
        .flatMap((field) =>
          [line[field] + (field === 'taxPercentage' ? 1 : 0.01), field === 'taxPercentage' ? 0 : -50].map(
            (value): [string, object] => [`items[0].${field}`, { ...order, items: [{ ...line, [field]: value }] }],
          ),
        ),
      ...(['paymentData', 'postageData'] as const).flatMap((part) =>
        ['gross', 'net', 'tax', 'taxPercentage'].map((field): [string, object] => [
          `${part}.${field}`,
          changed(part, field, order[part][field] + 0.01),
        ]),
      ),
      ...['gross', 'net', 'tax', 'discountValue'].map((field): [string, object] => [
        `total.${field}`,
        changed('total', field, order.total[field] - 0.01),
      ]),
      ['items[0].costPrice', { ...order, items: [{ ...line, costPrice: -5 }] }],
      ['items[0].taxCode', { ...order, items: [{ ...line, taxCode: 'N' }] }],
      ['items[0].sku', { ...order, items: [{ ...line, sku: 'GOLD' }] }],
      ['items[0].name', { ...order, items: [{ ...line, name: 'Gold' }] }],
      ['items[0].unit', { ...order, items: [{ ...line, unit: 9 }] }],
      ['items[1]', { ...order, items: [line, orderLine('x', -10, { class: 'incentive' })] }],
      ['total.gross', { ...order, items: [{ ...line, quantity: 1 }] }],
      ['total.discountType', { ...order, total: { ...order.total, discountType: 'P' } }],
    ]
    for (const [field, input] of wrong) {
      const { errors } = await buy(input)
      expect([field, errors?.[0]]).toEqual([field, { code: 'VALIDATION_ERROR', message: expect.stringContaining(`${field} `) }])
    }
    expect(wrong.length).toBeGreaterThan(35)
    expect(await countOrders()).toBe(before)
    expect((await buy(order)).errors).toBe(undefined)
  })

  test('does not say what the merchant pays', async () => {
    const order = inputOf(await orderOfCart({ lines: [['SAW', 1]] }))
    const sent = { ...order, items: [{ ...order.items[0], costPrice: 30 }] }

    expect((await buy(sent)).errors).toEqual([{ code: 'VALIDATION_ERROR', message: 'items[0].costPrice needs order.OWNER' }])
    const { orderCreate } = await buy(order)
    expect(orderCreate.items[0].costPrice).toBe(null)
    expect((await run(`{ order(orderId: ${orderCreate.id}) { items { costPrice } } }`)).items[0].costPrice).toBe(30)
  })

  test('has lines, a carrier and a payment method of the shop, and names nothing that belongs to others', async () => {
    const own = await orderOfCart({ lines: [['SAW', 2]], carrier: 'Post', method: 'CARD' })
    const order = inputOf(own)
    const { id: otherChannel } = (await server.rest('POST /v2/channels', { name: 'Other' })).body
    const before = await countOrders()
    const none = { gross: 0, net: 0, tax: 0, taxPercentage: 0 }
    const zero = { gross: 0, net: 0, tax: 0, discountType: 'N', discountValue: 0 }

    for (const [field, more] of [
      ['items', { items: [], postageData: { ...order.postageData, ...none, carrier: null }, total: zero }],
      ['items', { items: [], total: { ...zero, gross: 1000, tax: -1000 } }],
      ['postageData.carrier', { postageData: { ...order.postageData, carrier: 'Nobody' } }],
      ['paymentData.method', { paymentData: { ...order.paymentData, method: 'TRUST_ME' } }],
      ['postageData.requestDate', { postageData: { ...order.postageData, requestDate: '2020-01-01' } }],
      ['paymentData.accountingId', { paymentData: { ...order.paymentData, accountingId: 'A1' } }],
      ['channelId', { channelId: otherChannel }],
      ['actionCode', { actionCode: 'HALF' }],
      ['validUntil', { validUntil: '2030-01-01' }],
      ['type', { type: 'stock' }],
      ['items[0].class', { items: [{ ...order.items[0], class: 'postage' }] }],
      ['items[0].quantity', { items: [{ ...order.items[0], quantity: -2 }] }],
      ['items[0].productId', { items: [{ ...order.items[0], productId: null }] }],
    ] as const)
      expect([field, (await buy({ ...order, ...more })).errors?.[0]]).toEqual([
        field,
        { code: 'VALIDATION_ERROR', message: expect.stringContaining(`${field} `) },
      ])
    expect((await buy({ ...order, originalOrderId: rivalOrderId })).errors).toMatchObject([{ code: 'ORDER_NOT_FOUND' }])
    expect(await countOrders()).toBe(before)
    expect((await buy({ ...order, originalOrderId: own.id })).errors).toBe(undefined)
  })

  test('is the order of the user who sends it, for one of the own companies', async () => {
    const order = inputOf(await orderOfCart({ lines: [['SAW', 2]] }))

    for (const more of [
      { userId: rival.id },
      { companyId: rival.companyId },
      { companyId: null, companySource: { name: 'ERP', id: '1' } },
    ])
      expect((await buy({ ...order, ...more })).errors?.[0].code).toBe('FORBIDDEN')
    expect((await buy({ ...order, invoiceUserId: rival.id })).errors?.[0].message).toContain('invoiceUserId needs order.OWNER')
    expect((await buy({ ...order, invoiceUserId: contactId })).errors).toBe(undefined)
  })

  test('is in the currency of the shop, and may be a request for a quote', async () => {
    const order = inputOf(await orderOfCart({ lines: [['SAW', 2]] }))

    expect((await buy({ ...order, currencyRatio: 2 })).errors?.[0].message).toContain('currencyRatio must be 1')
    expect((await buy({ ...order, currencyRatio: 1 })).errors).toBe(undefined)
    expect((await buy({ ...order, type: 'quotation' })).errors?.[0].message).toContain('type must be dropshipment')
    expect((await buy({ ...order, type: 'quotation', status: 'REQUEST' })).errors).toBe(undefined)
  })

  test('has no discount that the shop does not give, and may be wanted on a later day', async () => {
    const order = inputOf(await orderOfCart({ lines: [['SAW', 2]] }))
    const discounted = (discountType: string) => ({ ...order, total: { ...order.total, discountType, discountValue: 5 } })

    expect((await buy(discounted('A'))).errors?.[0].message).toContain('total.discountValue must be 0')
    expect((await buy(discounted('N'))).orderCreate.total).toMatchObject({ gross: 100, discountType: 'N', discountValue: 0 })
    const later = { ...order, postageData: { ...order.postageData, requestDate: '2026-12-24T00:00:00.000Z' } }
    expect((await buy(later)).orderCreate.postageData.requestDate).toBe('2026-12-24T00:00:00.000Z')
  })

  test('is no larger than the contact may order without an authorization manager', async () => {
    const order = inputOf(await orderOfCart({ lines: [['SAW', 2]] }))
    const limit = (authorizationLimit: number) =>
      run(
        'mutation ($input: PurchaseAuthorizationConfigCreateInput!) { purchaseAuthorizationConfigCreate(input: $input) { id } }',
        { input: { contactId, companyId, purchaseRole: 'PURCHASER', authorizationLimit } },
      )
    const forget = () => server.db.deleteFrom('purchaseAuthorizationConfig').execute()

    await limit(99.99)
    expect((await buy(order)).errors).toEqual([
      {
        code: 'ORDER_CREATE_ERROR',
        message: 'The order exceeds the limit of the contact: it needs purchase authorization',
      },
    ])
    await forget()
    await limit(100)
    expect((await buy(order)).errors).toBe(undefined)
    await forget()
  })

  test('has lines with uuids of their own, and parts that belong to a main line', async () => {
    const [one, two] = ['01939d2c-0000-7000-8000-0000000000a1', '01939d2c-0000-7000-8000-0000000000a2']
    const saw = (more: object) => orderLine('SAW', 50, { productId: ids.SAW, taxPercentage: 9, taxCode: 'L', ...more })
    const messageOf = async (...items: object[]) => (await buy(emptyOrder(contactId, { items }))).errors?.[0].message
    const noParent = 'parentOrderItemUUID must be the uuid of a main line of this order'

    expect(await messageOf(saw({ uuid: one }), saw({ uuid: one.toUpperCase() }))).toContain(
      'items[1].uuid belongs to another line',
    )
    expect(await messageOf(saw({ uuid: one }), saw({ parentOrderItemUUID: two }))).toContain(`items[1].${noParent}`)
    expect(
      await messageOf(saw({ uuid: one }), saw({ uuid: two, parentOrderItemUUID: one }), saw({ parentOrderItemUUID: two })),
    ).toContain(`items[2].${noParent}`)
    expect(await messageOf(saw({ uuid: one, class: 'surcharge' }), saw({ parentOrderItemUUID: one }))).toContain(
      `items[1].${noParent}`,
    )
  })

  test('may have its surcharges in any order, each once', async () => {
    const { items, ...order } = inputOf(await orderOfCart({ lines: [['DRILL', 2]] }), true)
    const [drill, flat, percentage] = items

    expect((await buy({ ...order, items: [percentage, drill, flat] })).errors).toBe(undefined)
    expect((await buy({ ...order, items: [drill, flat, percentage, flat] })).errors?.[0].message).toBe(
      'items[3] is not added by the shop: remove it',
    )
    expect((await buy({ ...order, items: [drill, flat, flat] })).errors?.[0].message).toContain('items[2].price must be 10.00')
  })

  test('has as many bonus items as the shop gives, and names the product where the buyer does not', async () => {
    await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: ids.GIFT, quantity: 2 })
    const order = inputOf(await orderOfCart({ lines: [['SAW', 2]] }), true)
    const withGifts = (quantity: number) =>
      order.items.map((line: Answer) => (line.sku === 'GIFT' ? { ...line, quantity } : { ...line, name: '' }))

    expect((await buy({ ...order, items: withGifts(3) })).errors?.[0].message).toContain('quantity must be 2')
    const { orderCreate } = await buy({ ...order, language: 'NL', items: withGifts(2) })
    expect(orderCreate.items.map(({ name: shown }: Answer) => shown)).toEqual(['SAW', 'GIFT', 'Spring'])
  })

  test('is not sent by a carrier, nor paid with a method, that rules leave out', async () => {
    await addRule('orderCarriers', { name: '"Post"' })
    await addRule('orderPaymentMethods', { code: '"CARD"' })
    const order = inputOf(await orderOfCart({ lines: [['SAW', 2]], carrier: 'Post', method: 'CARD' }))
    const by = { ...order, postageData: { ...order.postageData, carrier: 'Bike' } }
    const paid = { ...order, paymentData: { ...order.paymentData, method: 'ON_ACCOUNT' } }

    expect((await buy(by)).errors?.[0].message).toBe(
      'postageData.carrier refers to the carrier [Bike], which is not available for this order',
    )
    expect((await buy(paid)).errors?.[0].message).toContain('paymentData.method refers to the payment method [ON_ACCOUNT]')
    expect((await buy(order)).errors).toBe(undefined)
  })

  test('is on the company that the contact buys for by default, and so is its limit', async () => {
    const order = { ...inputOf(await orderOfCart({ lines: [['SAW', 2]] })), companyId: null }
    await server.db.updateTable('company').set({ debtorId: 'D-OAK' }).where('id', '=', companyId).execute()

    expect((await buy(order)).orderCreate).toMatchObject({ companyId, debtorId: 'D-OAK', invoiceUserId: contactId })
  })

  test('may be a configured cluster, with the options that a cart would ask for', async () => {
    const uuid = '01939d2c-0000-7000-8000-00000000000a'
    const lamp = orderLine('LAMP', 40, { productId: ids.LAMP, quantity: 2, uuid })
    const bulb = (quantity: number, sku = 'BULB', price = 7.5) =>
      orderLine(sku, price, { productId: ids[sku], quantity, parentOrderItemUUID: uuid })
    const order = (...items: object[]) => emptyOrder(contactId, { items })

    const { orderCreate, errors } = await buy(order(bulb(4), lamp))
    expect(errors).toBe(undefined)
    expect(orderCreate.items).toMatchObject([
      { sku: 'LAMP', quantity: 2, priceTotal: 80 },
      { sku: 'BULB', quantity: 4, priceTotal: 30 },
    ])
    expect((await buy(order(lamp, bulb(3)))).errors?.[0].message).toContain('items[1].quantity must be a multiple of 2')
    expect((await buy(order(lamp, bulb(2, 'GIFT', 8)))).errors?.[0].code).toBe('CLUSTER_INVALID_CONFIGURATION_ERROR')
    expect(
      (await buy(order(orderLine('SAW', 50, { productId: ids.SAW, uuid, taxPercentage: 9, taxCode: 'L' }), bulb(1)))).errors?.[0]
        .code,
    ).toBe('CLUSTER_INVALID_CONFIGURATION_ERROR')
  })
})

describe('an order of another system', () => {
  for (const [what, { prepare, wanted }] of Object.entries(shops))
    test(`may be what the shop itself has made: ${what}`, async () => {
      await prepare?.()
      const made = await orderOfCart(wanted)
      const order = inputOf(made, true)

      const { orderCreate } = await server.gql(CREATE, { order })
      const { status, body } = await server.rest('POST /v2/orders', order)

      expect(orderCreate.total).toMatchObject({ gross: made.total.gross, net: made.total.net })
      expect([status, body.total?.net ?? body]).toEqual([201, made.total.net])
    })

  const [line] = orderInput(0).items
  const bad: Record<string, object> = {
    'total.net': { total: { gross: 261, net: 261, tax: 0, discountType: 'N', discountValue: 0 } },
    'total.tax': { total: { gross: 261, net: 261, tax: 0, discountType: 'N', discountValue: 0 } },
    'total.gross': { total: { gross: 260.95, net: 309.81, tax: 48.86, discountType: 'N', discountValue: 0 } },
    'items[0].priceTotal': { items: [{ ...line, priceTotal: 999 }] },
    'items[0].tax': { items: [{ ...line, tax: -50 }] },
    'items[0].priceNet': { items: [{ ...line, priceNet: 100 }] },
    'items[0].priceTotalNet': { items: [{ ...line, priceTotalNet: 0 }] },
    'postageData.tax': { postageData: { method: 'x', gross: 10, net: 10, tax: 0, taxPercentage: 21 } },
    'paymentData.net': { paymentData: { method: 'x', gross: 1, net: 5, tax: 0.21, taxPercentage: 21 } },
  }
  for (const [field, more] of Object.entries(bad))
    test(`is refused on both interfaces where ${field} does not add up`, async () => {
      const before = await countOrders()
      const pointer = `#/${field.replace(/\[(\d)\]/, '/$1').replaceAll('.', '/')}`

      const { errors } = await server.gql(CREATE, { order: orderInput(contactId, more) })
      const { status, body } = await server.rest('POST /v2/orders', orderInput(contactId, more))

      expect(errors).toMatchObject([{ code: 'VALIDATION_ERROR', message: expect.stringContaining(`${field} must be `) }])
      expect([status, body.problems.map((problem: Answer) => problem.pointer)]).toEqual([400, expect.arrayContaining([pointer])])
      expect(await countOrders()).toBe(before)
    })

  test('a discount of 1000 on a line of 20 is not taken off the line, so it is refused', async () => {
    const { errors } = await server.gql(CREATE, {
      order: orderInput(contactId, { items: [orderLine('A', 10, { quantity: 2, discount: 1000 })] }),
    })

    expect(errors?.[0].message).toContain('items[0].priceTotal must be -980.00: quantity × price − discount')
  })

  test('is rounded for each line, for prices of many units, and keeps a tax that is not a whole percentage', async () => {
    const accepted: object[] = [
      // A discount is taken off here, or was taken off the price before: for a unit, for the line, or as a percentage.
      { items: [orderLine('A', 10, { quantity: 3, discount: 5, priceTotal: 25 })] },
      ...[2, 6, 16.67].map((discount) => ({ items: [orderLine('A', 10, { quantity: 3, originalPrice: 12, discount })] })),
      // 0.0123 a piece, which the other system shows as 0.01.
      { items: [orderLine('A', 0.01, { quantity: 1000, priceTotal: 12.3 })] },
      // Three lines that are each a cent off, and the total with them.
      {
        items: [1, 2, 3].map(() => orderLine('A', 10.02, { tax: 2.11, priceTotalNet: 12.13 })),
        total: { gross: 41.06, tax: 8.64, net: 49.7, discountType: 'N', discountValue: 0 },
      },
      // Switzerland taxes with 8.1 %, of which the contract shows 8.
      {
        items: [orderLine('A', 1000, { taxPercentage: 8, tax: 81, priceTotalNet: 1081 })],
        total: { gross: 1011, tax: 83.31, net: 1094.31, discountType: 'N', discountValue: 0 },
      },
    ]
    for (const more of accepted) {
      const { errors } = await server.gql(CREATE, { order: orderInput(contactId, more) })
      expect([more, errors]).toEqual([more, undefined])
    }
  })

  test('a tax of 8.1 % stays exact when the order changes', async () => {
    const items = [orderLine('A', 1000, { taxPercentage: 8, tax: 81 })]
    const total = { gross: 1000, tax: 81, net: 1081, discountType: 'N', discountValue: 0 }
    const { id } = await addOrder(server, contactId, emptyOrder(contactId, { items, total }))

    const { body } = await server.rest(`PATCH /v2/orders/id/${id}`, { total: { discountType: 'P', discountValue: 50 } })

    expect(body.total).toMatchObject({ gross: 500, tax: 40.5, net: 540.5 })
  })

  test('without lines has a tax that is a part of its total', async () => {
    const order = (gross: number, tax: number) =>
      emptyOrder(contactId, { total: { gross, tax, net: gross + tax, discountType: 'N', discountValue: 0 } })

    expect((await server.gql(CREATE, { order: order(1000, -1000) })).errors?.[0].message).toBe(
      'total.tax must be between 0 and gross',
    )
    expect((await server.gql(CREATE, { order: order(1000, 210) })).orderCreate.total.net).toBe(1210)
  })
})

describe('a change of an order', () => {
  const update = 'mutation ($id: Int!, $order: OrderUpdateInput!) { orderUpdate(orderId: $id, order: $order) { total { net } } }'
  const sentBack = (
    { id, quantity, price, priceTotal, discount, tax, taxPercentage, originalPrice, taxCode }: Answer,
    more: object = {},
  ) => ({
    ...{ id, quantity, price, priceTotal, discount, tax, taxPercentage, originalPrice, taxCode },
    ...more,
  })

  test('is refused by the name of the amount that does not add up, at every door', async () => {
    const { id, items } = await addOrder(server, contactId)
    const line = orderLine('C', 10, { quantity: 2, priceTotal: 999 })
    const item = sentBack(items[0], { priceTotal: 999 })
    const create = 'mutation ($id: Int!, $item: OrderItemCreateInput!) { orderItemCreate(orderId: $id, orderItem: $item) { id } }'
    const change = 'mutation ($id: Int!, $item: OrderItemUpdateInput!) { orderItemUpdate(orderId: $id, orderItem: $item) { id } }'
    const before = (await server.rest(`GET /v2/orders/id/${id}`)).body

    for (const [message, document, variables] of [
      ['priceTotal must be 20.00', create, { id, item: line }],
      ['priceTotal must be 200.00', change, { id, item }],
      ['tax must be 42.00', change, { id, item: sentBack(items[0], { tax: 0, quantity: 2, notes: 'x' }) }],
      ['items[0].create.priceTotal must be 20.00', update, { id, order: { items: [{ create: line }] } }],
      [
        'items[1].update.priceTotal must be 200.00',
        update,
        { id, order: { items: [{ update: sentBack(items[1], { notes: 'x' }) }, { update: item }] } },
      ],
      [
        'postageData.tax must be 4.20, unless overruled is Y',
        update,
        { id, order: { postageData: { gross: 20, tax: 0, net: 20 } } },
      ],
      ['paymentData.net must be 2.42, unless overruled is Y', update, { id, order: { paymentData: { gross: 2, net: 2 } } }],
      ['total.tax must be 48.81', update, { id, order: { total: { gross: 261, tax: 0, net: 261 } } }],
    ] as const) {
      const { errors } = await server.gql(document, variables)
      expect([message, errors]).toMatchObject([
        message,
        [{ code: 'VALIDATION_ERROR', message: expect.stringContaining(message) }],
      ])
    }
    const patched = await server.rest(`PATCH /v2/orders/id/${id}`, { items: [{ create: line }] })
    expect(patched.body.problems).toEqual([
      { pointer: '#/items/0/create/priceTotal', message: expect.stringContaining('must be 20.00') },
    ])
    expect((await server.rest(`GET /v2/orders/id/${id}`)).body).toEqual(before)
  })

  test("may send back the order's own values, even if they never added up", async () => {
    const { id, items } = await addOrder(server, contactId)
    await server.db
      .updateTable('orderItem')
      .set({ priceTotal: '150', tax: '0', priceTotalNet: '150' })
      .where('id', '=', items[0].id)
      .execute()
    const stored = (await server.rest(`GET /v2/orders/id/${id}`)).body.items[0]

    const { status, body } = await server.rest(`PATCH /v2/orders/id/${id}`, {
      items: [{ update: sentBack(stored, { notes: 'call first' }) }],
    })

    expect([status, body.items[0].notes, body.items[0].priceTotal]).toEqual([200, 'call first', 150])
  })

  test('cannot make an order larger than one can be', async () => {
    const { id } = await addOrder(server, contactId)
    const dear = { create: orderLine('C', 9_999_999_999_999) }

    const { status, body } = await server.rest(`PATCH /v2/orders/id/${id}`, { items: Array.from({ length: 101 }, () => dear) })

    expect([status, body.problems]).toEqual([400, [{ pointer: '#/total', message: 'is more than an order can contain' }]])
  })
})

test('a rule may set the tax of shipping alone: the carrier still takes its price', async () => {
  await addRule('orderShippingCosts', { taxCode: '"L"' })

  const { postageData } = await orderOfCart({ lines: [['DRILL', 1]], carrier: 'Post' })

  expect(postageData).toMatchObject({ gross: 6.95, taxPercentage: 9, tax: 0.63, net: 7.58 })
})

test('a cart or tender of more than an order can hold is refused when it is ordered', async () => {
  await server.db
    .updateTable('price')
    .set({ list: '9999999999999' })
    .where('productId', '=', ids.GIFT as number)
    .execute()
  const { cartId: id } = await run('mutation { cartStart { cartId } }')
  const input = { productId: ids.GIFT, quantity: 1000 }
  await run('mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }', {
    id,
    input,
  })
  const { tenderId } = await run(`mutation { tenderStart(input: { contactId: ${contactId} }) { tenderId } }`)
  await server.gql(
    `mutation { tenderAddItems(id: "${tenderId}", input: { products: [{ productId: ${ids.GIFT}, quantity: 1000 }] }) { response { error } } }`,
  )

  const cart = await server.gql(
    'mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { cartOrderId } }',
    {
      id,
    },
  )
  const tender = await server.gql(`mutation { tenderProcess(id: "${tenderId}") { orderId } }`)

  expect(cart.errors).toEqual([
    { code: 'CART_PROCESS_ERROR', message: 'The cart has a total that is larger than an order can contain' },
  ])
  expect(tender.errors).toEqual([
    { code: 'TENDER_PROCESS_ERROR', message: 'The tender has a total that is larger than an order can contain' },
  ])
})
