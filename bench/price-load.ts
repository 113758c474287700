/**
 * Measures a nightly load over REST: prices, cost prices, tiers and lines of a price sheet, each added, changed and sent again unchanged.
 * CPU time of PostgreSQL is printed beside the wall time, because a shared machine makes wall time a bad measure.
 * Then it measures how lines are found in a sheet of 1,000,000 lines among 10,000 sheets.
 * It starts a built server with the embedded PostgreSQL on a real disk.
 * Usage: node tools/run.mjs bench/price-load.ts [requests of 5,000 rows] [lines of the large sheet]
 */
import { openRestClient } from '../test/process.js'
import { startBenchServer } from './server.js'

const [requests = 4, lines = 1_000_000] = process.argv.slice(2).map(Number)
const SIZE = 5000
const SHEETS = 10_000

const server = await startBenchServer()
const { database, credentials } = server

async function createProducts(count: number): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>(
    `insert into product (uuid, "createdAt", "lastModifiedAt", sku, "priceGroup")
     select gen_random_uuid(), now(), now(), 'P-' || n, 'G' || n % 100 from generate_series(1, $1::int) n returning id`,
    [count],
  )
  await database.query('analyze product')
  return rows.map(({ id }) => id)
}

const rest = await openRestClient(server.url, credentials.rest)
const productIds = await createProducts(requests * SIZE)

type BodyOf = (productIds: readonly number[], pass: number) => object

/** Sends the same rows three times: new, changed, unchanged. */
async function measureLoad(name: string, endpoint: string, bodyOf: BodyOf) {
  for (const [pass, verb] of ['added', 'changed', 'sent again unchanged'].entries()) {
    const bodies = Array.from({ length: requests }, (_, i) =>
      bodyOf(productIds.slice(i * SIZE, (i + 1) * SIZE), Math.min(pass, 1)),
    )
    const [startedAt, postgresBefore] = [performance.now(), server.readCpu()[1]]
    for (const body of bodies) {
      const response = await rest(endpoint, body)
      if (response.status >= 300) throw new Error(JSON.stringify(response.body).slice(0, 500))
    }
    const seconds = (performance.now() - startedAt) / 1000
    const count = requests * SIZE
    console.log(
      `${count} ${name} ${verb}: ${seconds.toFixed(1)} s, ${Math.round(count / seconds).toLocaleString('en')} rows/s, ` +
        `PostgreSQL ${((server.readCpu()[1] - postgresBefore) / 1000).toFixed(1)} s of CPU`,
    )
  }
}

await measureLoad('prices', 'POST /v2/prices/bulk', (ids, pass) => ({
  prices: ids.map((productId) => ({ productId, list: 10 + pass + (productId % 100) / 100, defaultTaxCode: 'H' })),
}))
await measureLoad('cost prices', 'POST /v2/cost-prices/bulk', (ids, pass) => ({
  costPrices: ids.map((productId) => ({ productId, value: 5 + pass })),
}))
await measureLoad('bulk prices', 'POST /v2/bulk-prices/bulk', (ids, pass) => ({
  bulkPrices: ids.map((productId) => ({ productId, value: 9 + pass, quantityFrom: 10 })),
}))
await rest('POST /v2/pricesheets', { code: 'BENCH' })
await measureLoad('lines of a sheet', 'POST /v2/pricesheets/code/BENCH/pricing', (ids, pass) => ({
  products: ids.map((id) => ({ id, pricing: { type: 'net', price: 8 + pass } })),
}))

/** One sheet with all products many times over, and many small ones. */
async function createLargeSheets() {
  await database.query(`insert into pricesheet (uuid, "createdAt", "lastModifiedAt", code, priority)
    select gen_random_uuid(), now(), now(), 'S-' || n, n % 10 + 1 from generate_series(1, ${SHEETS}) n`)
  await database.query(
    `insert into discount (uuid, "createdAt", "lastModifiedAt", "pricesheetId", "productId", value, "discountType", "quantityFrom")
     select gen_random_uuid(), now(), now(), s.uuid, p.id, 5, 'NET_PRICE', q from pricesheet s, product p, generate_series(1, $1::int) q
      where s.code = 'S-1' and p.sku like 'P-%'`,
    [Math.max(1, Math.round(lines / productIds.length))],
  )
  await database.query(`insert into discount (uuid, "createdAt", "lastModifiedAt", "pricesheetId", "priceGroup", value, "discountType")
    select gen_random_uuid(), now(), now(), uuid, 'G' || id % 100, 5, 'LIST_PRICE_MIN' from pricesheet where code <> 'S-1'`)
  await database.query('analyze discount; analyze pricesheet')
}

await createLargeSheets()
const twelve = productIds.slice(1000, 1012)
const { rows: plan } = await database.query(
  `explain (analyze, buffers, costs off) select l.* from pricesheet s join discount l on l."pricesheetId" = s.uuid
    where s.code = any($1) and l."productId" = any($2) and l."quantityFrom" <= 5`,
  [['S-1', 'S-2', 'S-3', 'S-4', 'S-5'], twelve],
)
console.log(plan.map((row) => Object.values(row)[0]).join('\n'))
for (const endpoint of ['GET /v2/pricesheets/code/S-1/pricing', 'GET /v2/pricesheets?offset=100']) {
  const startedAt = performance.now()
  const { body } = await rest(endpoint)
  console.log(`${endpoint}: ${body.itemsFound} found in ${(performance.now() - startedAt).toFixed(0)} ms`)
}
await server.stop()
