import { expect, test } from 'vitest'
import { addBuyer, addOrder } from '../../../../test/orders.js'
import { type Answer, startTestServer } from '../../../../test/test-server.js'

const CREATE =
  'mutation ($input: CreatePaymentInput!) { paymentCreate(input: $input) { id paymentId amount status transactions { transactionId paymentId orderId status } } }'
const UPDATE =
  'mutation ($by: SearchByInput!, $input: UpdatePaymentInput!) { paymentUpdate(searchBy: $by, input: $input) { status transactions { type status } } }'

test('a payment is found by its uuid, its provider or its order, and only ever gains transactions', async () => {
  const server = await startTestServer()
  const { id: orderId } = await addOrder(server, await addBuyer(server))
  const open = { transactionId: 'tr_1', amount: 30981, currency: 'EUR', type: 'PAY', status: 'OPEN' }
  const input = {
    orderId,
    amount: 30981,
    currency: 'EUR',
    method: 'IDEAL',
    status: 'OPEN',
    paymentId: 'tr_1',
    addTransaction: open,
  }

  const { paymentCreate: made } = await server.gql(CREATE, { input })
  const paid = await server.gql(UPDATE, {
    by: { orderId },
    input: { status: 'PAID', addTransaction: { ...open, status: 'SUCCESS' } },
  })

  expect(made).toMatchObject({
    paymentId: 'tr_1',
    amount: 30981,
    transactions: [{ transactionId: 'tr_1', paymentId: 'tr_1', orderId, status: 'OPEN' }],
  })
  expect(paid.paymentUpdate).toEqual({
    status: 'PAID',
    transactions: [
      { type: 'PAY', status: 'OPEN' },
      { type: 'PAY', status: 'SUCCESS' },
    ],
  })
  expect(await server.gql(CREATE, { input })).toMatchObject({ errors: [{ code: 'PAYMENT_ALREADY_EXISTS_ERROR' }] })
  expect(await server.gql(UPDATE, { by: { paymentId: 'none' }, input: {} })).toMatchObject({
    errors: [{ code: 'PAYMENT_NOT_FOUND_ERROR' }],
  })
  expect(await server.gql('{ payment(searchBy: { paymentId: "none" }) { id } }')).toEqual({ payment: null })
  expect(await server.gql(`mutation { paymentDelete(searchBy: { id: "${made.id}" }) { transactions { status } } }`)).toEqual({
    paymentDelete: { transactions: [{ status: 'OPEN' }, { status: 'SUCCESS' }] },
  })
  expect((await server.rest('GET /v2/payments')).body.itemsFound).toBe(0)
})

test('the payments of an order are listed without those of other orders, on both interfaces', async () => {
  const server = await startTestServer()
  const buyer = await addBuyer(server)
  const [first, second] = [await addOrder(server, buyer), await addOrder(server, buyer)]
  const pay = (orderId: number, amount: number) =>
    server.gql(CREATE, { input: { orderId, amount, currency: 'EUR', method: 'ON_ACCOUNT', status: 'PAID' } })
  await pay(first.id, 1000)
  await pay(second.id, 2000)
  await pay(first.id, 3000)

  const { payments } = await server.gql(
    'query ($id: Int!) { payments(input: { orderId: $id }) { itemsFound items { amount } } }',
    { id: first.id },
  )
  const { body } = await server.rest(`GET /v2/payments?orderId=${second.id}`)

  expect(payments).toEqual({ itemsFound: 2, items: [{ amount: 1000 }, { amount: 3000 }] })
  expect(body.data.map(({ amount }: Answer) => amount)).toEqual([2000])
})

/** An order with an open payment of 309.81 by a provider, as the published payment packages create it. */
async function openPayment() {
  const server = await startTestServer()
  const { id: orderId } = await addOrder(server, await addBuyer(server), { status: 'UNFINISHED' })
  const money = { amount: 30981, currency: 'EUR' }
  const open = { ...money, transactionId: 'tr_7', paymentId: 'tr_7', type: 'AUTHORIZATION', status: 'OPEN', provider: 'Mollie' }
  const { paymentCreate } = await server.gql(CREATE, {
    input: { ...money, orderId, method: 'ideal', status: 'OPEN', paymentId: 'tr_7', addTransaction: open },
  })
  const report = (status: string, transaction: object, more: object = {}): Promise<Answer> =>
    server.gql(UPDATE, {
      by: { paymentId: 'tr_7' },
      input: { ...money, paymentId: 'tr_7', status, ...more, addTransaction: { ...open, type: 'PAY', ...transaction } },
    })
  const read = async () => (await server.rest(`GET /v2/payments/${paymentCreate.id}`)).body
  return { at: server, report, read, id: paymentCreate.id, open }
}

test('a payment that a provider reports ten times, one after the other and at once, has one transaction and changes once', async () => {
  const { at: server, report, read, id, open } = await openPayment()

  const first = await report('PAID', { status: 'SUCCESS' })
  const paid = await read()
  server.travel('2026-11-15T13:00:00.000Z')
  const repeated = [await report('PAID', { status: 'SUCCESS' })]
  repeated.push(...(await Promise.all(Array.from({ length: 7 }, () => report('PAID', { status: 'SUCCESS' })))))
  const patch = { status: 'PAID', addTransaction: { ...open, type: 'PAY', status: 'SUCCESS' } }
  const rest = await server.rest(`PATCH /v2/payments/${id}`, patch)

  const transactions = [
    { type: 'AUTHORIZATION', status: 'OPEN' },
    { type: 'PAY', status: 'SUCCESS' },
  ]
  expect(first).toEqual({ paymentUpdate: { status: 'PAID', transactions } })
  for (const answer of repeated) expect(answer).toEqual(first)
  expect(rest).toMatchObject({ status: 200, body: paid })
  expect(await read()).toEqual(paid)
})

test('ten reports at once of a payment that was not reported before record one transaction', async () => {
  const { report, read } = await openPayment()

  const answers = await Promise.all(Array.from({ length: 10 }, () => report('PAID', { status: 'SUCCESS' })))

  expect(answers.filter(({ errors }) => errors)).toEqual([])
  expect((await read()).transactions).toHaveLength(2)
})

test('a late report does not undo a newer one, and a newer result of the same transaction is kept', async () => {
  const { report, read } = await openPayment()

  await report('FAILED', { status: 'FAILED' })
  const expired = await report('EXPIRED', { status: 'FAILED' })
  await report('PAID', { status: 'SUCCESS' })
  const paid = await read()
  const late = await report('FAILED', { status: 'FAILED' })

  expect(expired.paymentUpdate).toMatchObject({ status: 'EXPIRED', transactions: [{ status: 'OPEN' }, { status: 'FAILED' }] })
  expect(late.paymentUpdate).toMatchObject({ status: 'PAID', transactions: [{}, {}, { status: 'SUCCESS' }] })
  expect(await read()).toEqual(paid)
})

test('a recorded transaction with another amount or currency is refused, and changes nothing', async () => {
  const { report, read } = await openPayment()
  await report('PAID', { status: 'SUCCESS' })
  const paid = await read()

  expect(await report('PAID', { status: 'SUCCESS', amount: 30980 })).toMatchObject({
    errors: [{ code: 'TRANSACTION_ALREADY_EXISTS_ERROR' }],
  })
  expect(await report('PAID', { status: 'SUCCESS', currency: 'USD' })).toMatchObject({
    errors: [{ code: 'CREATE_TRANSACTION_ERROR' }],
  })
  expect(await read()).toEqual(paid)
})
