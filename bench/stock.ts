/**
 * Measures stock over REST: bulk upserts (added, changed, sent again unchanged), and reservations that compete for one product.
 * It starts a built server with the embedded PostgreSQL on a real disk.
 * Usage: node tools/run.mjs bench/stock.ts [requests of 5,000 rows] [reservations]
 */
import { openRestClient } from '../test/process.js'
import { startBenchServer } from './server.js'

const [requests = 4, reservations = 10_000] = process.argv.slice(2).map(Number)
const SIZE = 5000
const AT_ONCE = 50

const server = await startBenchServer()
const { database, credentials } = server
const rest = await openRestClient(server.url, credentials.rest)

/** Products that only have a sku: what they are is not measured here. */
await database.query(`insert into product (uuid, sku, "createdAt", "lastModifiedAt")
  select gen_random_uuid(), 'STOCK-' || n, now(), now() from generate_series(0, ${requests * SIZE - 1}) n`)
await database.query('analyze product')

for (const [pass, verb] of ['added', 'changed', 'sent again unchanged'].entries()) {
  const bodies = Array.from({ length: requests }, (_, request) => ({
    inventory: Array.from({ length: SIZE }, (_, i) => ({
      sku: `STOCK-${request * SIZE + i}`,
      quantity: i + Math.min(pass, 1),
      location: 'A1',
    })),
  }))
  const before = await countUpdates()
  const cpu = server.readCpu()
  const startedAt = performance.now()
  for (const body of bodies) {
    const { status, body: answer } = await rest('POST /v2/inventory/bulk/sku/local', body)
    const failed = answer.data?.filter(({ success }: { success: boolean }) => !success)
    if (status !== 200 || failed.length) throw new Error(JSON.stringify(failed?.[0] ?? answer))
  }
  const seconds = (performance.now() - startedAt) / 1000
  const rows = requests * SIZE
  const [node, postgres] = server.readCpu().map((now, i) => now - (cpu[i] ?? 0)) as [number, number]
  const written = (await countUpdates()) - before
  const perSecond = (span: number) => Math.round(rows / span).toLocaleString('en')
  console.log(
    `${rows} rows ${verb}: ${seconds.toFixed(1)} s, ${perSecond(seconds)} rows/s, ${written} written; ` +
      `CPU: Node ${Math.round(node)} ms, PostgreSQL ${Math.round(postgres)} ms, ${perSecond((node + postgres) / 1000)} rows per CPU second`,
  )
}

/** How many rows of stock were ever added or updated; the statistics of PostgreSQL come with a delay. */
async function countUpdates(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const { rows } = await database.query(`select n_tup_ins + n_tup_upd as n from pg_stat_user_tables where relname = 'inventory'`)
  return Number(rows[0].n)
}

const stock = reservations / 2
await rest('PATCH /v2/channels/1', { reservesStock: true })
await database.query('update channel set "reservesStock" = true')
await rest('POST /v2/inventory/bulk/sku/local', { inventory: [{ sku: 'STOCK-0', quantity: stock, location: 'A1' }] })
const { rows: products } = await database.query<{ id: number }>(`select id from product where sku = 'STOCK-0'`)
const productId = products[0]?.id
const counts: Record<number, number> = {}
let next = 0
const startedAt = performance.now()
async function reserveInTurn() {
  for (let i = next++; i < reservations; i = next++) {
    const { status } = await rest('POST /v2/inventory/reservations', {
      reference: `bench-${i}`,
      items: [{ productId, quantity: 1 }],
    })
    counts[status] = (counts[status] ?? 0) + 1
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, reserveInTurn))
const seconds = (performance.now() - startedAt) / 1000
const { rows: held } = await database.query(`select sum(quantity)::int as n from "stockReservation"`)
console.log(
  `${reservations} reservations, ${AT_ONCE} at once, on a stock of ${stock}: ${counts[201] ?? 0} accepted, ${counts[400] ?? 0} refused, ` +
    `${held[0].n} held, ${Math.round(reservations / seconds)}/s`,
)
if (counts[201] !== stock || held[0].n !== stock) process.exitCode = 1
await server.stop()
