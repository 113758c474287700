/**
 * Connects Wharf with a payment service provider (PSP). Wharf asks it to carry out operations of payments (`/wharf`, a decision hook), and the PSP reports
 * what happened to them (`/webhook`). It stores nothing: the PSP knows its payments, and Wharf its transactions.
 */
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'
import { isSigned, readText, sendJson } from './http.js'
import { createReporter, statusOf } from './reports.js'

/** A client of the PSP. It passes on the idempotency key of Wharf, so that an operation that is repeated has one effect at the PSP, too. */
export const createPspClient =
  ({ url, apiKey }) =>
  async (method, path, body, idempotencyKey) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    // The PSP refuses what is wrong with 4xx. If it is down, nobody knows what happened: Wharf gets an error, and the same key tries again.
    if (response.status >= 500) throw new Error(`The PSP returned status ${response.status}`)
    return { ok: response.ok, ...(await response.json()) }
  }

/** What each operation of Wharf means at the PSP. */
const operations = {
  async START({ call, question: { payment, order, amount, currency, returnUrl }, key, webhookUrl, captureMode }) {
    const made = await call(
      'POST',
      '/v2/payments',
      {
        ...{
          amount: { value: amount, currency },
          description: `Order ${order.id}`,
          redirectUrl: returnUrl,
          webhookUrl,
          captureMode,
        },
        metadata: { paymentId: payment.id },
      },
      key,
    )
    if (!made.ok) return refusal(made)
    return { ...describe(made), redirectUrl: made._links.checkout.href }
  },
  async CAPTURE({ call, question: { payment, amount, currency }, key }) {
    const path = `/v2/payments/${payment.providerId}/captures`
    const made = await call('POST', path, { amount: { value: amount, currency } }, key)
    return made.ok ? { status: 'PAID', transactionId: made.id } : refusal(made)
  },
  async CANCEL({ call, question: { payment }, key }) {
    const made = await call('DELETE', `/v2/payments/${payment.providerId}`, null, key)
    return made.ok ? { status: 'CANCELLED' } : refusal(made)
  },
  async REFUND({ call, question: { payment, amount, currency }, key }) {
    const path = `/v2/payments/${payment.providerId}/refunds`
    const made = await call('POST', path, { amount: { value: amount, currency } }, key)
    if (!made.ok) return refusal(made)
    return { status: made.status === 'refunded' ? 'REFUNDED' : 'PENDING', transactionId: made.id }
  },
  async STATUS({ call, question: { payment } }) {
    return describe(await call('GET', `/v2/payments/${payment.providerId}`))
  },
}

const refusal = ({ detail = 'The PSP refuses this.' }) => ({ status: 'FAILED', message: detail })

/** Describes a payment of the PSP in the words of Wharf. */
const describe = (payment) => ({ status: statusOf(payment), providerId: payment.id, transactionId: payment.id })

/**
 * Creates the connector. `call` is a client of the PSP, `callWharf` sends a GraphQL document to Wharf, `webhookUrl` is where the PSP reaches it. With
 * `captureMode: 'manual'`, payments are only authorized, and captured when the merchant says so.
 */
export function createConnector({ secret, call, callWharf, webhookUrl, captureMode = 'automatic' }) {
  const report = createReporter({ call, callWharf })

  async function answer(request, text, response) {
    if (!isSigned(request.headers, text, secret())) return sendJson(response, 401, { error: 'The signature is wrong' })
    const question = JSON.parse(text)
    // Nothing happens in a dry run.
    if (question.dryRun) return sendJson(response, 200, { status: question.payment.status })
    const key = request.headers['idempotency-key']
    const operate = operations[question.operation]
    sendJson(response, 200, await operate({ call, question, key, webhookUrl: webhookUrl(), captureMode }))
  }

  return createServer(async (request, response) => {
    try {
      const text = await readText(request)
      if (request.url === '/wharf') return await answer(request, text, response)
      if (request.url !== '/webhook') return sendJson(response, 404, { error: 'Not found' })
      await report(new URLSearchParams(text).get('id') ?? '')
      sendJson(response, 200, {})
    } catch (error) {
      // Wharf says that there was no usable answer, and the PSP repeats its webhook.
      sendJson(response, 502, { error: error.message })
    }
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { PORT = '4200', SECRET = '', PSP_URL = '', PSP_KEY = '', PUBLIC_URL = '', WHARF_URL = '', WHARF_KEY = '' } = process.env
  const callWharf = async (query, variables) => {
    const headers = { 'content-type': 'application/json', apikey: WHARF_KEY }
    const response = await fetch(`${WHARF_URL}/v2/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = await response.json()
    if (errors) throw new Error(errors[0].message)
    return data
  }
  const call = createPspClient({ url: PSP_URL, apiKey: PSP_KEY })
  createConnector({ secret: () => SECRET, call, callWharf, webhookUrl: () => `${PUBLIC_URL}/webhook` }).listen(Number(PORT), () =>
    console.log(`The payment connector listens on port ${PORT}`),
  )
}
