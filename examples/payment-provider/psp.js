/**
 * An imitation of a payment service provider (PSP), for tests. Its API is modelled on Mollie's: payments with a page where the buyer pays, captures, refunds,
 * idempotency keys, and webhooks that carry nothing but the id of the payment. `settle` and `settleRefund` stand for the buyer and the bank.
 */
import { createServer } from 'node:http'
import { readText, sendJson } from './http.js'

const toCents = ({ value }) => Math.round(Number(value) * 100)
const toAmount = (cents, currency) => ({ value: (cents / 100).toFixed(2), currency })

export function createPsp() {
  const payments = new Map()
  const responses = new Map()
  const state = { isDown: false }
  let count = 0
  const newId = (prefix) => `${prefix}_${++count}`

  const sumOf = ({ refunds }, statuses) =>
    refunds.filter(({ status }) => statuses.includes(status)).reduce((sum, { cents }) => sum + cents, 0)

  const show = (payment) => ({
    resource: 'payment',
    id: payment.id,
    status: payment.status,
    amount: toAmount(payment.cents, payment.currency),
    amountCaptured: toAmount(payment.captured, payment.currency),
    amountRefunded: toAmount(sumOf(payment, ['refunded']), payment.currency),
    metadata: payment.metadata,
    refunds: payment.refunds.map((refund) => showRefund(payment, refund)),
    _links: { checkout: { href: `https://psp.example/pay/${payment.id}` } },
  })
  const showRefund = ({ currency }, { id, status, cents }) => ({
    resource: 'refund',
    id,
    status,
    amount: toAmount(cents, currency),
  })
  const refuse = (detail) => ({ status: 422, body: { status: 422, title: 'Unprocessable Entity', detail } })

  /** What each request does. A request with a known idempotency key never gets here. */
  const routes = {
    'POST /v2/payments': (_, { amount, metadata, webhookUrl, captureMode = 'automatic' }) => {
      const payment = { id: newId('tr'), status: 'open', cents: toCents(amount), captured: 0, refunds: [] }
      payments.set(payment.id, Object.assign(payment, { currency: amount.currency, metadata, webhookUrl, captureMode }))
      return { status: 201, body: show(payment) }
    },
    'GET /v2/payments/:id': (payment) => ({ status: 200, body: show(payment) }),
    'DELETE /v2/payments/:id': (payment) => {
      if (!['open', 'pending', 'authorized'].includes(payment.status)) return refuse('The payment cannot be canceled')
      payment.status = 'canceled'
      return { status: 200, body: show(payment) }
    },
    'POST /v2/payments/:id/captures': (payment, { amount }) => {
      if (payment.status !== 'authorized' || toCents(amount) > payment.cents) return refuse('The payment cannot be captured')
      payment.status = 'paid'
      payment.captured = toCents(amount)
      return { status: 201, body: { resource: 'capture', id: newId('cpt'), status: 'succeeded', amount } }
    },
    'POST /v2/payments/:id/refunds': (payment, { amount }) => {
      const left = payment.captured - sumOf(payment, ['pending', 'refunded'])
      if (payment.status !== 'paid' || toCents(amount) > left) return refuse('The amount is higher than the remaining amount')
      const refund = { id: newId('re'), status: 'pending', cents: toCents(amount) }
      payment.refunds.push(refund)
      return { status: 201, body: showRefund(payment, refund) }
    },
  }

  function respond(request, text) {
    const [, , , id] = request.url.split('/')
    const payment = payments.get(id)
    const route = routes[`${request.method} ${id ? request.url.replace(id, ':id') : request.url}`]
    if (!route || (id && !payment)) return { status: 404, body: { status: 404, title: 'Not Found' } }
    return route(payment, text ? JSON.parse(text) : {})
  }

  const server = createServer(async (request, response) => {
    const text = await readText(request)
    if (state.isDown) return sendJson(response, 503, { title: 'Service Unavailable' })
    const key = request.headers['idempotency-key']
    const { status, body } = responses.get(key) ?? respond(request, text)
    if (key) responses.set(key, { status, body })
    sendJson(response, status, body)
  })

  const notify = async ({ id, webhookUrl }) => {
    const { status } = await fetch(webhookUrl, { method: 'POST', body: new URLSearchParams({ id }) })
    return status
  }

  return {
    server,
    payments,
    state,
    /** Sends the webhook of a payment and returns the status of the response. */
    notify: (id) => notify(payments.get(id)),
    /** The buyer has paid, or not: paid, failed, canceled or expired. */
    async settle(id, outcome) {
      const payment = payments.get(id)
      const isHeld = outcome === 'paid' && payment.captureMode === 'manual'
      payment.status = isHeld ? 'authorized' : outcome
      if (payment.status === 'paid') payment.captured = payment.cents
      return notify(payment)
    },
    /** The bank has made a refund, or not: refunded or failed. */
    async settleRefund(id, refundId, outcome = 'refunded') {
      const payment = payments.get(id)
      payment.refunds.find((refund) => refund.id === refundId).status = outcome
      return notify(payment)
    },
  }
}
