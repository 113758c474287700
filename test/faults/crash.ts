/**
 * Kills the server, or PostgreSQL, (SIGKILL) while many clients check out. Each client sends its request again, with its Idempotency-Key, until it has an
 * answer. Then the ledger is checked: no order is lost, doubled or half, its lines add up, and the numbers have no gap.
 * Usage: node tools/run.mjs test/faults/crash.ts [rounds] [clients] [server|database]
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { orderInput } from '../orders.js'
import { createFolder, removeFolder, type ServerProcess, startServer } from '../process.js'
import { killDatabase } from './kill-database.js'
import { checkLedger, type LedgerFaults } from './ledger.js'
import { type Data, fillCart, type Goods, openShopDatabase, PROCESS_CART, prepareGoods } from './shop.js'

const rounds = Number(process.argv[2] ?? 20)
const clients = Number(process.argv[3] ?? 200)
const victim = process.argv[4] ?? 'server'
/** Every fourth client sends a whole order, which nothing but its key keeps from being added twice. */
const isPlain = (client: number) => client % 4 === 3

const folder = createFolder()
const { embedded, apikey } = await openShopDatabase(folder)
const start = () => startServer({ DATABASE_URL: embedded.url, WHARF_DATA_DIR: folder, WHARF_LOG_LEVEL: 'error' })
let server: ServerProcess = await start()
let isDown = false
const count = { sent: 0, unanswered: 0, refused: 0, replayed: 0, kills: 0 }
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

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

const CREATE = 'mutation ($input: OrderCreateInput!) { orderCreate(order: $input) { id orderNumber } }'

async function inBatches<T>(items: readonly T[], size: number, work: (item: T) => Promise<unknown>) {
  for (let i = 0; i < items.length; i += size) await Promise.all(items.slice(i, i + size).map(work))
}

/** One round: all clients at once, and a kill when some of them have their answer. */
async function runRound(shop: Goods, killAfter: number): Promise<number[]> {
  const carts: string[] = []
  await inBatches(
    Array.from({ length: clients }, (_, i) => i),
    20,
    async (i) => {
      carts[i] = isPlain(i) ? '' : await fillCart(ask, shop.productId)
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
        isPlain(i) ? ask(CREATE, { input: orderInput(shop.userId) }, key, ms) : ask(PROCESS_CART, { id: cartId }, key, ms)
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

const readiness: number[] = []

async function kill() {
  count.kills++
  const killedAt = performance.now()
  if (victim === 'database') await killDatabase(embedded.adminUrl, 'SIGKILL')
  else {
    isDown = true
    await server.end('SIGKILL')
    server = await start()
    isDown = false
  }
  while ((await fetch(`${server.url}/ready`).catch(() => null))?.status !== 200) await pause(20)
  readiness.push(performance.now() - killedAt)
}

async function run(): Promise<LedgerFaults> {
  const shop = await prepareGoods(ask)
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
  const slowest = (Math.max(...readiness) / 1000).toFixed(1)
  console.log(
    `${rounds} kills of the ${victim}: ready again within ${slowest} s, ${Object.values(faults).reduce((all, one) => all + one, 0)} faults in the ledger`,
  )
  console.log(`${rounds} rounds of ${clients} clients in ${Math.round((Date.now() - began) / 1000)} s`, JSON.stringify(count))
  console.log(faults)
  const isSoon = Math.max(...readiness) <= (victim === 'database' ? 10_000 : 5000)
  process.exitCode = isSoon && Object.values(faults).every((fault) => fault === 0) ? 0 : 1
} finally {
  await server.end('SIGTERM')
  await embedded.stop()
  removeFolder(folder)
}
