/** Payments that a provider carries out through a decision hook: one effect, whatever is repeated, lost or refused. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addContact, logIn } from '../../../../test/people.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { openReceiver } from '../../../../test/receiver.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let storefront: string
let ada: string
let bob: string
let drill: number

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
  const { product } = await fill(server, {
    categories: { Tools: null },
    products: [{ sku: 'DRILL', names: { NL: 'DRILL' }, categories: ['Tools'] }],
  })
  drill = product.get('DRILL') as number
  await addTax(server, 'NL', 'H', 21)
  await addPrice(server, drill, { list: 100 })
  await addContact(server, { email: 'ada@oak.test' })
  await addContact(server, { email: 'bob@elm.test' })
  ada = (await logIn(server, 'ada@oak.test')).accessToken
  bob = (await logIn(server, 'bob@elm.test')).accessToken
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('decisionHook').execute()
})

/** A provider that remembers what it did for each idempotency key. */
async function openProvider(respond: (question: Answer) => object) {
  const done = new Map<string, object>()
  let isDead = false
  const receiver = await openReceiver(({ body, headers }) => {
    if (isDead) return { status: 500 }
    const key = String(headers['idempotency-key'])
    const answer = done.get(key) ?? respond(JSON.parse(body))
    done.set(key, answer)
    return { body: JSON.stringify(answer) }
  })
  const input = { name: `Provider ${Math.random()}`, url: receiver.url, points: ['PAYMENT'], deadlineMs: 5000 }
  await server.gql('mutation ($input: DecisionHookCreateInput!) { decisionHookCreate(input: $input) { id } }', { input })
  return { ...receiver, done, die: () => (isDead = true), revive: () => (isDead = false) }
}

const as =
  (bearer: string) =>
  (query: string, variables: object = {}) =>
    server.gql(query, variables, storefront, bearer)
async function orderOf(bearer: string): Promise<number> {
  const ask = as(bearer)
  const { cartStart } = await ask('mutation { cartStart { cartId } }')
  await ask(`mutation { cartAddItem(id: "${cartStart.cartId}", input: { productId: ${drill} }) { cartId } }`)
  await ask(`mutation { cartUpdate(id: "${cartStart.cartId}", input: { paymentData: { method: "CARD" } }) { cartId } }`)
  const answer = await ask(
    `mutation { cartProcess(id: "${cartStart.cartId}", input: { orderStatus: "UNFINISHED" }) { cartOrderId } }`,
  )
  return answer.cartProcess.cartOrderId
}
const RESULT =
  'operation redirectUrl message payment { id status amount currency method paymentId transactions { type status amount } }'
const start = (orderId: number, key: string, bearer = ada) =>
  as(bearer)(`mutation ($input: PaymentStartInput!) { done: paymentStart(input: $input) { ${RESULT} } }`, {
    input: { orderId, key, returnUrl: 'https://shop.example/thanks' },
  })
const change = async (name: string, id: string, input: object) =>
  server.gql(`mutation ($id: String!, $input: PaymentOperationInput!) { done: ${name}(id: $id, input: $input) { ${RESULT} } }`, {
    id,
    input,
  })
const countPayments = async (orderId: number) =>
  (await server.db.selectFrom('payment').select('id').where('orderId', '=', orderId).execute()).length

test('a buyer starts a payment, and the merchant captures and refunds it, each once although it is sent ten times', async () => {
  const next: Record<string, string> = { START: 'AUTHORIZED', CAPTURE: 'PAID', REFUND: 'REFUNDED' }
  const provider = await openProvider(({ operation }) => ({
    status: next[operation],
    providerId: 'pay_1',
    ...(operation === 'START' && { redirectUrl: 'https://pay.example/1' }),
  }))
  const orderId = await orderOf(ada)

  const started = await Promise.all(Array.from({ length: 10 }, () => start(orderId, 'k1')))
  expect(new Set(started.map((each) => JSON.stringify(each))).size).toBe(1)
  const { done } = started[0]
  expect(done).toMatchObject({
    operation: 'START',
    redirectUrl: 'https://pay.example/1',
    payment: {
      status: 'AUTHORIZED',
      amount: 12100,
      currency: 'EUR',
      method: 'CARD',
      paymentId: 'pay_1',
      transactions: [{ type: 'AUTHORIZATION', status: 'SUCCESS', amount: 12100 }],
    },
  })
  expect([await countPayments(orderId), provider.done.size]).toEqual([1, 1])
  expect(JSON.parse(provider.received[0]?.body ?? '')).toMatchObject({
    point: 'PAYMENT',
    operation: 'START',
    amount: '121.00',
    currency: 'EUR',
    returnUrl: 'https://shop.example/thanks',
    order: { id: orderId, totalNet: '121.00' },
  })
  const { id } = done.payment
  for (let i = 0; i < 3; i++) expect((await change('paymentCapture', id, { key: 'k2' })).done.payment.status).toBe('PAID')
  const refunds = [await change('paymentRefund', id, { key: 'k3' }), await change('paymentRefund', id, { key: 'k3' })]
  expect(refunds[0]).toEqual(refunds[1])
  expect(refunds[0].done.payment).toMatchObject({
    status: 'REFUNDED',
    transactions: [{ type: 'AUTHORIZATION' }, { type: 'PAY', amount: 12100 }, { type: 'REFUND', amount: 12100 }],
  })
  expect(provider.done.size).toBe(3)
  await provider.close()
})

test('a payment is stored although another one gets the id that its provider names, before or at the same time', async () => {
  const provider = await openProvider(() => ({ status: 'PAID', providerId: 'one-id-for-all' }))
  const [first = 0, second = 0, third = 0] = await Promise.all([orderOf(ada), orderOf(ada), orderOf(ada)])
  const { done } = await start(first, 'one-id-1')
  await server.db.updateTable('payment').set({ paymentId: null }).where('orderId', '=', first).execute()

  const [, { done: meanwhile }] = await server.db.transaction().execute(async (db) => {
    // Not committed yet: a search for the id does not find it, and a second write of it waits.
    await db.updateTable('payment').set({ paymentId: 'one-id-for-all' }).where('orderId', '=', first).execute()
    const started = start(second, 'one-id-2')
    await expect.poll(() => isWaiting('payment')).toBe(true)
    return [null, { done: started }] as const
  })

  expect(done.payment.paymentId).toBe('one-id-for-all')
  expect((await meanwhile).done.payment).toMatchObject({ status: 'PAID', paymentId: null, amount: 12100 })
  expect((await start(third, 'one-id-3')).done.payment).toMatchObject({ status: 'PAID', paymentId: null, amount: 12100 })
  await provider.close()
})

/** Whether a statement on this table waits for a lock of another transaction. */
async function isWaiting(table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like ${`%"${table}"%`}`.execute(server.db)
  return rows.length > 0
}

test('a provider that dies leaves an intent, which the same key completes', async () => {
  const provider = await openProvider(() => ({ status: 'PAID', providerId: 'pay_2' }))
  const orderId = await orderOf(ada)
  provider.die()
  expect((await start(orderId, 'k4')).errors[0].code).toBe('DECISION_UNAVAILABLE')
  expect(await countPayments(orderId)).toBe(1)
  provider.revive()
  expect((await start(orderId, 'k4')).done.payment).toMatchObject({
    status: 'PAID',
    transactions: [{ type: 'PAY', status: 'SUCCESS' }],
  })
  expect(await countPayments(orderId)).toBe(1)
  expect((await start(orderId, 'k5')).errors[0].message).toContain('has been paid')
  await provider.close()
})

test('a payment under an Idempotency-Key is made before its transaction, and moved once', async () => {
  const provider = await openProvider(() => ({ status: 'PAID', providerId: 'pay_3' }))
  const orderId = await orderOf(ada)
  const pay = () => server.withHeaders({ 'idempotency-key': 'pay' }, () => start(orderId, 'k6'))
  const first = await pay()

  expect(first.done.payment.status).toBe('PAID')
  expect(await pay()).toEqual(first)
  expect([provider.received.length, await countPayments(orderId)]).toEqual([1, 1])
  const dry = await server.withHeaders({ 'api-dry-run': 'true' }, () => start(orderId, 'k7'))
  expect(dry.errors[0].message).toBe('A dry run moves no money')
  await provider.close()
})

test('buyers pay their own orders only, and capture nothing; without a provider nothing is paid', async () => {
  const orderId = await orderOf(ada)
  expect((await start(orderId, 'k8', bob)).errors[0].code).toBe('ORDER_NOT_FOUND')
  expect((await start(orderId, 'k9')).errors[0].message).toContain('The shop has no payment service for this payment')
  const provider = await openProvider(() => ({ status: 'AUTHORIZED', providerId: 'pay_4' }))
  const { done } = await start(orderId, 'k9')
  const capture = `mutation { paymentCapture(id: "${done.payment.id}", input: { key: "x" }) { id } }`
  expect((await as(ada)(capture)).errors[0].code).toBe('FORBIDDEN')
  expect((await change('paymentRefund', done.payment.id, { key: 'k10' })).errors[0].message).toContain('AUTHORIZED')
  expect((await change('paymentCapture', done.payment.id, { key: 'k11', amount: 12101 })).errors[0].message).toContain('larger')
  const { status, body } = await server.rest(`POST /v2/payments/${done.payment.id}/cancel`, { key: 'k12' })
  expect([status, body.payment.status]).toEqual([200, 'AUTHORIZED'])
  await provider.close()
})

test('of several providers only the first is asked, so that nothing is paid twice', async () => {
  const first = await openProvider(() => ({ status: 'PAID', providerId: 'pay_5' }))
  const second = await openProvider(() => ({ status: 'PAID', providerId: 'pay_6' }))
  const { done } = await start(await orderOf(ada), 'k13')

  expect(done.payment).toMatchObject({ status: 'PAID', paymentId: 'pay_5' })
  expect([first.received.length, second.received.length]).toEqual([1, 0])
  await first.close()
  await second.close()
})
