/** What business rules know about a sale, and what they decide about its costs. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { openReceiver } from '../../../../test/receiver.js'
import { waitForRules } from '../../../../test/rules.js'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'

let server: TestServer
let clusterId: number
let tools: number
const ids: Record<string, number> = {}

/** A drill of 100 by Acme, a saw of 200 that takes a blade of 10; saws are in a category through their cluster. */
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  waitForRules(server)
  const made = await fill(server, {
    categories: { Tools: null, Saws: 'Tools' },
    clusters: { Saw: { names: { NL: 'Zaag' }, categories: ['Saws'] } },
    products: [
      { sku: 'DRILL', names: { NL: 'Boor' }, categories: ['Tools'], manufacturer: 'Acme', supplier: 'Depot' },
      { sku: 'BLADE', names: { NL: 'Blad' }, categories: ['Tools'] },
      { sku: 'SAW', names: { NL: 'Zaag' }, cluster: 'Saw' },
    ],
  })
  for (const [sku, id] of made.product) ids[sku] = id
  for (const [name, id] of made.category) ids[name] = id
  tools = ids.Tools as number
  clusterId = made.cluster.get('Saw') as number
  await addTax(server, 'NL', 'H', 21)
  await addTax(server, 'NL', 'L', 9)
  await addPrice(server, ids.DRILL as number, { list: 100 })
  await addPrice(server, ids.BLADE as number, { list: 10, taxCode: 'L' })
  await addPrice(server, ids.SAW as number, { list: 200, taxCode: 'L' })
  const option = await run(
    'mutation ($id: Int!, $input: ClusterOptionCreateInput!) { clusterOptionCreate(clusterId: $id, input: $input) { uuid } }',
    { id: clusterId, input: { names: [{ language: 'NL', value: 'Blad' }], isRequired: 'Y' } },
  )
  await run(`mutation { clusterOptionAssignProducts(uuid: "${option.uuid}", productIds: [${ids.BLADE}]) { __typename } }`)
  for (const [name, shippingCost] of [
    ['Post', 6],
    ['Bike', 9],
  ])
    await run(
      `mutation { carrierCreate(input: { name: "${name}", type: DELIVERY, descriptions: [], shippingCost: ${shippingCost} }) { id } }`,
    )
  for (const externalCode of ['CARD', 'ON_ACCOUNT'])
    await server.rest('POST /v2/paymethods', { externalCode, names: [{ language: 'NL', value: externalCode }] })
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

/** Makes a rule whose rows always hold, with these outputs. */
async function addRule(type: string, ...rows: Record<string, string>[]): Promise<void> {
  const create = 'mutation ($input: BusinessRuleCreateInput!) { rule: businessRuleCreate(input: $input) { id nodes { id } } }'
  const rule = await run(create, { input: { type, name: [{ language: 'EN', value: type }] } })
  const key = { ruleId: rule.id, tableId: rule.nodes[1].id }
  const change = (operation: string, input: object): Promise<Answer> =>
    run(
      `mutation ($input: BusinessRuleDecisionTable${operation === 'AddRow' ? 'Search' : operation}Input!) {
        table: businessRuleDecisionTable${operation}(input: $input) { content { rows { id } outputs { id field } } } }`,
      { input: { ...key, ...input } },
    )
  for (const field of new Set(rows.flatMap((row) => Object.keys(row))))
    await change('AddColumn', { name: field, field, type: 'output' })
  for (const row of rows) {
    const { content } = await change('AddRow', {})
    for (const { id, field } of content.outputs)
      if (row[field]) await change('SetCell', { rowId: content.rows.at(-1).id, columnId: id, value: row[field] })
  }
}

const CART = `cartId items { itemId } carriers { id name price } payMethods { code } postageData { price taxPercentage }
  paymentData { price taxPercentage } total { totalGross totalNet }`
const start = async (): Promise<string> => (await run('mutation { cartStart { cartId } }')).cartId
const add = (id: string, input: object): Promise<Answer> =>
  run(`mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { ${CART} } }`, { id, input })
const update = (id: string, input: object): Promise<Answer> =>
  run(`mutation ($id: String!, $input: CartUpdateInput!) { cartUpdate(id: $id, input: $input) { ${CART} } }`, { id, input })

test('a rule knows who buys what, how many, for how much, and where it goes', async () => {
  await addRule('orderShippingCosts', { price: '1 + 0' })
  const seen: Answer[] = []
  const { evaluate } = server.services.rules
  server.services.rules.evaluate = (rules, facts) => {
    seen.push(facts)
    return evaluate(rules, facts)
  }
  const id = await start()
  await add(id, { productId: ids.DRILL, quantity: 3 })
  const address = { firstName: 'A', lastName: 'B', street: 'S', country: 'NL' }
  for (const input of [
    { ...address, type: 'DELIVERY', city: 'Breda', postalCode: '4811', region: 'Brabant', company: 'Oak' },
    { ...address, type: 'INVOICE', city: 'Gent', postalCode: '9000', country: 'BE' },
  ])
    await run(
      'mutation ($id: String!, $input: CartUpdateAddressInput!) { cartUpdateAddress(id: $id, input: $input) { cartId } }',
      { id, input },
    )
  await update(id, {
    reference: 'PO 1',
    paymentData: { method: 'CARD' },
    postageData: { carrier: 'Post', method: 'DELIVERY', requestDate: '2026-12-24T00:00:00.000Z' },
  })

  const { items } = await add(id, {
    productId: ids.SAW,
    clusterId,
    quantity: 2,
    childItems: [{ productId: ids.BLADE, quantity: 2 }],
  })
  server.services.rules.evaluate = evaluate

  const [drill, saw] = items.map(({ itemId }: Answer) => itemId)
  expect(seen.at(-1)).toEqual({
    now: TODAY,
    order: {
      channelId: 1,
      language: 'NL',
      createdAt: TODAY,
      actionCode: null,
      reference: 'PO 1',
      contactId: null,
      companyId: null,
      customerId: null,
      carrier: 'Post',
      shippingMethod: 'DELIVERY',
      paymentMethod: 'CARD',
      requestDate: '2026-12-24T00:00:00.000Z',
      // Without the blades: 300 at 21 % and 400 at 9 %.
      subTotal: 700,
      subTotalNet: 799,
      quantity: 5,
      itemCount: 2,
      deliveryAddress: { country: 'NL', postalCode: '4811', city: 'Breda', region: 'Brabant', company: 'Oak' },
      invoiceAddress: { country: 'BE', postalCode: '9000', city: 'Gent', region: null, company: null },
      items: [
        {
          itemId: drill,
          productId: ids.DRILL,
          clusterId: null,
          bundleId: null,
          sku: 'DRILL',
          manufacturer: 'Acme',
          supplier: 'Depot',
          categoryIds: [tools],
          quantity: 3,
          price: 100,
          totalPrice: 300,
          taxCode: 'H',
        },
        {
          itemId: saw,
          productId: ids.SAW,
          clusterId,
          bundleId: null,
          sku: 'SAW',
          manufacturer: '',
          supplier: '',
          categoryIds: [ids.Saws],
          quantity: 2,
          price: 200,
          totalPrice: 400,
          taxCode: 'L',
        },
      ],
    },
  })
})

test('of several rows the first that sets a price or a tax code determines the costs', async () => {
  await addRule('orderShippingCosts', { name: '"nothing"' }, { price: '4' }, { price: '5', taxCode: '"L"' })
  await addRule('orderTransactionCosts', { taxCode: '"L"' }, { price: '2' })
  const id = await start()
  await update(id, { postageData: { carrier: 'Post' } })

  const cart = await add(id, { productId: ids.DRILL })

  expect([cart.postageData, cart.paymentData]).toEqual([
    { price: 4, taxPercentage: 21 },
    { price: 0, taxPercentage: 9 },
  ])
})

test('a payment method costs what the rule that allows it says, and another rule about payment comes first', async () => {
  await addRule('orderPaymentMethods', { code: '"CARD"', price: '1.25' }, { code: '"ON_ACCOUNT"' })
  const id = await start()
  await add(id, { productId: ids.DRILL })

  const card = await update(id, { paymentData: { method: 'CARD' } })
  const account = await update(id, { paymentData: { method: 'ON_ACCOUNT' } })
  await addRule('orderTransactionCosts', { price: '0.5' })
  const both = await update(id, { paymentData: { method: 'CARD' } })

  expect([card, account, both].map(({ paymentData }) => paymentData.price)).toEqual([1.25, 0, 0.5])
  expect(card.payMethods).toEqual([{ code: 'CARD' }, { code: 'ON_ACCOUNT' }])
})

test('a rule names a carrier by its name or its id, and a payment method by its code or its id', async () => {
  const id = await start()
  const { carriers } = await add(id, { productId: ids.DRILL })
  expect(carriers).toHaveLength(2)
  const bike = carriers.find(({ name }: Answer) => name === 'Bike')
  const account = (await run('{ payMethods { items { id externalCode } } }')).items.find(
    ({ externalCode }: Answer) => externalCode === 'ON_ACCOUNT',
  )

  await addRule('orderCarriers', { id: String(bike.id) })
  await addRule('orderPaymentMethods', { id: String(account.id) })
  const byId = await update(id, { notes: 'by id' })
  await server.db.deleteFrom('businessRule').execute()
  await addRule('orderCarriers', { name: '"Post"', price: '0' })
  await addRule('orderPaymentMethods', { name: '"CARD"' })
  const byName = await update(id, { postageData: { carrier: 'Post' } })
  await server.db.deleteFrom('businessRule').execute()
  await addRule('orderCarriers', { id: '"Bike"' })
  await addRule('orderPaymentMethods', { id: '"ON_ACCOUNT"' })
  const byKey = await update(id, { notes: 'by key' })

  expect([byId.carriers, byId.payMethods]).toEqual([[bike], [{ code: 'ON_ACCOUNT' }]])
  expect([byName.carriers.map(({ price }: Answer) => price), byName.payMethods]).toEqual([[0], [{ code: 'CARD' }]])
  expect(byName.postageData.price).toBe(0)
  expect([byKey.carriers, byKey.payMethods]).toEqual([[bike], [{ code: 'ON_ACCOUNT' }]])
})

test('what a rule says about shipping holds unless a hook has a price for the chosen carrier', async () => {
  await addRule('orderShippingCosts', { price: '4', taxCode: '"L"' })
  const options = [{ carrier: 'Post', price: '7.25' }]
  const questions: Answer[] = []
  const hook = await openReceiver(({ body }) => {
    questions.push(JSON.parse(body))
    return { body: JSON.stringify({ options, others: 'KEEP' }) }
  })
  await run('mutation ($input: DecisionHookCreateInput!) { decisionHookCreate(input: $input) { id } }', {
    input: { name: 'Freight', url: hook.url, points: ['SHIPPING'], deadlineMs: 5000 },
  })
  const id = await start()

  const undecided = await add(id, { productId: ids.DRILL })
  const post = await update(id, { postageData: { carrier: 'Post' } })
  await server.db.deleteFrom('decisionHook').execute()
  await hook.close()

  expect([undecided, post].map(({ postageData }) => postageData)).toEqual([
    { price: 4, taxPercentage: 9 },
    { price: 7.25, taxPercentage: 9 },
  ])
  expect(questions[0].lines).toMatchObject([{ id: '1', productId: ids.DRILL, sku: 'DRILL', quantity: 1, price: '100.00' }])
})
