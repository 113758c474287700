import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { startTestServer, type TestServer } from 'wharf/testing'
import { createConnector, createPspClient } from '../connector.js'
import { createPsp } from '../psp.js'

let server: TestServer
let connector: Server
let secret = ''
let captureMode = 'automatic'
/** The mutations that the connector has sent to Wharf. */
const writes: string[] = []
const psp = createPsp()

const listen = async (one: Server): Promise<string> => {
  one.listen(0, '127.0.0.1')
  await once(one, 'listening')
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`
}
const close = (one: Server) => {
  one.closeAllConnections()
  one.close()
}

before(async () => {
  server = await startTestServer({ modules: [], env: { WHARF_WEBHOOK_HTTP: 'true', WHARF_WEBHOOK_PRIVATE: 'true' } })
  const pspUrl = await listen(psp.server)
  let url = ''
  const client = createPspClient({ url: pspUrl, apiKey: 'test' })
  connector = createConnector({
    secret: () => secret,
    // The mode of each payment is that of its test.
    call: (method, path, body, key) =>
      client(method, path, body && path === '/v2/payments' ? { ...body, captureMode } : body, key),
    callWharf: (query, variables) => {
      const [, write] = /^mutation [^{]*{\s*(\w+)/.exec(query) ?? []
      if (write) writes.push(write)
      return server.graphql(query, variables)
    },
    webhookUrl: () => `${url}/webhook`,
  })
  url = await listen(connector)
  const { decisionHookCreate } = await server.graphql(`mutation {
    decisionHookCreate(input: { name: "PSP", url: "${url}/wharf", points: [PAYMENT], deadlineMs: 5000 }) { secret }
  }`)
  secret = decisionHookCreate.secret
})
after(async () => {
  close(connector)
  close(psp.server)
  await server.end()
})
beforeEach(() => {
  captureMode = 'automatic'
  psp.state.isDown = false
})

async function makeOrder(): Promise<number> {
  const { products } = await server.asContact(
    '{ products(input: { offset: 20 }) { items { ... on Product { productId price { gross } } } } }',
  )
  const { productId } = products.items.find(({ price }) => price?.gross > 0)
  const { cartStart } = await server.asContact('mutation { cartStart { cartId } }')
  const id = cartStart.cartId
  await server.asContact(
    'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }',
    {
      id,
      input: { productId, quantity: 100 },
    },
  )
  await server.asContact(
    'mutation ($id: String!) { cartUpdate(id: $id, input: { paymentData: { method: "CARD" } }) { cartId } }',
    { id },
  )
  const { cartProcess } = await server.asContact(
    'mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "UNFINISHED" }) { cartOrderId } }',
    { id },
  )
  return cartProcess.cartOrderId
}

const RESULT = 'redirectUrl message payment { id paymentId status amount }'
let count = 0
const newKey = () => `key-${++count}`

/** The buyer starts to pay an order. */
async function startPayment(orderId: number, key = newKey()) {
  const document = `mutation ($input: PaymentStartInput!) { paymentStart(input: $input) { ${RESULT} } }`
  const input = { orderId, returnUrl: 'https://shop.example/thanks', key }
  const { payment, redirectUrl } = (await server.asContact(document, { input })).paymentStart
  return { ...payment, redirectUrl }
}

/** The merchant captures, cancels or refunds a payment. */
const operate = async (name: string, id: string, input: object = {}) => {
  const document = `mutation ($id: String!, $input: PaymentOperationInput!) { done: ${name}(id: $id, input: $input) { ${RESULT} } }`
  return (await server.graphql(document, { id, input: { key: newKey(), ...input } })).done
}

/** What Wharf knows: the status of the order, its payment status, that of the payment, and its transactions. */
async function read(orderId: number, id: string) {
  const { order, payment } = await server.graphql(
    `query ($orderId: Int!, $id: ID!) {
       order(orderId: $orderId) { status paymentData { status } }
       payment(searchBy: { id: $id }) { status transactions { type status amount } }
     }`,
    { orderId, id },
  )
  const transactions = payment.transactions.map(({ type, status, amount }) => `${type} ${status} ${amount}`)
  return [order.status, order.paymentData.status, payment.status, transactions]
}

const pay = async () => {
  const orderId = await makeOrder()
  const payment = await startPayment(orderId)
  await psp.settle(payment.paymentId, 'paid')
  return { orderId, ...payment }
}

test('the buyer pays: the order becomes new, and its payment is paid', async () => {
  const orderId = await makeOrder()
  const { id, paymentId, amount, status, redirectUrl } = await startPayment(orderId)
  assert.equal(status, 'OPEN')
  assert.equal(redirectUrl, `https://psp.example/pay/${paymentId}`)
  assert.deepEqual(await read(orderId, id), ['UNFINISHED', 'OPEN', 'OPEN', []])

  assert.equal(await psp.settle(paymentId, 'paid'), 200)

  assert.deepEqual(await read(orderId, id), ['NEW', 'PAID', 'PAID', [`PAY SUCCESS ${amount}`]])
})

test('the same webhook ten times, one after the other and at once, has one effect', async () => {
  const orderId = await makeOrder()
  const { id, paymentId, amount } = await startPayment(orderId)
  await psp.settle(paymentId, 'paid')
  const known = await read(orderId, id)
  writes.length = 0

  const statuses = [...(await Promise.all(Array.from({ length: 5 }, () => psp.notify(paymentId))))]
  for (let i = 0; i < 5; i++) statuses.push(await psp.notify(paymentId))

  assert.deepEqual(statuses, Array(10).fill(200))
  assert.deepEqual(await read(orderId, id), known)
  assert.deepEqual(known[3], [`PAY SUCCESS ${amount}`])
  assert.deepEqual(writes, [])
})

test('ten first webhooks at once have one effect, too', async () => {
  const orderId = await makeOrder()
  const { id, paymentId, amount } = await startPayment(orderId)
  const payment = psp.payments.get(paymentId)
  Object.assign(payment, { status: 'paid', captured: payment.cents })
  writes.length = 0

  await Promise.all(Array.from({ length: 10 }, () => psp.notify(paymentId)))

  assert.deepEqual(writes, ['paymentUpdate', 'orderSetStatus'])
  assert.deepEqual(await read(orderId, id), ['NEW', 'PAID', 'PAID', [`PAY SUCCESS ${amount}`]])
})

test('a payment that fails, expires or is cancelled by the buyer leaves the order unfinished, and it can be paid again', async () => {
  const orderId = await makeOrder()
  for (const [outcome, status, transaction] of [
    ['failed', 'FAILED', 'PAY FAILED'],
    ['expired', 'EXPIRED', 'PAY FAILED'],
    ['canceled', 'CANCELLED', 'CANCEL_AUTHORIZATION SUCCESS'],
  ] as const) {
    const { id, paymentId, amount } = await startPayment(orderId)
    await psp.settle(paymentId, outcome)
    assert.deepEqual(await read(orderId, id), ['UNFINISHED', status, status, [`${transaction} ${amount}`]])
  }
  const { id, paymentId, amount } = await startPayment(orderId)

  await psp.settle(paymentId, 'paid')

  assert.deepEqual(await read(orderId, id), ['NEW', 'PAID', 'PAID', [`PAY SUCCESS ${amount}`]])
})

test('the merchant captures an authorized payment, and cancels another one', async () => {
  captureMode = 'manual'
  const { orderId, id, amount } = await pay()
  assert.deepEqual(await read(orderId, id), ['UNFINISHED', 'AUTHORIZED', 'AUTHORIZED', [`AUTHORIZATION SUCCESS ${amount}`]])
  const { payment } = await operate('paymentCapture', id)
  assert.equal(payment.status, 'PAID')
  await psp.notify(payment.paymentId)
  const transactions = [`AUTHORIZATION SUCCESS ${amount}`, `PAY SUCCESS ${amount}`]
  assert.deepEqual(await read(orderId, id), ['NEW', 'PAID', 'PAID', transactions])

  const other = await pay()
  assert.equal((await operate('paymentCancel', other.id)).payment.status, 'CANCELLED')
  assert.equal(psp.payments.get(other.paymentId).status, 'canceled')
})

test('refunds of parts add up to the whole, in Wharf and at the PSP', async () => {
  const { orderId, id, paymentId, amount } = await pay()
  const rest = amount - 100

  assert.equal((await operate('paymentRefund', id, { amount: 100 })).payment.status, 'PAID')
  await assert.rejects(operate('paymentRefund', id, { amount }), new RegExp(`No more than ${rest} cents can be refunded`))
  const [first] = psp.payments.get(paymentId).refunds
  await psp.settleRefund(paymentId, first.id)
  assert.equal((await read(orderId, id))[2], 'PAID')
  await operate('paymentRefund', id)
  const [, second] = psp.payments.get(paymentId).refunds
  await psp.settleRefund(paymentId, second.id)
  for (let i = 0; i < 10; i++) await psp.notify(paymentId)

  assert.deepEqual(await read(orderId, id), [
    'NEW',
    'REFUNDED',
    'REFUNDED',
    [`PAY SUCCESS ${amount}`, 'REFUND PENDING 100', 'REFUND SUCCESS 100', `REFUND PENDING ${rest}`, `REFUND SUCCESS ${rest}`],
  ])
})

test('a refund that the bank rejects can be made again', async () => {
  const { orderId, id, paymentId, amount } = await pay()
  await operate('paymentRefund', id)
  await psp.settleRefund(paymentId, psp.payments.get(paymentId).refunds[0].id, 'failed')
  assert.equal((await read(orderId, id))[2], 'PAID')

  await operate('paymentRefund', id)
  await psp.settleRefund(paymentId, psp.payments.get(paymentId).refunds[1].id)

  const refunds = ['PENDING', 'FAILED', 'PENDING', 'SUCCESS'].map((status) => `REFUND ${status} ${amount}`)
  assert.deepEqual(await read(orderId, id), ['NEW', 'REFUNDED', 'REFUNDED', [`PAY SUCCESS ${amount}`, ...refunds]])
})

test('if the PSP is down nothing is paid, and the same key makes one payment when it is back', async () => {
  const orderId = await makeOrder()
  const known = psp.payments.size
  psp.state.isDown = true
  await assert.rejects(startPayment(orderId, 'once'), /payment service does not respond at the moment/)
  assert.equal(psp.payments.size, known)
  psp.state.isDown = false

  const [one, two] = [await startPayment(orderId, 'once'), await startPayment(orderId, 'once')]

  assert.deepEqual(one, two)
  assert.equal(psp.payments.size, known + 1)
})

test('a webhook about a payment that the PSP does not know changes nothing', async () => {
  const { orderId, id, paymentId } = await pay()
  const before = await read(orderId, id)
  const { webhookUrl } = psp.payments.get(paymentId)

  const response = await fetch(webhookUrl, { method: 'POST', body: new URLSearchParams({ id: 'tr_forged' }) })

  assert.equal(response.status, 200)
  assert.deepEqual(await read(orderId, id), before)
})

test('a question without the signature of Wharf moves no money', async () => {
  const known = psp.payments.size
  const url = psp.payments.values().next().value.webhookUrl.replace('/webhook', '/wharf')

  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ operation: 'START' }) })

  assert.equal(response.status, 401)
  assert.equal(psp.payments.size, known)
})
