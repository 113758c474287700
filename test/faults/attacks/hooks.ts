/** Receivers of decision hooks that die, stall, are slow and send rubbish, while buyers order and pay. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Data, fillCart, openShop, type RunTarget, range, type Shop } from '../shop.js'

const BUYERS = 6
const LIST_PRICE = 19.95
const HOOK_PRICE = 17.5
const HOOK_POSTAGE = 7.25
const DEADLINE_MS = 300

/** In turns, so that the circuit breaker opens now and then, but not always. */
const FAULTS = [
  'none',
  'stalls',
  'none',
  'dies',
  'slow',
  'none',
  'refuses',
  'none',
  'is rubbish',
  'none',
  'none',
  'is wrong',
  'none',
  'is huge',
  'none',
] as const
type Fault = (typeof FAULTS)[number]

/** Answers that have the right shape and must not be believed. */
const WRONG: Readonly<Record<string, object>> = {
  PRICES: { lines: [{ id: 'no such line', price: '0.01' }] },
  TAX: { items: [{ id: 'no such line', percentage: '0' }] },
  SHIPPING: { options: [{ carrier: 'No such carrier', price: '-5' }] },
  CHECKOUT: { decision: 'ALLOW', lines: [{ sku: 'DRILL', quantity: 1, price: '-100' }] },
  PAYMENT: { status: 'SUPER_PAID' },
}

const RUBBISH = ['', '{', 'null', '[]', '{"lines":[{"id":1}]}', '<html>', '{"decision":"MAYBE"}', '"ALLOW"']

interface Provider {
  url: string
  /** How often each key was charged. A provider does for a key what it did before. */
  charges: Map<string, number>
  calls: number
  close: () => void
}

/** Starts the receiver of all points. Each request meets a fault, or none. */
async function openProvider(): Promise<Provider> {
  const charges = new Map<string, number>()
  const provider: Provider = { url: '', charges, calls: 0, close: () => undefined }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const question = JSON.parse(body)
      const fault = FAULTS[provider.calls++ % FAULTS.length] ?? 'none'
      // The provider takes the money before its answer is lost.
      if (question.point === 'PAYMENT' && !['dies', 'refuses'].includes(fault))
        charge(charges, String(request.headers['idempotency-key']))
      respond(response, fault, question, provider.calls)
    })
  })
  server.on('clientError', (_, socket) => socket.destroy())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  provider.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return provider
}

const charge = (charges: Map<string, number>, key: string) => void (charges.has(key) || charges.set(key, 1))

function respond(response: ServerResponse, fault: Fault, question: Data, call: number): void {
  const send = (text: string, status = 200) => response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  if (fault === 'dies') return void response.socket?.destroy()
  if (fault === 'stalls') return
  if (fault === 'refuses') return void send('{}', 500)
  if (fault === 'is rubbish') return void send(RUBBISH[call % RUBBISH.length] ?? '')
  if (fault === 'is wrong') return void send(JSON.stringify(WRONG[question.point]))
  if (fault === 'is huge') return void send(`{"note":"${'x'.repeat(200_000)}"}`)
  if (fault === 'slow') return void setTimeout(() => send(JSON.stringify(answer(question))), DEADLINE_MS / 3)
  send(JSON.stringify(answer(question)))
}

function answer({ point, lines = [], items = [] }: Data): object {
  if (point === 'PRICES') return { lines: lines.map(({ id }: Data) => ({ id, price: HOOK_PRICE.toFixed(2) })) }
  if (point === 'TAX') return { items: items.map(({ id }: Data) => ({ id, percentage: '9' })) }
  if (point === 'SHIPPING') return { options: [{ carrier: 'Post', price: HOOK_POSTAGE.toFixed(2) }] }
  if (point === 'CHECKOUT') return { decision: 'ALLOW', note: 'Checked' }
  // One id for all payments: a provider that is wrong about it must not stop a sale.
  return { status: 'PAID', providerId: 'tr_1' }
}

const PROCESS = `mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { order { id } } }`
const READ = `query ($id: Int!) { order(orderId: $id) { id total { gross net tax } items { price quantity priceTotal taxPercentage } postageData { gross } } }`
const PAY = 'mutation ($input: PaymentStartInput!) { paymentStart(input: $input) { id } }'

const cents = (amount: number) => Math.round(amount * 100)

/** Returns what is wrong with the amounts of an order: each must be that of the hook or that of the shop, and they must add up. */
function findFaults({ total, items, postageData }: Data): string[] {
  const lines = items.reduce((sum: number, { priceTotal }: Data) => sum + cents(priceTotal), 0)
  return [
    ...items.flatMap(({ price, quantity, priceTotal }: Data) => [
      ...([LIST_PRICE, HOOK_PRICE].includes(price) ? [] : [`a price of ${price}`]),
      ...(cents(price * quantity) === cents(priceTotal) ? [] : [`${quantity} × ${price} = ${priceTotal}`]),
    ]),
    ...items.flatMap(({ taxPercentage }: Data) => ([9, 21].includes(taxPercentage) ? [] : [`a tax of ${taxPercentage} %`])),
    ...([10, HOOK_POSTAGE].includes(postageData.gross) ? [] : [`a postage of ${postageData.gross}`]),
    ...(cents(total.gross) === lines + cents(postageData.gross) ? [] : [`a total of ${total.gross}`]),
    ...(cents(total.net) === cents(total.gross) + cents(total.tax)
      ? []
      : [`net ${total.net} of ${total.gross} and ${total.tax}`]),
  ]
}

interface Results {
  orders: number
  paid: number
  refusals: Map<string, number>
  faults: string[]
}

const EXPLAINED = ['DECISION_UNAVAILABLE', 'CHECKOUT_REFUSED', 'FACTS_CHANGED', 'CART_PROCESS_ERROR', 'PAYMENT_OPERATION_ERROR']

/** Fills a cart, orders it and pays, and repeats with the same keys what was refused. */
async function buy(shop: Shop, number: number, results: Results): Promise<void> {
  const cartId = await fillCart(shop.ask, shop.productId)
  await shop.ask(
    'mutation ($id: String!) { cartUpdate(id: $id, input: { postageData: { carrier: "Post", method: "DELIVERY" } }) { cartId } }',
    { id: cartId },
  )
  const orderId = await repeat(
    shop,
    results,
    PROCESS,
    { id: cartId },
    number % 2 ? { 'idempotency-key': `order-${number}` } : {},
    ({ cartProcess }) => cartProcess.order.id,
  )
  if (orderId === null) return
  results.orders++
  const { order } = await shop.ask(READ, { id: orderId })
  results.faults.push(...findFaults(order).map((fault) => `order ${orderId}: ${fault}`))
  const paid = await repeat(
    shop,
    results,
    PAY,
    { input: { orderId, method: 'CARD', key: `pay-${number}` } },
    {},
    ({ paymentStart }) => paymentStart.id,
  )
  if (paid !== null) results.paid++
}

const TRIES = 60

async function repeat<T>(
  { send }: Shop,
  { refusals, faults }: Results,
  document: string,
  variables: object,
  headers: Record<string, string>,
  read: (data: Data) => T,
): Promise<T | null> {
  for (const _ of range(TRIES)) {
    const { body } = await send(document, variables, headers)
    if (!body.errors) return read(body.data)
    const [{ message, extensions }] = body.errors
    refusals.set(extensions.code, (refusals.get(extensions.code) ?? 0) + 1)
    if (!EXPLAINED.includes(extensions.code) || message.length < 10) faults.push(`${extensions.code}: ${message}`)
    await new Promise((done) => setTimeout(done, 250))
  }
  return null
}

/** A18: 2,000 checkouts with hooks at every point, whose receivers fail four times in ten. */
export const confuseHooks: RunTarget = async (_, isFull) => {
  const checkouts = isFull ? 2000 : 60
  const shop = await openShop({ WHARF_WEBHOOK_HTTP: 'true', WHARF_WEBHOOK_PRIVATE: 'true' })
  const provider = await openProvider()
  const results: Results = { orders: 0, paid: 0, refusals: new Map(), faults: [] }
  try {
    await shop.ask(
      'mutation { carrierCreate(input: { name: "Post", type: DELIVERY, descriptions: [], shippingCost: 10 }) { id } }',
      {},
    )
    for (const [point, onFailure] of Object.entries({
      PRICES: 'CONTINUE',
      TAX: 'CONTINUE',
      SHIPPING: 'CONTINUE',
      CHECKOUT: 'REFUSE',
      PAYMENT: 'REFUSE',
    }))
      await shop.ask('mutation ($input: DecisionHookCreateInput!) { decisionHookCreate(input: $input) { id } }', {
        input: {
          name: `All of ${point}`,
          url: provider.url,
          points: [point],
          deadlineMs: DEADLINE_MS,
          onFailure,
          maxPriceChangePercent: 50,
          mayAddLines: false,
        },
      })
    let next = 0
    await Promise.all(
      range(BUYERS).map(async () => {
        while (next < checkouts) await buy(shop, next++, results)
      }),
    )
    const stored = await shop.query(`select count(*)::int as n from "order"`)
    const transactions = await shop.query(`select "orderId", count(*)::int as n from payment group by 1 having count(*) > 1`)
    if (stored[0].n !== results.orders) results.faults.push(`${stored[0].n} orders are stored, and buyers know ${results.orders}`)
    if (transactions.length) results.faults.push(`${transactions.length} orders have several payments`)
    if (results.orders !== checkouts || results.paid !== checkouts)
      results.faults.push(`${results.orders} orders and ${results.paid} payments for ${checkouts} checkouts`)
    if (provider.charges.size > results.orders)
      results.faults.push(`${provider.charges.size} charges for ${results.orders} orders`)
  } finally {
    provider.close()
    await shop.close()
  }
  const refused = [...results.refusals].map(([code, count]) => `${code} ${count}`).join(', ')
  return {
    ok: results.faults.length === 0,
    text: `${checkouts} checkouts, ${provider.calls} calls of which four in ten were disturbed: ${results.orders} orders, ${results.paid} paid, ${provider.charges.size} charges; ${results.faults.length} wrong amounts, doubled payments or unexplained refusals; refused and tried again: ${refused || 'none'}${results.faults.length ? ` — ${results.faults.slice(0, 5).join(' | ')}` : ''}`,
  }
}
