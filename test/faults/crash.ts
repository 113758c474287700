/**
 * Kills the server, or PostgreSQL, (SIGKILL) while many clients check out. Each client sends its request again, with its Idempotency-Key, until it has an
 * answer. Then the ledger is checked: no order is lost, doubled or half, its lines add up, and the numbers have no gap.
 * `embedded`: the server runs its PostgreSQL itself; the server is killed, and every second time its PostgreSQL, too.
 * Usage: node tools/run.mjs test/faults/crash.ts [rounds] [clients] [server|database|embedded]
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { findRunningUrl } from '../../src/embedded-postgres/running.js'
import { orderInput } from '../orders.js'
import { createFolder, removeFolder, startServer } from '../process.js'
import { killDatabase } from './kill-database.js'
import { checkLedger, type LedgerFaults } from './ledger.js'
import { type KilledServer, newCount, openRetryingClient } from './retrying-client.js'
import { fillCart, type Goods, openShopDatabase, PROCESS_CART, pause, prepareGoods } from './shop.js'
import { copyFolder } from './targets/keeping.js'

const rounds = Number(process.argv[2] ?? 20)
const clients = Number(process.argv[3] ?? 200)
const victim = process.argv[4] ?? 'server'
/** Every fourth client sends a whole order, which nothing but its key keeps from being added twice. */
const isPlain = (client: number) => client % 4 === 3

const folder = createFolder()
const { embedded, apikey } = await openShopDatabase(folder)
const isEmbedded = victim === 'embedded'
if (isEmbedded) await embedded.stop()
const start = () =>
  startServer({ ...(!isEmbedded && { DATABASE_URL: embedded.url }), WHARF_DATA_DIR: folder, WHARF_LOG_LEVEL: 'error' })
/** The server may start its PostgreSQL at another port each time. */
const databaseUrl = () => (isEmbedded ? (findRunningUrl(folder) ?? '') : embedded.adminUrl)
const place: KilledServer = { server: await start(), isDown: false }
const count = newCount()
const ask = openRetryingClient(place, apikey, count)

const CREATE = 'mutation ($input: OrderCreateInput!) { orderCreate(order: $input) { id orderNumber } }'

async function inBatches<T>(items: readonly T[], size: number, work: (item: T) => Promise<unknown>) {
  for (let i = 0; i < items.length; i += size) await Promise.all(items.slice(i, i + size).map(work))
}

/** Runs one round: all clients at once, and a kill when some of them have their response. */
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
      // Every third client does not wait for its first response, so that some responses of executed requests are lost.
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
  if (victim === 'database') await killDatabase(databaseUrl(), 'SIGKILL')
  else {
    place.isDown = true
    await place.server.end('SIGKILL')
    if (isEmbedded && count.kills % 2 === 0) await killDatabase(databaseUrl(), 'SIGKILL')
    place.server = await start()
    place.isDown = false
  }
  while ((await fetch(`${place.server.url}/ready`).catch(() => null))?.status !== 200) await pause(20)
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
  return query(async (client) => checkLedger(client, ids, rounds * clients))
}

async function query<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  return work(client).finally(() => client.end())
}

const COMMITS = 50

/** How often PostgreSQL forces its log to the disk for each of some orders that are sent one after the other. */
async function countSyncs(): Promise<number> {
  const read = () =>
    query(async (client) => {
      await client.query('select pg_stat_force_next_flush()')
      return Number((await client.query(`select sum(fsyncs) as n from pg_stat_io where object = 'wal'`)).rows[0].n)
    })
  const { userId } = await findBuyer()
  const before = await read()
  for (let i = 0; i < COMMITS; i++) await ask(CREATE, { input: orderInput(userId) })
  await pause(2000)
  return ((await read()) - before) / COMMITS
}

const findBuyer = async () => ({
  userId: await query(async (client) => Number((await client.query('select min(id) as id from customer')).rows[0].id)),
})

/** Checks what a target requires besides the ledger. */
async function checkVictim(): Promise<{ isOk: boolean; text: string }> {
  if (victim === 'database')
    return {
      isOk: count.unanswered === 0 && count.unexplained === 0,
      text: `, meanwhile ${count.refused} refused (503, ${count.unexplained} without Retry-After), ${count.unanswered} unanswered`,
    }
  if (!isEmbedded) return { isOk: true, text: '' }
  const syncs = await countSyncs()
  const copy = await copyFolder(() => Promise.reject(new Error('It needs no shop')), true)
  // The figures of PostgreSQL may be a little late.
  return { isOk: syncs > 0.9 && copy.ok, text: `, ${syncs.toFixed(1)} fsyncs for each order; ${copy.text}` }
}

const began = Date.now()
try {
  const faults = await run()
  const besides = await checkVictim()
  const slowest = (Math.max(...readiness) / 1000).toFixed(1)
  console.log(
    `${rounds} kills of the ${victim}: ready again within ${slowest} s, ${Object.values(faults).reduce((all, one) => all + one, 0)} faults in the ledger${besides.text}`,
  )
  console.log(`${rounds} rounds of ${clients} clients in ${Math.round((Date.now() - began) / 1000)} s`, JSON.stringify(count))
  console.log(faults)
  const isSoon = Math.max(...readiness) <= (victim === 'database' ? 10_000 : 5000)
  process.exitCode = isSoon && besides.isOk && Object.values(faults).every((fault) => fault === 0) ? 0 : 1
} finally {
  await place.server.end('SIGTERM')
  if (!isEmbedded) await embedded.stop()
  removeFolder(folder)
}
