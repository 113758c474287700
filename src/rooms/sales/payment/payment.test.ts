import { expect, test } from 'vitest'
import { house } from '../../../../test/house.js'
import { addBuyer, addOrder } from '../../../../test/orders.js'

const CREATE =
  'mutation ($input: CreatePaymentInput!) { paymentCreate(input: $input) { id paymentId amount status transactions { transactionId paymentId orderId status } } }'
const UPDATE =
  'mutation ($by: SearchByInput!, $input: UpdatePaymentInput!) { paymentUpdate(searchBy: $by, input: $input) { status transactions { type status } } }'

test('a payment is found by its uuid, its provider or its order, and only ever gains transactions', async () => {
  const at = await house()
  const { id: orderId } = await addOrder(at, await addBuyer(at))
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

  const { paymentCreate: made } = await at.gql(CREATE, { input })
  const paid = await at.gql(UPDATE, {
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
  expect(await at.gql(CREATE, { input })).toMatchObject({ errors: [{ code: 'PAYMENT_ALREADY_EXISTS_ERROR' }] })
  expect(await at.gql(UPDATE, { by: { id: made.id }, input: { addTransaction: open } })).toMatchObject({
    errors: [{ code: 'TRANSACTION_ALREADY_EXISTS_ERROR' }],
  })
  expect(await at.gql(UPDATE, { by: { paymentId: 'none' }, input: {} })).toMatchObject({
    errors: [{ code: 'PAYMENT_NOT_FOUND_ERROR' }],
  })
  expect(await at.gql('{ payment(searchBy: { paymentId: "none" }) { id } }')).toEqual({ payment: null })
  expect(await at.gql(`mutation { paymentDelete(searchBy: { id: "${made.id}" }) { transactions { status } } }`)).toEqual({
    paymentDelete: { transactions: [{ status: 'OPEN' }, { status: 'SUCCESS' }] },
  })
  expect((await at.rest('GET /v2/payments')).body.itemsFound).toBe(0)
})
