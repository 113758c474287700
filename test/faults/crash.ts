/**
 * Kills the server (SIGKILL) while many clients check out. Each client sends its request again, with its Idempotency-Key, until it has an
 * answer. Then the ledger is checked: no order is lost, doubled or half, its lines add up, and the numbers have no gap.
 * Usage: node tools/run.mjs test/faults/crash.ts [rounds] [clients]
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrateAll } from '../../src/boot.js'
import { roleDomains } from '../../src/core/auth/access.js'
import { DEFAULT_TENANT } from '../../src/core/auth/tenants.js'
import { systemClock } from '../../src/core/base/clock.js'
import { openDatabase } from '../../src/db/database.js'
import type { Roles } from '../../src/db/json.js'
import { startEmbedded } from '../../src/embedded-postgres/embedded.js'
import { issueGqlKey } from '../../src/rooms/accounts/apikey/apikey.service.js'
import { orderInput } from '../orders.js'
import { createFolder, removeFolder, type ServerProcess, startServer } from '../process.js'
import { checkLedger, type LedgerFaults } from './ledger.js'

const rounds = Number(process.argv[2] ?? 20)
const clients = Number(process.argv[3] ?? 200)
/** Every fourth client sends a whole order, which nothing but its key keeps from being added twice. */
const isPlain = (client: number) => client % 4 === 3

const folder = createFolder()
const embedded = await startEmbedded({ dataDir: folder, log: () => undefined })
await migrateAll(embedded.url, systemClock(null))
const everything = Object.fromEntries(roleDomains.map((domain) => [domain, 'OWNER'])) as Roles
const control = openDatabase({ url: embedded.url, size: 2, onError: () => undefined })
const { key: apikey } = await issueGqlKey(control, new Date(), {
  tenantId: DEFAULT_TENANT,
  name: 'crash',
  roles: everything,
  channelId: 1,
})
await control.destroy()

const start = () => startServer({ DATABASE_URL: embedded.url, WHARF_DATA_DIR: folder, WHARF_LOG_LEVEL: 'error' })
let server: ServerProcess = await start()
let isDown = false
const count = { sent: 0, unanswered: 0, refused: 0, replayed: 0, kills: 0 }
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

// biome-ignore lint/suspicious/noExplicitAny: each document answers something else
type Data = any

/** Sends a document until it is answered. A client that hangs up does so at its first try. */
async function ask(query: string, variables: object, key: string | null = null, hangUpMs = 0): Promise<Data> {
  for (let tries = 0; ; tries++) {
    while (isDown) await pause(50)
    count.sent++
    try {
      const response = await fetch(`${server.url}/v2/graphql`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify({ query, variables }),
        ...(hangUpMs > 0 && tries === 0 && { signal: AbortSignal.timeout(hangUpMs) }),
      })
      const { data, errors } = (await response.json()) as Data
      if (response.headers.get('idempotency-replayed')) count.replayed++
      if (!errors) return data
      const { code } = errors[0].extensions
      if (code !== 'SERVICE_UNAVAILABLE' && code !== 'IDEMPOTENCY_KEY_IN_USE') throw new Refused(JSON.stringify(errors))
      count.refused++
    } catch (error) {
      if (error instanceof Refused) throw error
      count.unanswered++
    }
    await pause(100)
  }
}

class Refused extends Error {}

async function prepareShop(): Promise<{ productId: number; userId: number }> {
  await ask('mutation { channelUpdate(id: 1, input: { numbersOrders: true }) { id } }', {})
  await ask('mutation { taxCreate(input: { code: H, zone: "NL", percentage: 21 }) { id } }', {})
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

async function fillCart(productId: number): Promise<string> {
  const { cartStart } = await ask('mutation { cartStart(input: {}) { cartId } }', {})
  const add = 'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }'
  await ask(add, { id: cartStart.cartId, input: { productId, quantity: 3 } })
  return cartStart.cartId
}

const PROCESS = `mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { cartOrderId order { id orderNumber } } }`
const CREATE = 'mutation ($input: OrderCreateInput!) { orderCreate(order: $input) { id orderNumber } }'

async function inBatches<T>(items: readonly T[], size: number, work: (item: T) => Promise<unknown>) {
  for (let i = 0; i < items.length; i += size) await Promise.all(items.slice(i, i + size).map(work))
}

/** One round: all clients at once, and a kill when some of them have their answer. */
async function runRound(shop: { productId: number; userId: number }, killAfter: number): Promise<number[]> {
  const carts: string[] = []
  await inBatches(
    Array.from({ length: clients }, (_, i) => i),
    20,
    async (i) => {
      carts[i] = isPlain(i) ? '' : await fillCart(shop.productId)
    },
  )
  let answered = 0
  let killed: Promise<unknown> | null = null
  const ids = await Promise.all(
    carts.map(async (cartId, i) => {
      const key = randomUUID()
      // Every third client does not wait for its first answer, so that some answers to what was done are lost.
      const hangUpMs = i % 3 === 0 ? 1 + ((i * 37) % 1000) : 0
      const send = (ms = 0) =>
        isPlain(i) ? ask(CREATE, { input: orderInput(shop.userId) }, key, ms) : ask(PROCESS, { id: cartId }, key, ms)
      const data = await send(hangUpMs)
      if (++answered === killAfter) killed = kill()
      const again = await send()
      if (JSON.stringify(again) !== JSON.stringify(data)) throw new Error(`Two answers: ${JSON.stringify([data, again])}`)
      return (data.cartProcess?.order ?? data.orderCreate).id as number
    }),
  )
  await killed
  return ids
}

async function kill() {
  isDown = true
  count.kills++
  await server.end('SIGKILL')
  server = await start()
  isDown = false
}

async function run(): Promise<LedgerFaults> {
  const shop = await prepareShop()
  const ids: number[] = []
  for (let round = 0; round < rounds; round++) {
    // The kill comes early in some rounds and late in others.
    const answered = await runRound(shop, 1 + Math.floor((clients * round) / rounds / 1.2))
    ids.push(...answered)
    console.log(`round ${round + 1}: ${answered.length} orders`, JSON.stringify(count))
  }
  const client = new pg.Client({ connectionString: embedded.url })
  await client.connect()
  return checkLedger(client, ids, rounds * clients).finally(() => client.end())
}

const began = Date.now()
try {
  const faults = await run()
  console.log(`${rounds} rounds of ${clients} clients in ${Math.round((Date.now() - began) / 1000)} s`, JSON.stringify(count))
  console.log(faults)
  process.exitCode = Object.values(faults).every((fault) => fault === 0) ? 0 : 1
} finally {
  await server.end('SIGTERM')
  await embedded.stop()
  removeFolder(folder)
}
