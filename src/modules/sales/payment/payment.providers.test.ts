/** Several providers, and refunds of parts: a payment stays with the provider that began it, and never pays back more than was captured. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fill } from '../../../../test/catalogue.js'
import { addContact, logIn } from '../../../../test/people.js'
import { addPrice, addTax } from '../../../../test/price-fixtures.js'
import { openReceiver } from '../../../../test/receiver.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let storefront: string
let ada: string
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
  ada = (await logIn(server, 'ada@oak.test')).accessToken
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('decisionHook').execute()
})

const NEXT: Record<string, string> = {
  START: 'AUTHORIZED',
  CAPTURE: 'PAID',
  CANCEL: 'CANCELLED',
  REFUND: 'REFUNDED',
  STATUS: 'PAID',
}

interface Settings {
  condition?: string
  priority?: number
  respond?: (question: Answer) => object
}

/** A provider that remembers what it did for each idempotency key, and which operations it was asked for. */
async function openProvider(name: string, { respond = () => ({}), ...settings }: Settings = {}) {
  const done = new Map<string, object>()
  const operations: string[] = []
  const state = { isDead: false }
  const receiver = await openReceiver(({ body, headers }) => {
    if (state.isDead) return { status: 500 }
    const question = JSON.parse(body)
    const key = String(headers['idempotency-key'])
    const answer = done.get(key) ?? {
      status: NEXT[question.operation],
      providerId: `${name}-${question.order.id}`,
      ...respond(question),
    }
    if (!done.has(key)) operations.push(question.operation)
    done.set(key, answer)
    return { body: JSON.stringify(answer) }
  })
  const input = { name, url: receiver.url, points: ['PAYMENT'], deadlineMs: 5000, ...settings }
  const { decisionHookCreate } = await server.gql(
    'mutation ($input: DecisionHookCreateInput!) { decisionHookCreate(input: $input) { id } }',
    { input },
  )
  return { id: decisionHookCreate.id as string, received: receiver.received, operations, state, close: receiver.close }
}

const changeHook = (id: string, input: object) =>
  server.gql('mutation ($id: String!, $input: DecisionHookUpdateInput!) { decisionHookUpdate(id: $id, input: $input) { id } }', {
    id,
    input,
  })
const deleteHook = (id: string) => server.gql(`mutation { decisionHookDelete(id: "${id}") }`)

async function makeOrder(method = 'CARD'): Promise<number> {
  const ask = (document: string) => server.gql(document, {}, storefront, ada)
  const { cartStart } = await ask('mutation { cartStart { cartId } }')
  await ask(`mutation { cartAddItem(id: "${cartStart.cartId}", input: { productId: ${drill} }) { cartId } }`)
  await ask(`mutation { cartUpdate(id: "${cartStart.cartId}", input: { paymentData: { method: "${method}" } }) { cartId } }`)
  const { cartProcess } = await ask(
    `mutation { cartProcess(id: "${cartStart.cartId}", input: { orderStatus: "UNFINISHED" }) { cartOrderId } }`,
  )
  return cartProcess.cartOrderId
}

let count = 0
const newKey = () => `key-${++count}`

const PAYMENT = 'id status hookId paymentId transactions { type status amount }'
const start = async (orderId: number, key = newKey()) =>
  server.gql(`mutation ($input: PaymentStartInput!) { done: paymentStart(input: $input) { payment { ${PAYMENT} } } }`, {
    input: { orderId, key },
  })
const change = (name: string, id: string, input: object = {}) =>
  server.gql(
    `mutation ($id: String!, $input: PaymentOperationInput!) { done: ${name}(id: $id, input: $input) { message payment { ${PAYMENT} } } }`,
    {
      id,
      input: { key: newKey(), ...input },
    },
  )
const readPayment = async (id: string) => (await server.gql(`{ payment(searchBy: { id: "${id}" }) { ${PAYMENT} } }`)).payment
const payStatus = async (orderId: number) =>
  (await server.gql(`{ order(orderId: ${orderId}) { paymentData { status } } }`)).order.paymentData.status

/** An order of 121.00 that was paid, and its payment. */
async function pay(): Promise<{ orderId: number; id: string }> {
  const orderId = await makeOrder()
  const { done } = await start(orderId)
  await change('paymentCapture', done.payment.id)
  return { orderId, id: done.payment.id }
}
const refunds = (transactions: Answer[]) =>
  transactions.filter(({ type }) => type === 'REFUND').map(({ status, amount }) => `${status} ${amount}`)

test('a payment stays with the provider that began it, although conditions, priorities and hooks change in the middle', async () => {
  const card = await openProvider('Card', { condition: 'payment.method == "CARD"', priority: 1 })
  const wire = await openProvider('Wire', { condition: 'payment.method == "WIRE"', priority: 2 })
  const orderId = await makeOrder('CARD')
  const { done: byCard } = await start(orderId)
  const { done: byWire } = await start(await makeOrder('WIRE'))
  expect([byCard.payment.hookId, byWire.payment.hookId]).toEqual([card.id, wire.id])

  await changeHook(card.id, { condition: 'payment.method == "WIRE"', priority: 9, active: false })
  await changeHook(wire.id, { condition: 'payment.method == "CARD"', priority: 0 })
  const { id } = byCard.payment
  const rest = async (operation: string, input: object = {}) =>
    (await server.rest(`POST /v2/payments/${id}/${operation}`, { key: newKey(), ...input })).body.payment
  expect(await rest('capture')).toMatchObject({ status: 'PAID', hookId: card.id, paymentId: `Card-${orderId}` })
  expect(await rest('refresh-status')).toMatchObject({ status: 'PAID', hookId: card.id })
  expect((await change('paymentRefund', id, { amount: 2100 })).done.payment.status).toBe('PAID')
  expect((await change('paymentCancel', byWire.payment.id)).done.payment.status).toBe('CANCELLED')
  const { done: next } = await start(await makeOrder('CARD'))

  expect(next.payment.hookId).toBe(wire.id)
  expect(card.operations).toEqual(['START', 'CAPTURE', 'STATUS', 'REFUND'])
  expect(wire.operations).toEqual(['START', 'CANCEL', 'START'])
  await card.close()
  await wire.close()
})

test('an interrupted start is completed by its own provider, not by the one that matches now', async () => {
  const first = await openProvider('First', { priority: 1 })
  const orderId = await makeOrder()
  first.state.isDead = true
  expect((await start(orderId, 'interrupted')).errors[0].code).toBe('DECISION_UNAVAILABLE')
  const second = await openProvider('Second', { priority: 0 })
  first.state.isDead = false
  const { done } = await start(orderId, 'interrupted')

  expect(done.payment).toMatchObject({ hookId: first.id, status: 'AUTHORIZED' })
  expect(second.received).toEqual([])
  await first.close()
  await second.close()
})

test('if the provider of a payment was deleted, nothing is asked and nothing changes', async () => {
  const gone = await openProvider('Gone')
  const { id, orderId } = await pay()
  const before = await readPayment(id)
  const other = await openProvider('Other')
  await deleteHook(gone.id)

  const message =
    'The decision hook [Gone] that carries out this payment was deleted, and no other one is asked. Nothing was changed'
  for (const operation of ['paymentRefund', 'paymentRefreshStatus'])
    expect((await change(operation, id)).errors[0]).toMatchObject({
      code: 'PAYMENT_OPERATION_ERROR',
      message: expect.stringContaining(message),
    })
  const { status, body } = await server.rest(`POST /v2/payments/${id}/refund`, { key: newKey() })
  expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining(message)])
  expect(await readPayment(id)).toEqual(before)
  expect(await payStatus(orderId)).toBe('PAID')
  expect(other.received).toEqual([])
  expect(await countIntents(id)).toBe(2)
  await gone.close()
  await other.close()
})

test('a hook that no longer carries out payments is not asked', async () => {
  const provider = await openProvider('Turned')
  const { id } = await pay()
  await changeHook(provider.id, { points: ['CHECKOUT'] })

  expect((await change('paymentRefund', id)).errors[0].message).toContain('no longer has the point PAYMENT')
  await provider.close()
})

const countIntents = async (id: string) =>
  (
    await server.db
      .selectFrom('paymentIntent')
      .innerJoin('payment', 'payment.id', 'paymentIntent.paymentRecordId')
      .select('paymentIntent.id')
      .where('payment.uuid', '=', id)
      .execute()
  ).length

test('a payment that clients only record has no provider, unless they name one', async () => {
  const provider = await openProvider('Terminal')
  const orderId = await makeOrder()
  const add = (hookId?: string) =>
    server.gql('mutation ($input: CreatePaymentInput!) { paymentCreate(input: $input) { id hookId } }', {
      input: { orderId, amount: 12100, currency: 'EUR', method: 'CARD', status: 'AUTHORIZED', ...(hookId && { hookId }) },
    })
  const recorded = (await add()).paymentCreate
  expect(recorded.hookId).toBeNull()
  expect((await change('paymentCapture', recorded.id)).errors[0].message).toContain('it was only recorded')
  expect((await add('0193d4a0-0000-7000-8000-000000000000')).errors[0].message).toContain('hookId')
  const named = (await add(provider.id)).paymentCreate

  expect((await change('paymentCapture', named.id)).done.payment).toMatchObject({ status: 'PAID', hookId: provider.id })
  await provider.close()
})

test('refunds of parts add up: the payment and its order are refunded when everything is paid back', async () => {
  const provider = await openProvider('Parts', { respond: ({ operation }) => (operation === 'REFUND' ? { status: 'PAID' } : {}) })
  const { id, orderId } = await pay()
  expect(await payStatus(orderId)).toBe('PAID')

  const first = (await change('paymentRefund', id, { amount: 5000 })).done.payment
  expect([first.status, refunds(first.transactions), await payStatus(orderId)]).toEqual(['PAID', ['SUCCESS 5000'], 'PAID'])
  expect((await change('paymentRefund', id, { amount: 7101 })).errors[0].message).toBe(
    'No more than 7100 cents can be refunded: 12100 cents were captured, 5000 were refunded',
  )
  const { body } = await server.rest(`POST /v2/payments/${id}/refund`, { key: newKey() })
  expect(body.payment.status).toBe('REFUNDED')
  expect(refunds((await readPayment(id)).transactions)).toEqual(['SUCCESS 5000', 'SUCCESS 7100'])
  expect(await payStatus(orderId)).toBe('REFUNDED')
  expect((await change('paymentRefund', id, { amount: 1 })).errors[0].message).toContain('REFUNDED')
  expect(provider.operations.filter((each) => each === 'REFUND')).toHaveLength(2)
  await provider.close()
})

test('only what was captured can be refunded', async () => {
  const provider = await openProvider('Captured')
  const { done } = await start(await makeOrder())
  const { id } = done.payment
  await change('paymentCapture', id, { amount: 8000 })
  // The provider reports the same capture once more, under its own id.
  await server.rest(`PATCH /v2/payments/${id}`, {
    status: 'PAID',
    addTransaction: { transactionId: 'cap_1', amount: 8000, currency: 'EUR', type: 'PAY', status: 'SUCCESS' },
  })

  expect((await change('paymentRefund', id, { amount: 8001 })).errors[0].message).toContain('No more than 8000 cents')
  const { payment } = (await change('paymentRefund', id)).done
  expect([payment.status, refunds(payment.transactions)]).toEqual(['REFUNDED', ['SUCCESS 8000']])
  await provider.close()
})

test('of refunds that are requested at the same time, only as many are made as the captured amount allows', async () => {
  const provider = await openProvider('Crowd')
  const { id, orderId } = await pay()

  const answers = await Promise.all(Array.from({ length: 10 }, () => change('paymentRefund', id, { amount: 5000 })))

  expect(answers.filter(({ done }) => done)).toHaveLength(2)
  for (const { errors } of answers.filter(({ done }) => !done)) expect(errors[0].message).toMatch(/No more than \d+ cents/)
  const payment = await readPayment(id)
  expect([payment.status, refunds(payment.transactions)]).toEqual(['PAID', ['SUCCESS 5000', 'SUCCESS 5000']])
  expect(provider.operations.filter((each) => each === 'REFUND')).toHaveLength(2)
  expect(await payStatus(orderId)).toBe('PAID')
  await provider.close()
})

test('a refund with the same key, in the body or in the Idempotency-Key, is made once', async () => {
  const provider = await openProvider('Repeats')
  const { id } = await pay()

  const input = { key: newKey(), amount: 3000 }
  const sameKey = await Promise.all(Array.from({ length: 5 }, () => change('paymentRefund', id, input)))
  expect(new Set(sameKey.map((each) => JSON.stringify(each))).size).toBe(1)
  const repeat = () =>
    server.withHeaders({ 'idempotency-key': 'refund-again' }, () =>
      server.rest(`POST /v2/payments/${id}/refund`, { key: 'refund-again', amount: 3000 }),
    )
  const [one, two] = [await repeat(), await repeat()]

  expect(one.body).toEqual(two.body)
  expect(refunds((await readPayment(id)).transactions)).toEqual(['SUCCESS 3000', 'SUCCESS 3000'])
  expect(provider.operations.filter((each) => each === 'REFUND')).toHaveLength(2)
  expect((await change('paymentRefund', id, { ...input, amount: 3001 })).errors[0].message).toContain('another amount')
  const other = await pay()
  expect((await change('paymentRefund', other.id, input)).errors[0].message).toContain('another operation')
  await provider.close()
})

test('a refund without a result keeps its amount reserved until the same key completes it', async () => {
  const provider = await openProvider('Dying')
  const { id } = await pay()
  provider.state.isDead = true
  const input = { key: newKey(), amount: 10000 }
  expect((await change('paymentRefund', id, input)).errors[0].code).toBe('DECISION_UNAVAILABLE')
  provider.state.isDead = false

  expect((await change('paymentRefund', id, { amount: 10000 })).errors[0].message).toBe(
    'No more than 2100 cents can be refunded: 12100 cents were captured, 10000 are part of refunds without a result, which the same key completes',
  )
  expect((await change('paymentRefund', id, input)).done.payment.status).toBe('PAID')
  expect((await change('paymentRefund', id)).done.payment.status).toBe('REFUNDED')
  expect(refunds((await readPayment(id)).transactions)).toEqual(['SUCCESS 10000', 'SUCCESS 2100'])
  await provider.close()
})

test('a refund that the provider is still making counts; one that failed does not', async () => {
  const answers = [
    { status: 'PENDING', transactionId: 're_1' },
    { status: 'FAILED', transactionId: 're_2', message: 'The account is closed.' },
  ]
  const provider = await openProvider('Slow', {
    respond: ({ operation }) => (operation === 'REFUND' ? (answers.shift() ?? {}) : {}),
  })
  const { id, orderId } = await pay()

  expect((await change('paymentRefund', id, { amount: 9000 })).done.payment.status).toBe('PAID')
  expect((await change('paymentRefund', id, { amount: 4000 })).errors[0].message).toContain('9000 are being refunded')
  expect((await change('paymentRefund', id, { amount: 3100 })).done).toMatchObject({
    message: 'The account is closed.',
    payment: { status: 'PAID' },
  })
  // The webhook of the provider: the pending refund has arrived. It comes ten times.
  const report = () =>
    server.rest(`PATCH /v2/payments/${id}`, {
      addTransaction: { transactionId: 're_1', amount: 9000, currency: 'EUR', type: 'REFUND', status: 'SUCCESS' },
    })
  await Promise.all(Array.from({ length: 10 }, report))
  expect((await change('paymentRefund', id, { amount: 3101 })).errors[0].message).toContain('No more than 3100 cents')
  expect((await change('paymentRefund', id, { amount: 3100 })).done.payment.status).toBe('REFUNDED')
  expect(refunds((await readPayment(id)).transactions)).toEqual(['PENDING 9000', 'FAILED 3100', 'SUCCESS 9000', 'SUCCESS 3100'])
  expect(await payStatus(orderId)).toBe('REFUNDED')
  await provider.close()
})

test('what a provider has refunded on its own is recorded once its status is read, and no cent more', async () => {
  const provider = await openProvider('Own', {
    respond: ({ operation }) =>
      operation === 'STATUS' ? { status: 'REFUNDED' } : operation === 'REFUND' ? { status: 'PENDING' } : {},
  })
  const { id, orderId } = await pay()
  await change('paymentRefund', id, { amount: 5000 })

  const { payment } = (await change('paymentRefreshStatus', id)).done

  expect([payment.status, refunds(payment.transactions)]).toEqual(['REFUNDED', ['PENDING 5000', 'SUCCESS 5000', 'SUCCESS 7100']])
  expect(await payStatus(orderId)).toBe('REFUNDED')
  await provider.close()
})

test('an answer about a refund that makes no sense is not used', async () => {
  const provider = await openProvider('Odd', {
    respond: ({ operation }) => (operation === 'REFUND' ? { status: 'AUTHORIZED' } : {}),
  })
  const { id } = await pay()
  const before = await readPayment(id)

  expect((await change('paymentRefund', id, { amount: 100 })).errors[0]).toMatchObject({
    code: 'DECISION_UNAVAILABLE',
    message: expect.stringContaining('A refund cannot result in the status AUTHORIZED'),
  })
  expect(await readPayment(id)).toEqual(before)
  await provider.close()
})

test('the payment status of an order follows reports of its provider, and a late report about an older payment does not undo it', async () => {
  const provider = await openProvider('Reports', {
    respond: ({ operation }) => (operation === 'START' ? { status: 'PENDING', providerId: undefined } : {}),
  })
  const orderId = await makeOrder()
  const first = (await start(orderId)).done.payment
  expect(await payStatus(orderId)).toBe('PENDING')
  const second = (await start(orderId)).done.payment
  const report = (id: string, status: string) => server.rest(`PATCH /v2/payments/${id}`, { status })

  await report(second.id, 'PAID')
  expect(await payStatus(orderId)).toBe('PAID')
  await report(first.id, 'EXPIRED')
  expect(await payStatus(orderId)).toBe('PAID')
  await report(second.id, 'CHARGEBACK')
  expect(await payStatus(orderId)).toBe('CHARGEBACK')
  await provider.close()
})
