/** The lines of a buyer's order without a cart: which goods belong together, what the buyer decides about them, and what the shop adds. */
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { emptyOrder, orderLine } from '../../../../test/orders.js'
import { addCompany, addContact, logIn } from '../../../../test/people.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { openReceiver } from '../../../../test/receiver.js'
import { waitForRules } from '../../../../test/rules.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let storefront: string
let ada: string
let contactId: number
let companyId: number
const ids: Record<string, number> = {}

/** A saw of 50, a gift of 8, and a lamp of 40 that takes a bulb of 7.50. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  waitForRules(server)
  storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
  const { product, cluster } = await fill(server, {
    categories: { Tools: null },
    clusters: { Lamp: { names: { EN: 'Lamp' }, categories: ['Tools'] } },
    products: [
      ...['SAW', 'GIFT', 'BULB'].map((sku) => ({ sku, names: { EN: sku, NL: `${sku} NL` }, categories: ['Tools'] })),
      { sku: 'LAMP', names: { EN: 'LAMP' }, cluster: 'Lamp' },
    ],
  })
  for (const [sku, id] of product) ids[sku] = id
  await addTax(server, 'NL', 'H', 21)
  for (const [sku, list] of Object.entries({ SAW: 50, GIFT: 8, BULB: 7.5, LAMP: 40 }))
    await addPrice(server, ids[sku] as number, { list })
  const option = await run(
    'mutation ($id: Int!, $input: ClusterOptionCreateInput!) { clusterOptionCreate(clusterId: $id, input: $input) { uuid } }',
    { id: cluster.get('Lamp'), input: { names: [{ language: 'EN', value: 'Bulb' }], isRequired: 'Y' } },
  )
  await run(`mutation { clusterOptionAssignProducts(uuid: "${option.uuid}", productIds: [${ids.BULB}]) { __typename } }`)
  for (const name of ['Post', 'Bike'])
    await run(`mutation { carrierCreate(input: { name: "${name}", type: DELIVERY, descriptions: [] }) { id } }`)
  for (const externalCode of ['CARD', 'ON_ACCOUNT'])
    await server.rest('POST /v2/paymethods', { externalCode, names: [{ language: 'EN', value: externalCode }] })
  companyId = await addCompany(server)
  contactId = (await addContact(server, { email: 'ada@oak.test', companyIds: [companyId] })).id
  ada = (await logIn(server, 'ada@oak.test')).accessToken
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('businessRule').execute()
})

async function run(document: string, variables: object = {}): Promise<Answer> {
  const answer = await server.gql(document, variables)
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return Object.values(answer)[0]
}

const CREATE = `mutation ($order: OrderCreateInput!) { orderCreate(order: $order) { id total { gross }
  items { uuid parentOrderItemId id class sku name notes quantity priority isBonus priceTotal requestDate customFields } } }`
const buy = (items: object[], more: object = {}, key = storefront): Promise<Answer> =>
  server.gql(CREATE, { order: emptyOrder(contactId, { language: 'EN', items, ...more }) }, key, ada)
const line = (sku: string, price: number, more: object = {}) => orderLine(sku, price, { productId: ids[sku], ...more })
const messageOf = ({ errors }: Answer): string | undefined => errors?.[0].message

/** Makes a rule with one row that always holds. */
async function addRule(type: string, outputs: Record<string, string>): Promise<void> {
  const create = 'mutation ($input: BusinessRuleCreateInput!) { rule: businessRuleCreate(input: $input) { id nodes { id } } }'
  const rule = await run(create, { input: { type, name: [{ language: 'EN', value: type }] } })
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

async function addIncentive(action: object): Promise<void> {
  const name = [{ language: 'EN', value: 'Spring' }]
  const table = '... on BusinessRuleDecisionTable { content { rows { id } } }'
  const rule = await run(
    `mutation ($input: BusinessRuleCreateInput!) { incentiveRuleCreate(input: $input) { id nodes { type ${table} } } }`,
    { input: { name, type: 'orderIncentives' } },
  )
  const { content } = rule.nodes.find(({ type }: Answer) => type === 'decisionTableNode')
  const set = 'mutation ($input: IncentiveRuleSetActionInput!) { incentiveRuleSetAction(input: $input) { id } }'
  await run(set, { input: { ruleId: rule.id, rowId: content.rows[0].id, name, ...action } })
}

test('a part of a line that is not in the order belongs to no other line either', async () => {
  const bulb = line('BULB', 7.5, { parentOrderItemUUID: v7() })

  expect(messageOf(await buy([bulb, line('SAW', 50, { uuid: v7() }), line('SAW', 50, { uuid: v7() })]))).toContain(
    'items[0].parentOrderItemUUID must be the uuid of a main line of this order',
  )
})

test('one lamp takes as many bulbs as the buyer wants', async () => {
  const uuid = v7()
  const { orderCreate, errors } = await buy([
    line('LAMP', 40, { uuid }),
    line('BULB', 7.5, { quantity: 3, parentOrderItemUUID: uuid.toUpperCase() }),
  ])

  expect(errors).toBe(undefined)
  const [lamp, bulbs] = orderCreate.items
  expect([lamp.uuid, lamp.priceTotal, bulbs.quantity, bulbs.priceTotal, bulbs.parentOrderItemId]).toEqual([
    uuid,
    40,
    3,
    22.5,
    lamp.id,
  ])
})

test('a product of a cluster that is ordered alone needs no options', async () => {
  expect((await buy([line('LAMP', 40)])).errors).toBe(undefined)
})

test('a buyer gives a line its place, its name, a note and a day; the shop gives the others theirs', async () => {
  await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: ids.GIFT })
  const uuid = v7()
  const given = { notes: 'Blue, please', requestDate: '2026-12-24T00:00:00.000Z' }

  const { orderCreate } = await buy([
    line('SAW', 50, { priority: 7, name: 'SAW NL', ...given }),
    line('LAMP', 40, { uuid, name: '' }),
    line('BULB', 7.5, { parentOrderItemUUID: uuid, package: '', supplier: '' }),
  ])

  const shown = orderCreate.items.map(({ name, priority, notes, requestDate }: Answer) => [name, priority, notes, requestDate])
  expect(shown.sort(([a]: [string], [b]: [string]) => a.localeCompare(b))).toEqual([
    ['BULB', 200, null, null],
    ['GIFT', 300, null, null],
    ['LAMP', 100, null, null],
    ['SAW NL', 7, given.notes, given.requestDate],
    ['Spring', 400, null, null],
  ])
})

test('a line that an incentive turns into a gift is ordered as one, whether or not the buyer knew', async () => {
  await addIncentive({ action: 'MOVE_PRODUCT_TO_BONUS_ITEMS', productId: ids.GIFT })
  const saw = line('SAW', 50)

  const { orderCreate, errors } = await buy([line('GIFT', 8), saw], { total: emptyOrder(contactId, { items: [saw] }).total })

  expect(errors).toBe(undefined)
  expect(orderCreate.total.gross).toBe(50)
  expect(orderCreate.items.map(({ sku, isBonus, priceTotal }: Answer) => [sku, isBonus, priceTotal])).toEqual([
    ['SAW', 'N', 50],
    ['GIFT', 'Y', 8],
    ['incentive', 'Y', -8],
  ])
  expect(messageOf(await buy([line('GIFT', 8), saw]))).toContain('total.gross must be 50')
})

test('the goods of two lines are ordered apart, and each is compared with its own', async () => {
  const [two, three] = [2, 3].map((quantity) => line('SAW', 50, { uuid: v7(), quantity })) as [Answer, Answer]

  const { orderCreate } = await buy([three, two])
  const wrong = await buy([three, { ...two, priceTotal: 150 }], { total: emptyOrder(contactId, { items: [three, two] }).total })

  expect(orderCreate.items.map(({ uuid, quantity }: Answer) => [uuid, quantity])).toEqual([
    [three.uuid, 3],
    [two.uuid, 2],
  ])
  expect(messageOf(wrong)).toContain('items[1].priceTotal must be 100')
})

test('a gift that the shop does not give is refused, even at the price of one that it gives', async () => {
  await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: ids.GIFT })
  const saw = line('SAW', 50)
  const { total } = emptyOrder(contactId, { items: [saw] })
  const gift = (sku: string) => line(sku, 8, { isBonus: 'Y' })

  expect(messageOf(await buy([saw, gift('BULB'), gift('GIFT')], { total }))).toBe('items[1] is not added by the shop: remove it')
  expect((await buy([saw, gift('GIFT')], { total })).errors).toBe(undefined)
})

test('the custom fields of a line are those that the buyer gives; the lines that the shop adds have none, even if goods must', async () => {
  const { body } = await server.rest('POST /v2/field-definitions', {
    ownerType: 'ORDER_ITEM',
    code: 'use',
    type: 'TEXT',
    isRequired: true,
    isVisibleToStorefront: true,
    isEditableByBuyer: true,
  })
  await addIncentive({ action: 'ADD_PRODUCT_TO_BONUS_ITEMS', productId: ids.GIFT })
  const saw = line('SAW', 50)

  const without = await buy([saw])
  const { orderCreate } = await buy([{ ...saw, customFields: { use: 'rent' } }])
  await run(`mutation { fieldDefinitionDelete(id: ${body.id}) }`)

  expect(messageOf(without)).toContain('customFields.use is required')
  expect(orderCreate.items.map(({ sku, customFields }: Answer) => [sku, customFields])).toEqual([
    ['SAW', { use: 'rent' }],
    ['GIFT', {}],
    ['incentive', {}],
  ])
})

test('a hook that may add lines to a cart cannot add any to an order without one', async () => {
  const lines = [{ sku: 'GIFT', quantity: 1, price: '1' }]
  const hook = await openReceiver(() => ({ body: JSON.stringify({ decision: 'ALLOW', lines }) }))
  await run('mutation ($input: DecisionHookCreateInput!) { decisionHookCreate(input: $input) { id } }', {
    input: { name: 'Fees', url: hook.url, points: ['CHECKOUT'], deadlineMs: 5000, mayAddLines: true, maxAddedAmount: 5 },
  })

  const answer = await buy([line('SAW', 50)])
  await server.db.deleteFrom('decisionHook').execute()
  await hook.close()

  expect(messageOf(answer)).toContain('The order cannot be checked at the moment. Nothing was changed')
})

test('who may change orders may choose a carrier and a payment method that rules leave out, but none that do not exist', async () => {
  await addRule('orderCarriers', { name: '"Post"' })
  await addRule('orderPaymentMethods', { code: '"CARD"' })
  const sales = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER', order: 'EDITOR' })
  const { paymentData, postageData } = emptyOrder(contactId)
  const by = (carrier: string, method: string) => ({
    postageData: { ...postageData, carrier },
    paymentData: { ...paymentData, method },
  })
  const saw = [line('SAW', 50)]

  expect((await buy(saw, by('Bike', 'ON_ACCOUNT'), sales)).errors).toBe(undefined)
  expect(messageOf(await buy(saw, by('Bike', 'ON_ACCOUNT')))).toContain('which is not available for this order')
  await server.db.deleteFrom('businessRule').execute()
  expect(messageOf(await buy(saw, by('Nobody', 'ON_ACCOUNT'), sales))).toContain('the carrier [Nobody], which does not exist')
})

test('rules know about an order what they would know about a cart', async () => {
  await addRule('orderShippingCosts', { name: '"nothing"' })
  const seen: Answer[] = []
  const { evaluate } = server.services.rules
  server.services.rules.evaluate = (rules, facts) => {
    seen.push(facts)
    return evaluate(rules, facts)
  }
  const { paymentData, postageData } = emptyOrder(contactId)
  const requestDate = '2026-12-24T00:00:00.000Z'
  const address = { street: 'S', country: 'NL', icp: 'N' }

  const plain = await buy([line('SAW', 50)])
  const full = await buy([line('SAW', 50)], {
    companyId,
    reference: 'PO 9',
    paymentData: { ...paymentData, method: 'CARD' },
    postageData: { ...postageData, carrier: 'Post', requestDate },
    addresses: [
      { ...address, type: 'delivery', city: 'Breda', postalCode: '4811', company: 'Oak' },
      { ...address, type: 'invoice', city: 'Utrecht', postalCode: '3511', region: 'Utrecht' },
    ],
  })
  server.services.rules.evaluate = evaluate

  expect([plain.errors, full.errors]).toEqual([undefined, undefined])
  const buyer = { channelId: 1, contactId, companyId, customerId: null, language: 'EN', actionCode: null, itemCount: 1 }
  const blank = { country: 'NL', postalCode: '', city: '', region: null, company: null }
  expect(seen[0].order).toMatchObject({
    ...buyer,
    reference: null,
    carrier: null,
    paymentMethod: '',
    requestDate: null,
    deliveryAddress: blank,
    invoiceAddress: blank,
  })
  expect(seen.at(-1).order).toMatchObject({
    ...buyer,
    reference: 'PO 9',
    carrier: 'Post',
    paymentMethod: 'CARD',
    shippingMethod: 'DELIVERY',
    requestDate,
    deliveryAddress: { ...blank, city: 'Breda', postalCode: '4811', company: 'Oak' },
    invoiceAddress: { ...blank, city: 'Utrecht', postalCode: '3511', region: 'Utrecht' },
  })
})
