import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, test } from 'node:test'
import { startTestServer, type TestServer } from 'wharf/testing'
import { createCertificates, taxOf } from '../engine.js'
import { createReceiver } from '../receiver.js'

let server: TestServer
let receiver: Server
let secret = ''
let hookId = ''
let port = 0
let products: { productId: number; price: { gross: number } }[] = []
let last: { question: Question; answer: TaxAnswer }
const certificates = createCertificates()

interface Question {
  sale: { companyId: number | null }
  items: { id: string; taxable: string; percentage: string }[]
}
interface TaxAnswer {
  items: { id: string; percentage: string }[]
}

const openReceiver = async (at: number): Promise<void> => {
  const onAnswer = (question: Question, answer: TaxAnswer) => (last = { question, answer })
  receiver = createReceiver({ secret: () => secret, certificates, today: () => '2026-11-18', onAnswer }).listen(at, '127.0.0.1')
  await once(receiver, 'listening')
  port = (receiver.address() as AddressInfo).port
}
const killReceiver = async () => {
  receiver.closeAllConnections()
  receiver.close()
  await once(receiver, 'close')
}

before(async () => {
  server = await startTestServer({ modules: [], env: { WHARF_WEBHOOK_HTTP: 'true', WHARF_WEBHOOK_PRIVATE: 'true' } })
  await openReceiver(0)
  const found = await server.asContact(
    '{ products(input: { offset: 20 }) { items { ... on Product { productId price { gross } } } } }',
  )
  products = found.products.items.filter(({ price }) => price?.gross > 0)
  // The taxes of the shop, for sales that the engine does not decide.
  for (const [code, percentage] of Object.entries({ H: 7, L: 3 }))
    await server.graphql(
      `mutation { taxCreate(input: { zone: "US", code: ${code}, percentage: ${percentage}, exportCode: "US${code}" }) { id } }`,
    )
})
after(async () => {
  await killReceiver()
  await server.end()
})
afterEach(() => server.graphql(`mutation { decisionHookDelete(id: "${hookId}") }`))

/** Registers the engine for sales to the United States. */
async function register(policy: string): Promise<void> {
  const { decisionHookCreate } = await server.graphql(`mutation {
    decisionHookCreate(input: { name: "Tax engine", url: "http://127.0.0.1:${port}/", points: [TAX], deadlineMs: 5000, ${policy},
      condition: "sale.deliveryAddress.country == 'US'" }) { id secret }
  }`)
  hookId = decisionHookCreate.id
  secret = decisionHookCreate.secret
}

const CART = 'cartId total { totalGross totalNet } taxLevels { price }'
const toCents = (amount: number) => Math.round(amount * 100)
const taxIn = ({ total }) => toCents(total.totalNet) - toCents(total.totalGross)

/** Starts a cart that is delivered to a place. */
async function startCart(place: object): Promise<string> {
  const { cartStart } = await server.asContact('mutation { cartStart { cartId } }')
  const document = `mutation ($id: String!, $input: CartUpdateAddressInput!) { cartUpdateAddress(id: $id, input: $input) { cartId } }`
  const input = { type: 'DELIVERY', firstName: 'Ada', lastName: 'King', street: 'Main Street', country: 'US', ...place }
  await server.asContact(document, { id: cartStart.cartId, input })
  return cartStart.cartId
}
async function add(id: string, productId: number | undefined, quantity: number) {
  const document = `mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { ${CART} } }`
  return (await server.asContact(document, { id, input: { productId, quantity } })).cartAddItem
}
const order = async (id: string) => {
  const document =
    'mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { order { id total { gross net tax } } } }'
  return (await server.asContact(document, { id })).cartProcess.order
}
const books = () => taxOf(last.question.items, new Map(last.answer.items.map(({ id, percentage }) => [id, percentage])))

const NEW_YORK = { region: 'NY', postalCode: '10001', city: 'New York' }
const PORTLAND = { region: 'OR', postalCode: '97201', city: 'Portland' }
const AUSTIN = { region: 'TX', postalCode: '78701', city: 'Austin' }

test('each destination has its own tax', async () => {
  await register('onFailure: REFUSE')
  const percentages: string[] = []
  for (const place of [NEW_YORK, PORTLAND, AUSTIN]) {
    const cart = await add(await startCart(place), products[0]?.productId, 1)
    percentages.push(last.answer.items[0]?.percentage ?? '')
    assert.equal(taxIn(cart), books())
  }
  assert.deepEqual(percentages, ['8.875', '0', '8.25'])
})

test('the tax of the order is that of the books, to the cent, although each line rounded by itself would differ', async () => {
  await register('onFailure: REFUSE')
  let differing = 0
  for (let size = 2; size <= 6; size++) {
    const id = await startCart(NEW_YORK)
    for (const { productId } of products.slice(0, size)) await add(id, productId, 1)
    const { total } = await order(id)
    const lines = last.question.items.map(({ taxable, id: item }) =>
      taxOf([{ id: item, taxable }], new Map([[item, last.answer.items.find((each) => each.id === item)?.percentage]])),
    )
    assert.equal(toCents(total.net) - toCents(total.gross), books())
    if (lines.reduce((sum, each) => sum + each, 0) !== books()) differing++
  }
  assert.ok(differing > 0)
})

test('a company with a certificate pays no tax in its states, until the certificate ends', async () => {
  await register('onFailure: REFUSE')
  const taxFor = async (place: object, quantity: number) =>
    taxIn(await add(await startCart(place), products[1]?.productId, quantity))
  assert.ok((await taxFor(AUSTIN, 1)) > 0)
  const { companyId } = last.question.sale
  certificates.add('TX-2026-00017', { companyId, states: ['TX'], validUntil: '2026-11-18' })

  // Equal questions share an answer for 30 seconds, so each quantity is another question.
  assert.equal(await taxFor(AUSTIN, 2), 0)
  assert.ok((await taxFor(NEW_YORK, 2)) > 0)
  certificates.add('TX-2026-00017', { companyId, states: ['TX'], validUntil: '2026-11-17' })
  assert.ok((await taxFor(AUSTIN, 3)) > 0)
  certificates.revoke('TX-2026-00017')
})

test('sales to other countries are not asked about', async () => {
  await register('onFailure: REFUSE')
  await killReceiver()

  const cart = await add(await startCart({ country: 'NL', postalCode: '3011 AB', city: 'Rotterdam' }), products[2]?.productId, 1)

  assert.ok(taxIn(cart) > 0)
  await openReceiver(port)
})

test('with REFUSE, an engine that is down stops the sale: nothing is added, and no order is made', async () => {
  await register('onFailure: REFUSE')
  const id = await startCart(NEW_YORK)
  const before = await add(id, products[2]?.productId, 1)
  await killReceiver()

  await assert.rejects(add(id, products[3]?.productId, 1), /taxes cannot be calculated at the moment/)

  const { cart } = await server.asContact(
    'query ($id: String!) { cart(id: $id) { total { totalGross totalNet } items { quantity } } }',
    { id },
  )
  assert.deepEqual([cart.total, cart.items.length], [before.total, 1])
  await openReceiver(port)
  const after = await add(id, products[3]?.productId, 1)
  assert.equal(taxIn(after), books())
  assert.ok((await order(id)).id)
})

test('with CONTINUE, an engine that is down leaves the taxes of the shop, and the order says so', async () => {
  await register('onFailure: CONTINUE')
  const id = await startCart(NEW_YORK)
  await killReceiver()

  const cart = await add(id, products[4]?.productId, 1)
  const made = await order(id)

  await openReceiver(port)
  await add(await startCart(NEW_YORK), products[4]?.productId, 1)
  const shop = new Map(last.question.items.map(({ id: item, percentage }) => [item, percentage]))
  assert.equal(taxIn(cart), taxOf(last.question.items, shop))
  assert.ok(taxIn(cart) > 0 && taxIn(cart) !== books())
  const { order: stored } = await server.graphql(`{ order(orderId: ${made.id}) { decisions { point outcome } } }`)
  assert.deepEqual(stored.decisions, [{ point: 'TAX', outcome: 'CONTINUED' }])
})

test('a state without a rate is refused instead of being sold without tax', async () => {
  await register('onFailure: REFUSE')
  const id = await startCart({ region: 'ZZ', postalCode: '00000', city: 'Nowhere' })

  await assert.rejects(add(id, products[0]?.productId, 1), /taxes cannot be calculated at the moment/)
})
