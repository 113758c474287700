/** A shop for the fault scripts: PostgreSQL in a folder, a built server in a separate process, one product, one buyer, and keys for everything. */
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { migrateAll } from '../../src/boot.js'
import { roleDomains } from '../../src/core/auth/access.js'
import { systemClock } from '../../src/core/base/clock.js'
import { openDatabase } from '../../src/db/database.js'
import type { Roles } from '../../src/db/json.js'
import { DEFAULT_TENANT } from '../../src/db/tenants/tenants.js'
import { type EmbeddedPostgres, startEmbedded } from '../../src/embedded-postgres/embedded.js'
import { issueGqlKey, issueRestClient } from '../../src/modules/accounts/apikey/apikey.service.js'
import { createFolder, openRestClient, removeFolder, type ServerProcess, startServer } from '../process.js'

// biome-ignore lint/suspicious/noExplicitAny: each document answers something else
export type Data = any
export type Ask = (query: string, variables: object) => Promise<Data>

export interface Goods {
  productId: number
  userId: number
}

/** Adds everything that an order needs. */
export async function prepareGoods(ask: Ask): Promise<Goods> {
  await ask('mutation { channelUpdate(id: 1, input: { numbersOrders: true }) { id } }', {})
  // The demo has this tax already.
  await ask('mutation { taxCreate(input: { code: H, zone: "NL", percentage: 21 }) { id } }', {}).catch(() => undefined)
  const category = await ask(
    'mutation { categoryCreate(input: { names: [{ language: "NL", value: "All" }] }) { categoryId } }',
    {},
  )
  const product = await ask(
    `mutation ($id: Int!) { productCreate(input: { names: [{ language: "NL", value: "Boor" }], sku: "DRILL", categoryId: $id, status: A }) { productId } }`,
    { id: category.categoryCreate.categoryId },
  )
  const { productId } = product.productCreate
  await ask('mutation ($id: Int!) { priceCreate(input: { productId: $id, list: 19.95, defaultTaxCode: H }) { id } }', {
    id: productId,
  })
  const customer = await ask(
    'mutation { customerCreate(input: { firstName: "Bo", lastName: "Buyer", email: "bo@example.com" }) { userId } }',
    {},
  )
  return { productId, userId: customer.customerCreate.userId }
}

export async function fillCart(ask: Ask, productId: number): Promise<string> {
  const { cartStart } = await ask('mutation { cartStart(input: {}) { cartId } }', {})
  const add = 'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }'
  await ask(add, { id: cartStart.cartId, input: { productId, quantity: 3 } })
  return cartStart.cartId
}

export const PROCESS_CART = `mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { cartOrderId order { id orderNumber } } }`

/** An empty, migrated database with keys for everything. */
export async function openShopDatabase(folder: string) {
  const embedded = await startEmbedded({ dataDir: folder, log: () => undefined })
  await migrateAll(embedded.url, systemClock(null))
  const roles = Object.fromEntries(roleDomains.map((domain) => [domain, 'OWNER'])) as Roles
  const control = openDatabase({ url: embedded.url, size: 2, onError: () => undefined })
  const given = { tenantId: DEFAULT_TENANT, name: 'faults', roles }
  const { key: apikey } = await issueGqlKey(control, new Date(), { ...given, channelId: 1 })
  const { key: visitorKey } = await issueGqlKey(control, new Date(), {
    ...given,
    roles: { shop: 'VIEWER', product: 'VIEWER' },
    channelId: 1,
  })
  const { row, clientSecret } = await issueRestClient(control, new Date(), given)
  await control.destroy()
  return { embedded, apikey, visitorKey, client: { clientId: row.clientId, clientSecret } }
}

export interface Shop extends Goods {
  folder: string
  embedded: EmbeddedPostgres
  server: ServerProcess
  url: string
  apikey: string
  visitorKey: string
  /** Answers the data of a document, and throws when there are errors. */
  ask: Ask
  /** Answers whatever came, with its status. */
  send: (
    query: string,
    variables?: object,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: Data; text: string }>
  rest: Awaited<ReturnType<typeof openRestClient>>
  /** The Bearer token of `rest`. */
  token: string
  /** Runs a statement on a separate connection. */
  query: (sql: string, values?: unknown[]) => Promise<Data[]>
  close: () => Promise<void>
}

export async function openShop(environment: Record<string, string> = {}, through = async (url: string) => url): Promise<Shop> {
  const folder = createFolder()
  const { embedded, apikey, visitorKey, client } = await openShopDatabase(folder)
  const server = await startServer({
    DATABASE_URL: await through(embedded.url),
    WHARF_DATA_DIR: folder,
    WHARF_LOG_LEVEL: 'error',
    ...environment,
  })
  const { url } = server
  const send: Shop['send'] = async (query, variables = {}, headers = {}) => {
    const answer = await fetch(`${url}/v2/graphql`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    })
    const text = await answer.text()
    return { status: answer.status, body: JSON.parse(text), text }
  }
  const ask: Ask = async (query, variables) => {
    const { body } = await send(query, variables)
    if (body.errors) throw new Error(JSON.stringify(body.errors))
    return body.data
  }
  const query: Shop['query'] = async (sql, values = []) => {
    const client = new pg.Client({ connectionString: embedded.adminUrl })
    client.on('error', () => undefined)
    await client.connect()
    return (await client.query(sql, values).finally(() => client.end())).rows
  }
  const goods = await prepareGoods(ask)
  const rest = await openRestClient(url, client)
  const token = await requestToken(url, client)
  const close = async () => {
    await server.end('SIGTERM')
    await embedded.stop()
    removeFolder(folder)
  }
  return { ...goods, folder, embedded, server, url, apikey, visitorKey, ask, send, rest, token, query, close }
}

async function requestToken(
  url: string,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret })
  const answer = await fetch(`${url}/oauth2/token`, { method: 'POST', body })
  return ((await answer.json()) as { access_token: string }).access_token
}

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
export const range = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Runs work with at most `atOnce` of it at a time. */
export async function runPool<T>(count: number, atOnce: number, work: (i: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const run = async () => {
    for (let i = next++; i < count; i = next++) results[i] = await work(i)
  }
  await Promise.all(range(atOnce).map(run))
  return results
}

export const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/** How often each value occurs. */
export const tally = (values: readonly unknown[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1
  return counts
}

/** The memory of a process, in megabytes. */
export const readRss = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024

/** The result of a target: whether it was met, and its one number in words. */
export interface Figure {
  ok: boolean
  text: string
}

export type RunTarget = (shop: () => Promise<Shop>, isFull: boolean) => Promise<Figure>
