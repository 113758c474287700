/** A channel for Germany beside the Dutch one: language, tax, country and days are those of the channel in which something is sold. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { orderInput, orderLine } from '../../../../test/orders.js'
import { readPdf } from '../../../../test/pdf.js'
import { addContact, logIn } from '../../../../test/people.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { type Answer, everything, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let drill: number
/** The keys of the two channels, with the rights of a storefront. */
let dutch: string
let german: string
let germany: number

beforeAll(async () => {
  server = await startTestServer({ closes: false, now: '2026-11-15T23:30:00.000Z' })
  const { product } = await fill(server, {
    categories: { Tools: null },
    products: [{ sku: 'DRILL', names: { NL: 'Boormachine', DE: 'Bohrmaschine', EN: 'Drill' }, categories: ['Tools'] }],
  })
  drill = product.get('DRILL') as number
  await addTax(server, 'NL', 'H', 21)
  await addTax(server, 'DE', 'H', 19)
  await addPrice(server, drill, { list: 100 })
  const payMethod = [
    { language: 'NL', value: 'Op rekening' },
    { language: 'DE', value: 'Auf Rechnung' },
  ]
  await server.rest('POST /v2/paymethods', { names: payMethod, externalCode: 'INVOICE' })
  const input = { name: 'Werkzeug Berlin', language: 'de', country: 'de', timeZone: 'Europe/Berlin' }
  const { body } = await server.rest('POST /v2/channels', input)
  expect(body).toMatchObject({ language: 'DE', country: 'DE', timeZone: 'Europe/Berlin' })
  germany = body.id
  dutch = await server.keyFor({}, 1)
  german = await server.keyFor({}, germany)
})
afterAll(() => server.close())

const CART = `cartId language deliveryAddress { country } total { totalGross totalNet } payMethods { name } taxLevels { taxPercentage } items { product { names { value } } }`
const START = `mutation { cart: cartStart(input: {}) { ${CART} } }`
const ADD = `mutation ($id: String!, $input: CartAddItemInput!) { cart: cartAddItem(id: $id, input: $input) { ${CART} } }`
const PROCESS = `mutation ($id: String!) { done: cartProcess(id: $id, input: { orderStatus: "NEW" }) { order { id } } }`
const ORDER = `query ($id: Int!) { order(orderId: $id) { id language total { gross net } items { name taxPercentage } addresses { country } } }`

/** Returns the result of an operation that is expected to work. */
async function ask(document: string, variables: object = {}, ...caller: [key?: string, bearer?: string]): Promise<Answer> {
  const answer = await server.gql(document, variables, ...caller)
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return answer
}

async function sell(key: string): Promise<{ cart: Answer; order: Answer }> {
  const { cart: started } = await ask(START, {}, key)
  const { cart } = await ask(ADD, { id: started.cartId, input: { productId: drill, quantity: 1 } }, key)
  const { done } = await ask(PROCESS, { id: cart.cartId }, key)
  return { cart, order: (await ask(ORDER, { id: done.order.id })).order }
}

test('a visitor of each channel buys in its language and with the tax of its country', async () => {
  const [nl, de] = [await sell(dutch), await sell(german)]

  expect(nl.cart).toMatchObject({
    deliveryAddress: { country: 'NL' },
    total: { totalGross: 100, totalNet: 121 },
    payMethods: [{ name: 'Op rekening' }],
    taxLevels: [{ taxPercentage: 21 }],
    items: [{ product: { names: [{ value: 'Boormachine' }, {}, {}] } }],
  })
  expect(de.cart).toMatchObject({
    deliveryAddress: { country: 'DE' },
    total: { totalGross: 100, totalNet: 119 },
    payMethods: [{ name: 'Auf Rechnung' }],
    taxLevels: [{ taxPercentage: 19 }],
    items: [{ product: { names: [{ value: 'Bohrmaschine' }, {}, {}] } }],
  })
  expect(nl.order).toMatchObject({
    language: 'NL',
    total: { gross: 100, net: 121 },
    items: [{ name: 'Boormachine', taxPercentage: 21 }],
    addresses: [{ country: 'NL' }, { country: 'NL' }],
  })
  expect(de.order).toMatchObject({
    language: 'DE',
    total: { gross: 100, net: 119 },
    items: [{ name: 'Bohrmaschine', taxPercentage: 19 }],
    addresses: [{ country: 'DE' }, { country: 'DE' }],
  })
})

test('another system fills and orders a cart of the German channel through REST', async () => {
  const { cart } = await ask(START, {}, german)

  const items = { items: [{ productId: drill, quantity: 2 }] }
  const filled = await server.rest(`POST /v2/carts/${cart.cartId}/items`, items)
  const { body } = await server.rest(`POST /v2/carts/${cart.cartId}/process`, { orderStatus: 'NEW' })
  const order = await server.rest(`GET /v2/orders/id/${body.orderId}`)

  expect(filled.body.total).toMatchObject({ totalGross: 200, totalNet: 238 })
  expect(order.body).toMatchObject({ channelId: germany, language: 'DE', total: { gross: 200, net: 238 } })
})

test('prices that are shown without a tax zone have the tax of the channel; one that is named counts', async () => {
  const prices = `query ($id: Int!) {
    product(productId: $id) { price { net } bulkPrices { net } other: price(input: { taxZone: "NL" }) { net } }
    priceCalculate(input: { productId: $id }) { net }
    priceDefault(input: { productIds: [$id] }) { net }
  }`
  const reader = (channelId: number) => server.keyFor({ pricing: 'VIEWER' }, channelId)

  expect(await ask(prices, { id: drill }, await reader(germany))).toEqual({
    product: { price: { net: 119 }, bulkPrices: [], other: { net: 121 } },
    priceCalculate: { net: 119 },
    priceDefault: [{ net: 119 }],
  })
  expect((await ask(prices, { id: drill }, await reader(1))).priceCalculate).toEqual({ net: 121 })
})

test('an address without a country is in that of the channel of the cart, no matter who writes it', async () => {
  const { cart } = await ask(START, {}, german)
  const document = `mutation ($id: String!, $input: CartUpdateAddressInput!) {
    cart: cartUpdateAddress(id: $id, input: $input) { deliveryAddress { country city } } }`
  const input = { type: 'DELIVERY', firstName: 'Ada', lastName: 'Dijk', street: 'Allee', postalCode: '10115', city: 'Berlin' }

  expect((await ask(document, { id: cart.cartId, input })).cart.deliveryAddress).toEqual({
    country: 'DE',
    city: 'Berlin',
  })
})

test('the confirmation and the PDF of an order in the German channel are in German, with the day that it is in Berlin', async () => {
  const { order } = await sell(german)
  await ask('mutation ($id: Int!, $order: OrderUpdateInput!) { orderUpdate(orderId: $id, order: $order) { id } }', {
    id: order.id,
    order: { email: 'kunde@example.com' },
  })

  const { file } = await ask(`query ($id: Int!) { file: orderGetPDF(orderId: $id) { base64 fileName } }`, { id: order.id })
  await ask('mutation ($id: Int!) { orderSendConfirmationEmail(orderId: $id) { success } }', { id: order.id })
  await server.outbox.work()

  const page = readPdf(file.base64).flat().join('|').replaceAll('\u00a0', ' ')
  expect(file.fileName).toBe(`bestellung-${order.id}.pdf`)
  expect(page).toContain('16. November 2026')
  expect(page).toContain('Bohrmaschine')
  // How lines break depends on the fonts of the machine.
  expect(page.replaceAll('|', ' ')).toContain('MwSt. 19 % 19,00 € Gesamtbetrag inklusive MwSt. 119,00 €')
  const mail = server.mails().find(({ headers }) => headers.to === 'kunde@example.com')
  expect(mail?.headers.subject).toBe(`Ihre Bestellung ${order.id} bei Werkzeug Berlin`)
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('119,00 €')
})

test('a tender of the German channel begins in German and in Germany', async () => {
  const { id: userId } = await addContact(server, { email: 'einkauf@oak.test' })
  const key = await server.keyFor(everything, germany)
  const { tender } = await ask(
    `mutation ($userId: Int!) { tender: tenderStart(input: { userId: $userId }) { language deliveryAddress { country } } }`,
    { userId },
    key,
  )

  expect(tender).toEqual({ language: 'DE', deliveryAddress: { country: 'DE' } })
})

test('somebody who forgot the password is written to in the language of the channel', async () => {
  await addContact(server, { email: 'vergessen@oak.test' })
  const document = 'mutation { triggerPasswordSendResetEmailEvent(input: { email: "vergessen@oak.test" }) }'
  await ask(document, {}, german)
  await server.outbox.work()

  const mail = server.mails().find(({ headers }) => headers.to?.includes('vergessen@oak.test'))
  expect(mail?.headers.subject).toBe('Neues Passwort für Werkzeug Berlin wählen')
})

describe('today', () => {
  /** It is 23:30 in London on the 15th, and half past midnight on the 16th in Berlin. */
  const setDate = async (key: string, requestDate: string): Promise<Answer> => {
    const { cart } = await ask(START, {}, key)
    const input = { postageData: { requestDate } }
    const document = 'mutation ($id: String!, $input: CartUpdateInput!) { cartUpdate(id: $id, input: $input) { cartId } }'
    return (await server.gql(document, { id: cart.cartId, input }, key)).errors?.[0].message ?? 'accepted'
  }
  const REFUSED = 'postageData.requestDate must be today or later'
  const keyIn = async (timeZone: string) => {
    const { body } = await server.rest('POST /v2/channels', { name: timeZone, timeZone })
    return server.keyFor({}, body.id)
  }

  test('is the day in the time zone of the channel', async () => {
    const london = await keyIn('Europe/London')
    const newYork = await keyIn('America/New_York')

    expect(await setDate(german, '2026-11-15')).toBe(REFUSED)
    expect(await setDate(german, '2026-11-15T22:59:00.000Z')).toBe(REFUSED)
    expect(await setDate(german, '2026-11-15T23:01:00.000Z')).toBe('accepted')
    expect(await setDate(german, '2026-11-16')).toBe('accepted')
    expect(await setDate(london, '2026-11-15')).toBe('accepted')
    expect(await setDate(newYork, '2026-11-15')).toBe('accepted')
    expect(await setDate(newYork, '2026-11-15T04:59:00.000Z')).toBe(REFUSED)
  })

  test('is the same for an order that a buyer makes without a cart', async () => {
    const { id: userId } = await addContact(server, { email: 'ohne@oak.test' })
    const { accessToken } = await logIn(server, 'ohne@oak.test')
    const noCosts = { method: '', gross: 0, tax: 0, net: 0, taxPercentage: 0 }
    const line = orderLine('DRILL', 100, { productId: drill, name: 'Bohrmaschine', taxPercentage: 19 })
    const input = orderInput(userId, { language: 'DE', items: [line], paymentData: noCosts, postageData: noCosts })
    const create = (requestDate: string) =>
      server.gql(
        'mutation ($order: OrderCreateInput!) { order: orderCreate(order: $order) { total { net } addresses { country } } }',
        { order: { ...input, postageData: { ...noCosts, requestDate } } },
        german,
        accessToken,
      )

    expect((await create('2026-11-15')).errors[0].message).toContain(REFUSED)
    expect((await create('2026-11-16')).order).toEqual({
      total: { net: 119 },
      addresses: [{ country: 'DE' }, { country: 'DE' }],
    })
  })
})

test('a time zone that this server does not know, because another one stored it, stops no sale', async () => {
  const { body } = await server.rest('POST /v2/channels', { name: 'Mars' })
  await server.db.updateTable('channel').set({ timeZone: 'Mars/Olympus' }).where('id', '=', body.id).execute()
  const key = await server.keyFor({}, body.id)
  const { cart } = await ask(START, {}, key)
  const update = 'mutation ($id: String!, $input: CartUpdateInput!) { cart: cartUpdate(id: $id, input: $input) { cartId } }'
  const dated = { postageData: { requestDate: '2026-11-20T00:00:00.000Z' } }

  expect((await ask(update, { id: cart.cartId, input: dated }, key)).cart.cartId).toBe(cart.cartId)
  expect((await sell(key)).order.total.gross).toBe(100)
})

test('a time zone that nobody knows is refused', async () => {
  const answer = await server.rest('POST /v2/channels', { name: 'Mars', timeZone: 'Mars/Olympus' })

  expect([answer.status, answer.body.error.messages]).toEqual([
    400,
    ['#/timeZone: must be the name of a time zone, such as Europe/Amsterdam'],
  ])
})
