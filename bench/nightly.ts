/**
 * Measures what readers of the catalogue notice of a nightly load: 100,000 prices over REST, in requests of 5,000, while a storefront
 * reads pages of twelve products at a steady pace. It starts a built server with the embedded PostgreSQL on a real disk.
 * Usage: node tools/run.mjs bench/nightly.ts [prices]
 */
import { openRestClient } from '../test/process.js'
import { median, quantile } from './catalog/measure.js'
import { startBenchServer } from './server.js'

const prices = Number(process.argv[2] ?? 100_000)
const SIZE = 5000
const READERS = 4
/** Each reader asks for a page twenty times a second. */
const PAUSE_MS = 50
const ALONE_MS = 10_000

const server = await startBenchServer()
const { database, credentials } = server
await database.query(
  `insert into product (uuid, "createdAt", "lastModifiedAt", sku, names, status)
   select gen_random_uuid(), now(), now(), 'N-' || n, jsonb_build_object('NL', 'Product ' || n), 'A' from generate_series(1, $1::int) n`,
  [prices],
)
await database.query('analyze')
const { rows } = await database.query<{ id: number }>(`select id from product where sku like 'N-%' order by id`)
const ids = rows.map(({ id }) => id)
const { rest: restCredentials, graphql } = credentials
const rest = await openRestClient(server.url, restCredentials)

const QUERY = `query ($ids: [Int!]) { productsRaw(input: { productIds: $ids, offset: 12 }) { itemsFound items {
  productId sku status names { language value } price { gross net } } } }`

async function readPage(n: number): Promise<number> {
  const variables = { ids: Array.from({ length: 12 }, (_, i) => ids[(n * 7919 + i * 104_729) % ids.length]) }
  const startedAt = performance.now()
  const response = await fetch(`${server.url}/v2/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: graphql.storefrontKey },
    body: JSON.stringify({ query: QUERY, variables }),
  })
  if (((await response.json()) as { errors?: unknown }).errors) throw new Error('a page failed')
  return performance.now() - startedAt
}

/** Reads pages until `work` is done, and returns how long each took. */
async function readDuring(work: Promise<unknown>): Promise<number[]> {
  const waits: number[] = []
  let isDone = false
  const end = work.finally(() => {
    isDone = true
  })
  await Promise.all(
    Array.from({ length: READERS }, async (_, reader) => {
      for (let n = reader; !isDone; n += READERS) {
        waits.push(await readPage(n))
        await new Promise((next) => setTimeout(next, PAUSE_MS))
      }
    }),
  )
  await end
  return waits
}

async function loadPrices(list: number) {
  for (let from = 0; from < ids.length; from += SIZE) {
    const items = ids.slice(from, from + SIZE).map((productId, i) => ({ productId, list: list + (i % 100), defaultTaxCode: 'H' }))
    const { status, body } = await rest('POST /v2/prices/bulk', { prices: items })
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body).slice(0, 300)}`)
  }
}

const show = (waits: number[]) =>
  `median ${median(waits).toFixed(1)} ms, 99 % ${quantile(waits, 0.99).toFixed(1)} ms, ${waits.length} pages`

for (let n = 0; n < 2000; n++) await readPage(n)
const alone = await readDuring(new Promise((done) => setTimeout(done, ALONE_MS)))
console.log(`alone: ${show(alone)}`)
for (const verb of ['added', 'changed']) {
  const startedAt = performance.now()
  const waits = await readDuring(loadPrices(verb === 'added' ? 10 : 20))
  const seconds = (performance.now() - startedAt) / 1000
  console.log(
    `while ${prices} prices are ${verb} (${seconds.toFixed(1)} s, ${Math.round(prices / seconds)} rows/s): ${show(waits)}; ` +
      `median ${(median(waits) / median(alone)).toFixed(1)} times, 99 % ${(quantile(waits, 0.99) / quantile(alone, 0.99)).toFixed(1)} times`,
  )
}
await server.stop()
