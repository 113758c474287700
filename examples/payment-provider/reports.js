/**
 * Webhooks of the PSP. A webhook carries only the id of a payment, so anybody may send one: what counts is what the PSP says when it is asked. The payment in
 * Wharf gets what it does not have yet; a webhook that is repeated finds nothing to do.
 */

const STATUSES = {
  open: 'OPEN',
  pending: 'PENDING',
  authorized: 'AUTHORIZED',
  paid: 'PAID',
  failed: 'FAILED',
  canceled: 'CANCELLED',
  expired: 'EXPIRED',
}

const toCents = ({ value }) => Math.round(Number(value) * 100)

const READ = `query ($id: ID!) { payment(searchBy: { id: $id }) { status orderId transactions { transactionId type status } } }`
const WRITE = `mutation ($id: ID!, $input: UpdatePaymentInput!) { paymentUpdate(searchBy: { id: $id }, input: $input) { status } }`
const CONFIRM = `mutation ($id: Int!) {
  orderSetStatus(input: { orderId: $id, status: "NEW", sendOrderConfirmationEmail: true }) { id }
}`
const ORDER = `query ($id: Int!) { order(orderId: $id) { status } }`

/** How a payment of the PSP appears among the transactions of Wharf. */
const PAYMENTS = {
  authorized: { type: 'AUTHORIZATION', status: 'SUCCESS' },
  paid: { type: 'PAY', status: 'SUCCESS' },
  failed: { type: 'PAY', status: 'FAILED' },
  expired: { type: 'PAY', status: 'FAILED' },
  canceled: { type: 'CANCEL_AUTHORIZATION', status: 'SUCCESS' },
}
const REFUNDS = { pending: 'PENDING', refunded: 'SUCCESS', failed: 'FAILED' }

/** Returns the transactions that the PSP knows. */
function listTransactions({ id, status, amount, amountCaptured, refunds }) {
  const paid = PAYMENTS[status]
  const whole = status === 'paid' ? amountCaptured : amount
  return [
    ...(paid ? [{ ...paid, transactionId: id, amount: toCents(whole), currency: amount.currency }] : []),
    ...refunds.map((refund) => ({
      ...{ type: 'REFUND', status: REFUNDS[refund.status], transactionId: refund.id },
      ...{ amount: toCents(refund.amount), currency: refund.amount.currency },
    })),
  ]
}

/** Returns the status of a payment of the PSP in the words of Wharf. After a refund of a part, it is still paid. */
export function statusOf({ status, amountCaptured, amountRefunded }) {
  const isRefunded = status === 'paid' && toCents(amountRefunded) >= toCents(amountCaptured)
  return isRefunded ? 'REFUNDED' : STATUSES[status]
}

/** Returns what a webhook does: it brings one payment of Wharf up to date. */
export function createReporter({ call, callWharf }) {
  /** The work for each payment, one after the other: an older state must not be written after a newer one. */
  const queues = new Map()

  async function report(id) {
    const known = await call('GET', `/v2/payments/${encodeURIComponent(id)}`)
    // Somebody has made up this id. The PSP must not repeat it.
    if (!known.ok) return
    const { paymentId } = known.metadata
    const { payment } = await callWharf(READ, { id: paymentId })
    if (!payment) return
    await addMissing(paymentId, payment, known)
    if (statusOf(known) === 'PAID') await confirmOrder(payment.orderId)
  }

  async function addMissing(paymentId, { status, transactions }, known) {
    // A capture by the merchant has its own id, and is the same money.
    const isCaptured = transactions.some(({ type, status: outcome }) => type === 'PAY' && outcome === 'SUCCESS')
    const isThere = (one) =>
      (one.type === 'PAY' && one.status === 'SUCCESS' && isCaptured) ||
      transactions.some((each) => ['transactionId', 'type', 'status'].every((name) => each[name] === one[name]))
    const next = statusOf(known)
    const missing = listTransactions(known).filter((one) => !isThere(one))
    for (const addTransaction of missing) await callWharf(WRITE, { id: paymentId, input: { status: next, addTransaction } })
    if (missing.length === 0 && status !== next) await callWharf(WRITE, { id: paymentId, input: { status: next } })
  }

  /** An order that waited for its payment becomes a new order, once. */
  async function confirmOrder(id) {
    const { order } = await callWharf(ORDER, { id })
    if (order.status === 'UNFINISHED') await callWharf(CONFIRM, { id })
  }

  return (id) => {
    const next = () => report(id)
    const done = (queues.get(id) ?? Promise.resolve()).then(next, next)
    queues.set(id, done)
    return done.finally(() => queues.get(id) === done && queues.delete(id))
  }
}
