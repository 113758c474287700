/** What an order takes over from its cart: the address for e-mails, greetings, the names of surcharges; and which bundles a cart takes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../../../../../test/catalogue.js'
import { addCompany, addContact, addCustomer, logIn } from '../../../../../test/people.js'
import { addPrice, addTax } from '../../../../../test/price-fixtures.js'
import { waitForRules } from '../../../../../test/rules.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer
let drill: number
let bit: number

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  waitForRules(server)
  const { product } = await fill(server, {
    categories: { Tools: null },
    products: ['DRILL', 'BIT'].map((sku) => ({ sku, names: { NL: sku }, categories: ['Tools'] })),
  })
  drill = product.get('DRILL') as number
  bit = product.get('BIT') as number
  await addTax(server, 'NL', 'H', 21)
  await addPrice(server, drill, { list: 100 })
  await addPrice(server, bit, { list: 50 })
})
afterAll(() => server.close())

async function run(document: string, variables: object = {}, ...who: (string | undefined)[]): Promise<Answer> {
  const answer = await server.gql(document, variables, ...who)
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return Object.values(answer)[0]
}

interface Place {
  type: 'INVOICE' | 'DELIVERY'
  email?: string
  gender?: 'F' | 'M'
}

/** The order of a drill, sent to these addresses. */
async function orderTo(...places: Place[]): Promise<Answer> {
  const { cartId: id } = await run('mutation { cartStart { cartId } }')
  await run(`mutation { cartAddItem(id: "${id}", input: { productId: ${drill} }) { cartId } }`)
  const address = { firstName: 'A', lastName: 'B', street: 'S', postalCode: '1', city: 'C', country: 'NL' }
  for (const place of places)
    await run(
      'mutation ($id: String!, $input: CartUpdateAddressInput!) { cartUpdateAddress(id: $id, input: $input) { cartId } }',
      { id, input: { ...address, ...place } },
    )
  const document = `mutation { cartProcess(id: "${id}", input: { orderStatus: "NEW" }) {
    order { email paymentData { status } orderAddresses { type gender } } } }`
  return (await run(document)).order
}

test('the e-mail address of an order is that of the invoice, otherwise that of the delivery', async () => {
  const [ofInvoice, ofDelivery] = ['invoice@oak.test', 'delivery@oak.test']
  const orders = [
    await orderTo({ type: 'INVOICE', email: ofInvoice }, { type: 'DELIVERY', email: ofDelivery }),
    await orderTo({ type: 'DELIVERY', email: ofDelivery }),
    await orderTo(),
  ]

  expect(orders.map(({ email }) => email)).toEqual([ofInvoice, ofDelivery, ''])
})

test('an address says how to greet somebody if it was given, and the payment is unknown at first', async () => {
  const { orderAddresses, paymentData } = await orderTo({ type: 'INVOICE', gender: 'F' }, { type: 'DELIVERY' })

  const genders = Object.fromEntries(orderAddresses.map(({ type, gender }: Answer) => [type, gender]))
  expect([genders, paymentData.status]).toEqual([{ invoice: 'F', delivery: 'U' }, 'UNKNOWN'])
})

test('an order that waits for its payment follows its cart, even if only the name of a surcharge has changed and no amount', async () => {
  const fee = { name: [{ language: 'NL', value: 'Statiegeld' }], type: 'FlatFee', value: 2, taxCodeValue: 'H', taxZone: 'NL' }
  const { body } = await server.rest('POST /v2/surcharges', { ...fee, enabled: true })
  await server.db.insertInto('surchargeProduct').values({ surchargeId: body.id, productId: bit }).execute()
  const { cartId } = await run('mutation { cartStart { cartId } }')
  await run(`mutation { cartAddItem(id: "${cartId}", input: { productId: ${bit} }) { cartId } }`)
  const process = async () =>
    (
      await run(`mutation { cartProcess(id: "${cartId}", input: { orderStatus: "UNFINISHED", language: "NL" }) {
        order { id total { gross } items { class name } } } }`)
    ).order
  const before = await process()
  await server.db
    .updateTable('surcharge')
    .set({ name: JSON.stringify({ NL: 'Borg' }) as never })
    .where('id', '=', body.id)
    .execute()

  const after = await process()

  expect([before, after].map(({ items }) => items[1])).toEqual([
    { class: 'surcharge', name: 'Statiegeld' },
    { class: 'surcharge', name: 'Borg' },
  ])
  expect([after.id, after.total.gross]).toEqual([before.id, 52])
  const stored = await server.db
    .selectFrom('cartItem')
    .select('amounts')
    .where('productId', '=', bit)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(stored.amounts.surcharges).toMatchObject([{ names: { NL: 'Borg' } }])
  await server.db.deleteFrom('surchargeProduct').execute()
})

test('a dry run that finds another price refuses the order, and the cart still shows the price that its buyer knows', async () => {
  const { cartId } = await run('mutation { cartStart { cartId } }')
  await run(`mutation { cartAddItem(id: "${cartId}", input: { productId: ${drill} }) { cartId } }`)
  const setPrice = (list: string) => server.db.updateTable('price').set({ list }).where('productId', '=', drill).execute()
  const document = `mutation { cartProcess(id: "${cartId}", input: { orderStatus: "NEW" }) { cartOrderId } }`
  const shown = async () => (await run(`{ cart(id: "${cartId}") { total { totalGross } } }`)).total.totalGross
  await setPrice('110')

  const dry = await server.withHeaders({ 'api-dry-run': 'true' }, () => server.gql(document))
  const afterDry = await shown()
  const { errors } = await server.gql(document)
  const afterwards = await shown()
  await setPrice('100')

  expect(dry.errors).toEqual(errors)
  expect([errors[0].code, afterDry, afterwards]).toEqual(['CART_PROCESS_ERROR', 100, 110])
})

test('a payment method that a rule leaves out is refused to a buyer, and accepted from those who may change orders', async () => {
  for (const externalCode of ['CARD', 'ON_ACCOUNT'])
    await server.rest('POST /v2/paymethods', { externalCode, names: [{ language: 'NL', value: externalCode }] })
  const rule = await run(
    'mutation ($input: BusinessRuleCreateInput!) { businessRuleCreate(input: $input) { id nodes { id } } }',
    { input: { type: 'orderPaymentMethods', name: [{ language: 'NL', value: 'Card' }] } },
  )
  const key = { ruleId: rule.id, tableId: rule.nodes[1].id }
  const change = (operation: string, type: string, input: object): Promise<Answer> =>
    run(
      `mutation ($input: BusinessRuleDecisionTable${type}Input!) {
        businessRuleDecisionTable${operation}(input: $input) { content { rows { id } outputs { id } } } }`,
      { input: { ...key, ...input } },
    )
  await change('AddColumn', 'AddColumn', { name: 'code', field: 'code', type: 'output' })
  const { content } = await change('AddRow', 'Search', {})
  await change('SetCell', 'SetCell', { rowId: content.rows[0].id, columnId: content.outputs[0].id, value: '"CARD"' })
  const shop = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
  const { cartId: id } = await run('mutation { cartStart { cartId } }', {}, shop)
  await run(`mutation { cartAddItem(id: "${id}", input: { productId: ${drill} }) { cartId } }`, {}, shop)
  await run(`mutation { cartUpdate(id: "${id}", input: { paymentData: { method: "ON_ACCOUNT" } }) { cartId } }`, {}, shop)
  const document = `mutation { cartProcess(id: "${id}", input: { orderStatus: "NEW" }) { order { total { gross } } } }`

  const ofBuyer = await server.gql(document, {}, shop)
  const ofDesk = await server.gql(document)
  await server.db.deleteFrom('businessRule').execute()

  expect(ofBuyer.errors).toEqual([
    { code: 'CART_PROCESS_ERROR', message: 'The payment method [ON_ACCOUNT] is not available for this cart' },
  ])
  expect(ofDesk.cartProcess).toEqual({ order: { total: { gross: 100 } } })
})

test('a bundle is sold to buyers whose order lists have all its products: a visitor has those of the guest, a contact the own', async () => {
  const { id: guest } = await addCustomer(server, { email: 'guest@dock.test' })
  const { body: channel } = await server.rest('POST /v2/channels', { name: 'Guests', anonymousUserId: guest })
  const shop = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' }, channel.id)
  await addContact(server, { email: 'ada@dock.test', companyIds: [await addCompany(server)] })
  const { accessToken: ada } = await logIn(server, 'ada@dock.test')
  await run('mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }', {
    input: { type: 'NEGATIVE', descriptions: [{ language: 'NL', value: 'No' }], productIds: [bit], userIds: [guest] },
  })
  const addBundleItems = [drill, bit].map((productId, i) => ({ productId, isLeader: i === 0 ? 'Y' : 'N' }))
  const { id: bundleId } = await run('mutation ($input: BundleCreateInput!) { bundleCreate(input: $input) { id } }', {
    input: { name: 'Set', discount: 10, condition: 'ALL', addBundleItems },
  })
  const put = async (bearer?: string) => {
    const { cartId } = await run('mutation { cartStart { cartId } }', {}, shop, bearer)
    const document = `mutation { cart: cartAddBundle(id: "${cartId}", input: { bundleId: "${bundleId}" }) { total { totalGross } } }`
    const { cart, errors } = await server.gql(document, {}, shop, bearer)
    return cart?.total.totalGross ?? errors[0].code
  }

  expect([await put(), await put(ada)]).toEqual(['BUNDLE_NOT_FOUND_ERROR', 135])
})
