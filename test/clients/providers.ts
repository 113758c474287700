/**
 * Imitates the HTTP APIs of Mollie, MultiSafepay and SpareParts Live on a local port, as far as the published packages use them. The packages
 * call fixed hosts, so requests to these are redirected to the local server inside the process of the test; other hosts are refused.
 */
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const MOLLIE_KEY = 'test_imitationofmollie00000000000'
export const MULTISAFEPAY_KEY = 'imitation-of-multisafepay'
export const SPARE_PARTS_TOKEN = 'imitation of spare parts live'

const HOSTS = new Set(['api.mollie.com', 'testapi.multisafepay.com', 'api.spareparts.live'])

/** A payment as the provider has it. */
export interface ProviderPayment {
  status: string
  /** As the package sent it: a decimal text in Mollie, cents in MultiSafepay. */
  amount: unknown
  currency: string
  orderId: number
  webhookUrl: string
  hasRefunds?: boolean
  hasChargebacks?: boolean
}

export interface Drawings {
  tree: object[]
  drawings: Record<string, { svg: string; hotspots: object[] }>
}

export interface Providers {
  port: number
  payments: Map<string, ProviderPayment>
  drawings: Drawings
  close: () => void
}

/** Starts the imitations. */
export async function openProviders(): Promise<Providers> {
  const payments = new Map<string, ProviderPayment>()
  const drawings: Drawings = { tree: [], drawings: {} }
  const server = http.createServer((request, response) => void answer(request, response, payments, drawings))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { port, payments, drawings, close: () => server.close() }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  payments: Map<string, ProviderPayment>,
  { tree, drawings }: Drawings,
) {
  const url = new URL(request.url ?? '', 'http://provider')
  const body = request.method === 'POST' ? JSON.parse(await text(request)) : null
  const send = (status: number, value: unknown) => {
    response.writeHead(status, { 'content-type': typeof value === 'string' ? 'image/svg+xml' : 'application/json' })
    response.end(typeof value === 'string' ? value : JSON.stringify(value))
  }
  const { authorization, api_key: apiKey } = request.headers
  if (url.pathname.startsWith('/v2/payments')) {
    if (authorization !== `Bearer ${MOLLIE_KEY}`) return send(401, { status: 401, title: 'Unauthorized Request' })
    if (body) return send(201, createMolliePayment(payments, body))
    const id = url.pathname.split('/')[3] ?? ''
    const found = payments.get(id)
    return found
      ? send(200, showMolliePayment(id, found))
      : send(404, { status: 404, title: 'Not Found', detail: `No payment ${id}` })
  }
  if (url.pathname.startsWith('/v1/json/orders')) {
    if (apiKey !== MULTISAFEPAY_KEY) return send(401, { success: false, error_code: 1032, error_info: 'Invalid API key' })
    if (body) return send(200, { success: true, data: createMultiSafepayOrder(payments, body) })
    const id = url.pathname.split('/')[4] ?? ''
    const found = payments.get(id)
    if (!found) return send(404, { success: false, error_code: 1006, error_info: 'Invalid transaction ID' })
    const { status, amount, currency } = found
    return send(200, { success: true, data: { order_id: id, status, amount, currency } })
  }
  if (url.searchParams.get('token') !== SPARE_PARTS_TOKEN) return send(403, { error: 'token' })
  const drawing = drawings[url.searchParams.get('id') ?? '']
  if (url.pathname === '/v1/getDrawingTree.php') return send(200, { tree })
  if (url.pathname === '/v1/getDrawing.php' && drawing) return send(200, drawing.svg)
  if (url.pathname === '/v1/getHotspots.php' && drawing) return send(200, { hotspots: drawing.hotspots })
  send(404, { error: url.pathname })
}

// biome-ignore lint/suspicious/noExplicitAny: the body of a request of a package
type Body = any

function createMolliePayment(payments: Map<string, ProviderPayment>, { amount, metadata, webhookUrl }: Body) {
  const id = `tr_imitation${payments.size + 1}`
  const { value, currency } = amount
  const payment = { status: 'open', amount: value, currency, orderId: metadata.order_id, webhookUrl }
  payments.set(id, payment)
  return showMolliePayment(id, payment)
}

const showMolliePayment = (id: string, { status, amount, currency, orderId, hasRefunds, hasChargebacks }: ProviderPayment) => {
  const link = (path: string) => ({ href: `https://api.mollie.com/v2/payments/${id}/${path}`, type: 'application/hal+json' })
  return {
    resource: 'payment',
    id,
    mode: 'test',
    status,
    amount: { value: amount, currency },
    method: 'ideal',
    metadata: { order_id: orderId },
    _links: {
      self: link(''),
      ...(status === 'open' && { checkout: { href: `https://www.mollie.com/checkout/${id}`, type: 'text/html' } }),
      ...(hasRefunds && { refunds: link('refunds') }),
      ...(hasChargebacks && { chargebacks: link('chargebacks') }),
    },
  }
}

function createMultiSafepayOrder(payments: Map<string, ProviderPayment>, body: Body) {
  const { order_id: orderId, amount, currency, payment_options: options } = body
  payments.set(String(orderId), { status: 'initialized', amount, currency, orderId, webhookUrl: options.notification_url })
  return { order_id: String(orderId), payment_url: `https://testpayv2.multisafepay.com/connect/${orderId}` }
}

/** Redirects requests of this process to the providers to a local port, and refuses those to other hosts than this machine. */
export function redirectProviders(port: number) {
  const plainFetch = globalThis.fetch
  globalThis.fetch = (input, options) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (HOSTS.has(url.hostname)) return plainFetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, options)
    if (['127.0.0.1', 'localhost'].includes(url.hostname)) return plainFetch(input, options)
    throw new Error(`A package called ${url.hostname}, which is not imitated`)
  }
  // The Mollie client uses node-fetch, which calls `https.request` with options.
  https.request = ((options: http.RequestOptions, onResponse?: (response: IncomingMessage) => void) => {
    if (!HOSTS.has(options.hostname ?? '')) throw new Error(`A package called ${options.hostname}, which is not imitated`)
    const { agent: _, ...rest } = options
    return http.request({ ...rest, protocol: 'http:', hostname: '127.0.0.1', host: '127.0.0.1', port }, onResponse)
  }) as typeof https.request
}
