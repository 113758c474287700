/** The load of a shop during a fault: buyers who check out, an importer, visitors, a receiver of webhooks, and a reader of the change feed. */
import { randomUUID } from 'node:crypto'
import { type Goods, PROCESS_CART, pause, prepareGoods, range } from '../../faults/shop.js'
import { openReceiver } from '../../receiver.js'
import type { Keys } from '../databases/nodes.js'
import { type Client, type Counts, newCounts, openClient } from './client.js'

const BUYERS = 16
const VISITORS = 6
const BUYER_PAUSE_MS = 400
const IMPORT_PAUSE_MS = 500
const BATCH = 20
export const STOCK = 10_000_000

export interface LoadResult {
  /** The orders that were acknowledged. */
  orderIds: number[]
  /** How many products the importer has, by acknowledged batches. */
  batches: number
  /** Carts that were acknowledged and then not found. */
  lostCarts: number
  refusals: string[]
  /** The orders that the receiver was told of, and how often it was told in all. */
  delivered: Set<number>
  deliveries: number
  /** The orders and products whose creation is in the feed, and how many are there twice. */
  feedOrders: Set<number>
  feedTwice: number
  feedFailure: string | null
  counts: Counts
}

export interface Load {
  goods: Goods
  /** When an order was last acknowledged. */
  acknowledgedAt: () => number
  /** The longest time for which a visitor waited between two answers, since the last call. */
  takeLongestWait: () => { ms: number; failures: string[] }
  /** Lets everybody complete what they have begun. */
  stop: () => Promise<LoadResult>
}

/** Creates the goods, their stock and the webhook. */
export async function startLoad(url: string, { apikey, visitorKey, client }: Keys, pauseMs = BUYER_PAUSE_MS): Promise<Load> {
  const counts = newCounts()
  const token = await requestToken(url, client)
  const staff = openClient({ url, apikey, token, counts })
  const goods = await prepareGoods(staff.ask)
  await staff.ask('mutation { channelUpdate(id: 1, input: { reservesStock: true }) { id } }', {})
  await staff.rest('POST /v2/inventory/bulk/sku/local', { inventory: [{ sku: 'DRILL', quantity: STOCK, location: 'A1' }] })
  const receiver = await openReceiver()
  await staff.ask('mutation ($input: EventToWebHookConfigCreateInput!) { eventToWebHookConfigCreate(input: $input) { id } }', {
    input: { trigger: 'ORDER_CREATED', url: receiver.url, names: [{ language: 'EN', value: 'Orders' }] },
  })
  const control = { isOver: false, acknowledgedAt: 0, pauseMs }
  const orderIds: number[] = []
  const refusals: string[] = []
  const lost = { carts: 0 }
  const feed = readFeed(staff, control)
  const imports = runImporter(staff, control)
  const buyers = range(BUYERS).map(() => runBuyer(staff, goods, control, orderIds, refusals, lost))
  const visitors = await Promise.all(range(VISITORS).map((i) => openVisitor(url, visitorKey, goods, control, i % 2 === 1)))
  return {
    goods,
    acknowledgedAt: () => control.acknowledgedAt,
    takeLongestWait: () => {
      const waits = visitors.map(({ takeLongest }) => takeLongest())
      return { ms: Math.max(...waits.map(({ ms }) => ms)), failures: [...new Set(waits.flatMap(({ failures }) => failures))] }
    },
    stop: async () => {
      control.isOver = true
      await Promise.all(buyers)
      const batches = await imports
      await Promise.all(visitors.map(({ done }) => done))
      const delivered = () => new Set(receiver.received.map(({ body }) => JSON.parse(body).id as number))
      const isTold = () => orderIds.every((id) => delivered().has(id))
      for (let tries = 0; tries < 600 && !isTold(); tries++) await pause(200)
      const seen = await feed(orderIds)
      await receiver.close()
      return {
        orderIds,
        batches,
        lostCarts: lost.carts,
        refusals,
        delivered: delivered(),
        deliveries: receiver.received.length,
        ...seen,
        counts,
      }
    },
  }
}

interface Control {
  isOver: boolean
  acknowledgedAt: number
  /** How long a buyer waits between two orders. */
  pauseMs: number
}

async function requestToken(url: string, client: Keys['client']): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: client.clientId,
    client_secret: client.clientSecret,
  })
  for (;;) {
    const response = await fetch(`${url}/oauth2/token`, { method: 'POST', body: form })
    if (response.ok) return ((await response.json()) as { access_token: string }).access_token
    await pause(200)
  }
}

const START = 'mutation { cartStart(input: {}) { cartId } }'
const ADD = 'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }'

/** Each buyer fills a cart and checks out, with one key until there is an answer. */
async function runBuyer(
  staff: Client,
  { productId }: Goods,
  control: Control,
  ids: number[],
  refusals: string[],
  lost: { carts: number },
) {
  while (!control.isOver) {
    try {
      const { cartId: id } = (await staff.ask(START, {})).cartStart
      await staff.ask(ADD, { id, input: { productId, quantity: 3 } })
      const { cartProcess } = await staff.ask(PROCESS_CART, { id }, randomUUID())
      ids.push(cartProcess.order.id)
      control.acknowledgedAt = performance.now()
    } catch (error) {
      const { message } = error as Error
      if (message.includes('NOT_FOUND')) lost.carts++
      refusals.push(message.slice(0, 300))
    }
    await pause(control.pauseMs)
  }
}

/** Loads products in bulk, each batch until it is acknowledged. */
async function runImporter(staff: Client, control: Control): Promise<number> {
  let batch = 0
  for (; !control.isOver; batch++) {
    const products = range(BATCH).map((i) => ({
      sku: `IMP-${batch}-${i}`,
      names: [{ language: 'NL', value: `Schroef ${batch} ${i}` }],
      status: 'A',
    }))
    await staff.rest('POST /v2/products/bulk/sku', { products }, randomUUID())
    await pause(IMPORT_PAUSE_MS)
  }
  return batch
}

export const productsOf = (batches: number) => batches * BATCH

const readProduct = (id: number) => `{ product(productId: ${id}) { sku names(language: "NL") { value } } }`
const LIST = '{ products(input: { offset: 12, page: 1 }) { itemsFound items { ... on Product { productId } } } }'
const SEARCH = '{ products(input: { term: "schroef", language: "NL", offset: 12 }) { itemsFound } }'

/** A visitor opens a product, a list and a search, in turn. */
async function openVisitor(url: string, apikey: string, { productId }: Goods, control: Control, hasSession: boolean) {
  const client = openClient({ url, apikey, counts: newCounts() })
  const started = hasSession && (await client.askOnce('mutation { startSession { session { accessToken } } }'))
  const headers: Record<string, string> = started ? { authorization: `Bearer ${started.startSession.session.accessToken}` } : {}
  let [longest, answeredAt] = [0, performance.now()]
  const failures = new Set<string>()
  const run = async () => {
    for (let n = 0; !control.isOver; n++) {
      const document = [readProduct(productId), LIST, SEARCH][n % 3] as string
      try {
        await client.askOnce(document, headers)
        longest = Math.max(longest, performance.now() - answeredAt)
        answeredAt = performance.now()
      } catch (error) {
        failures.add(`${hasSession ? 'session' : 'visitor'} ${['page', 'list', 'search'][n % 3]}: ${(error as Error).message}`)
      }
      await pause(150)
    }
  }
  const takeLongest = () => {
    const taken = { ms: Math.max(longest, performance.now() - answeredAt), failures: [...failures] }
    longest = 0
    failures.clear()
    return taken
  }
  return { done: run(), takeLongest }
}

/** Reads the feed while everything runs; at the end until it has all orders. */
function readFeed(staff: Client, control: Control) {
  const created = new Map<string, number>()
  let failure: string | null = null
  let cursor: string | null = null
  const readOn = async () => {
    const page: { items: { type: string; action: string; recordId: number }[]; cursor: string; hasMore: boolean } =
      await staff.rest(
        `GET /v2/changes?types=order,product&limit=500${cursor === null ? '' : `&after=${encodeURIComponent(cursor)}`}`,
      )
    for (const { type, action, recordId } of page.items)
      if (action === 'CREATED') created.set(`${type} ${recordId}`, (created.get(`${type} ${recordId}`) ?? 0) + 1)
    cursor = page.cursor
    return page.hasMore
  }
  const reading = (async () => {
    while (!control.isOver) {
      while (await readOn());
      await pause(300)
    }
  })().catch((error: Error) => {
    failure = error.message
  })
  return async (orderIds: readonly number[]) => {
    await reading
    const hasAll = () => orderIds.every((id) => created.has(`order ${id}`))
    for (let tries = 0; tries < 50 && failure === null && !hasAll(); tries++) {
      while (await readOn());
      await pause(100)
    }
    const feedOrders = new Set([...created.keys()].flatMap((key) => (key.startsWith('order ') ? Number(key.slice(6)) : [])))
    return { feedOrders, feedTwice: [...created.values()].filter((n) => n > 1).length, feedFailure: failure }
  }
}
