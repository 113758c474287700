/**
 * One very large tenant: fills a shop that bench/catalog/fill.ts has made with price sheet lines, orders and stock rows, those that are missing, and
 * measures 50 calls of one client for each flow. It prints the size of the largest tables with their indexes.
 * Usage: node tools/run.mjs bench/large-tenant/run.ts <folder> [companies=1000] [sheets=50] [places=50] [orders=500000] [filled=1]
 */
import pg from 'pg'
import { buildUrl } from '../../src/embedded-postgres/admin-connection.js'
import { superuser } from '../../src/embedded-postgres/cluster.js'
import { findRunningUrl } from '../../src/embedded-postgres/running.js'
import { readState } from '../../src/embedded-postgres/state-file.js'
import { openRestClient, readCredentials, startServer } from '../../test/process.js'
import { flows, type Subjects } from '../catalog/flows.js'
import { BenchClient, type Call, quantile } from '../catalog/measure.js'
import { fillTenant } from './fill.js'

const [folder = '', ...settings] = process.argv.slice(2)
const given = Object.fromEntries(settings.map((setting) => setting.split('=') as [string, string]))
const size = {
  companies: Number(given.companies ?? 1000),
  sheets: Number(given.sheets ?? 50),
  places: Number(given.places ?? 50),
  orders: Number(given.orders ?? 500_000),
}
const CALLS = 50
const WARM_UP = 5

const server = await startServer({ WHARF_DATA_DIR: folder })
const credentials = readCredentials(folder)
const rest = await openRestClient(server.url, credentials.rest)
const { adminKey, storefrontKey } = credentials.graphql
const state = readState(folder)
const database = new pg.Client({ connectionString: (state ? buildUrl(state, superuser) : findRunningUrl(folder)) ?? '' })
await database.connect()
const client = new BenchClient(new URL(server.url), 1)
async function readNumber(text: string, values: unknown[] = []): Promise<number> {
  return (await database.query<{ n: number }>(text, values)).rows[0]?.n ?? 0
}

async function readIds(text: string): Promise<number[]> {
  return (await database.query<{ id: number }>(text)).rows.map(({ id }) => id)
}

async function printSizes() {
  const { rows } = await database.query<{ name: string; rows: string; heap: string; indexes: string }>(
    `select relname as name, to_char(reltuples, 'FM999,999,999') as rows, pg_size_pretty(pg_table_size(oid)) as heap, pg_size_pretty(pg_indexes_size(oid)) as indexes
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc limit 12`,
  )
  for (const { name, rows: count, heap, indexes } of rows) console.log(`${name}: ${count} rows, ${heap}, indexes ${indexes}`)
  const total = await database.query<{ size: string }>('select pg_size_pretty(pg_database_size(current_database())) as size')
  console.log(`database: ${total.rows[0]?.size}`)
}

const graphql = (query: string, variables: object = {}, apikey = adminKey): Call => ({
  method: 'POST',
  path: '/v2/graphql',
  headers: { apikey },
  body: JSON.stringify({ query, variables }),
})

async function ask(query: string, variables: object = {}) {
  const { body } = await client.call(graphql(query, variables))
  const { data, errors } = JSON.parse(body)
  if (errors) throw new Error(JSON.stringify(errors).slice(0, 500))
  return data
}

async function measure(name: string, callOf: (i: number) => Promise<Call> | Call, count = CALLS) {
  const waits: number[] = []
  for (let i = 0; i < count + WARM_UP; i++) {
    const { status, body, ms } = await client.call(await callOf(i))
    if (status >= 400 || body.startsWith('{"errors"')) throw new Error(`${name}: ${status} ${body.slice(0, 500)}`)
    if (i >= WARM_UP) waits.push(ms)
  }
  console.log(`${name}: median ${quantile(waits, 0.5).toFixed(1)} ms, p99 ${quantile(waits, 0.99).toFixed(1)} ms`)
}

const ORDER = `id orderNumber status reference total { gross net } items { id sku name quantity price priceTotal }
  addresses { type company street city }`
const ORDERS = `query ($input: OrderSearchArguments) { orders(input: $input) { itemsFound items { id orderNumber reference status total { gross } } } }`

async function measureAll() {
  const pick = <T>(list: readonly T[], i: number): T => list[i % list.length] as T
  const productIds = await readIds(
    `select p.id from product p join price on price."productId" = p.id where p.status = 'A' and p.hidden = 'N' and list > 0 order by md5(p.id::text) limit 300`,
  )
  const contacts = await readIds(`select id from contact where email like 'large%@bench.test' order by md5(id::text) limit 100`)
  const companies = await readIds(`select id from company where name like 'Large %' order by md5(id::text) limit 100`)
  const orders = await readIds(
    `select id from "order" where "orderNumber" % 4999 = 0 and reference like 'LARGE-%' order by md5(id::text)`,
  )
  const commonTerms = ['professionele', 'draadloze', 'zware', 'compacte', 'universele']
  const flow = (name: string, contactId: number) => (i: number) => {
    const subjects = { productIds, commonTerms, contactId } as unknown as Subjects
    return flows.find((each) => each.name === name)?.call(i, { apikey: storefrontKey, adminKey, token: '' }, subjects) as Call
  }
  await waitForIndex()
  await measure('product detail', flow('product detail', 0))
  await measure('list of 12 with prices of a contact', (i) => flow('page with buyer prices', pick(contacts, i))(i))
  await measure('search of a common word, with facets', flow('search, common word', 0))
  await measure('orders of a company', (i) => graphql(ORDERS, { input: { companyIds: [pick(companies, i)] } }))
  await measure('all orders, first page', () => graphql(ORDERS, { input: {} }))
  await measure('order by id, as a search', (i) =>
    graphql(ORDERS, { input: { term: String(pick(orders, i)), termFields: ['ID'] } }),
  )
  await measure('order by reference, as a search', (i) =>
    graphql(ORDERS, { input: { term: `LARGE-${1000 + i * 9001}`, termFields: ['REFERENCE'] } }),
  )
  await measure('term in any field, orders of a company', (i) =>
    graphql(ORDERS, { input: { term: `large-${i}`, companyIds: [pick(companies, i)] } }),
  )
  await measure('term in any field, all orders', (i) => graphql(ORDERS, { input: { term: `LARGE-${1000 + i * 9001}` } }), 5)
  await measure('order detail', (i) => graphql(`query ($id: Int!) { order(orderId: $id) { ${ORDER} } }`, { id: pick(orders, i) }))
  await measureFeed()
  await measureCheckout(productIds, contacts)
}

/** Waits until searches are exact: the server builds its index when the tenant is first searched. */
async function waitForIndex() {
  const startedAt = performance.now()
  const query = 'query { products(input: { term: "zware", language: "NL" }) { itemsFound isApproximate } }'
  for (;;) {
    const { products } = await ask(query)
    if (!products.isApproximate || performance.now() - startedAt > 120_000) break
    await new Promise((done) => setTimeout(done, 500))
  }
  console.log(`search index used after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
}

/** Pages of 1,000 changes, one after the other from the oldest. */
async function measureFeed() {
  const entries = await readNumber('select count(*)::int as n from "changeEntry"')
  const waits: number[] = []
  let after = ''
  for (let i = 0; i < CALLS + WARM_UP; i++) {
    const startedAt = performance.now()
    const { status, body } = await rest(`GET /v2/changes?limit=1000${after && `&after=${encodeURIComponent(after)}`}`)
    if (status !== 200) throw new Error(JSON.stringify(body))
    if (i >= WARM_UP) waits.push(performance.now() - startedAt)
    after = body.cursor ?? body.after ?? ''
  }
  console.log(
    `page of 1,000 changes of ${entries.toLocaleString('en')}: median ${quantile(waits, 0.5).toFixed(1)} ms, p99 ${quantile(waits, 0.99).toFixed(1)} ms`,
  )
}

async function measureCheckout(productIds: number[], contacts: number[]) {
  const fill = async (i: number) => {
    const contactId = contacts[i % contacts.length]
    const { cartStart } = await ask('mutation ($input: CartStartInput!) { cartStart(input: $input) { cartId } }', {
      input: { contactId },
    })
    const add = 'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }'
    for (const n of [0, 1])
      await ask(add, { id: cartStart.cartId, input: { productId: productIds[(i * 2 + n) % productIds.length], quantity: 1 } })
    return graphql(
      'mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { cartOrderId order { id } } }',
      { id: cartStart.cartId },
    )
  }
  await measure('checkout of a cart with two lines', fill)
}

try {
  if (!given.filled) await fillTenant(database, size, console.log)
  await printSizes()
  await measureAll()
} finally {
  client.end()
  await database.end()
  await server.end()
}
