/**
 * Measures prices at size: 10,000 price sheets, one of them with ten lines for every product (1,000,000 lines for 100,000 products).
 * It starts a built server with the embedded PostgreSQL on a real disk, and writes the rows straight into the tables.
 * Usage: node tools/run.mjs bench/prices.ts [products] [requests]
 */
import { BenchClient, type Call, median, quantile } from './catalog/measure.js'
import { startBenchServer } from './server.js'

const [products = 100_000, requests = 500] = process.argv.slice(2).map(Number)
const SHEETS = 10_000
const PAGE = 12

const server = await startBenchServer()
const { database, credentials } = server
const client = new BenchClient(new URL(server.url), 2)
const { adminKey } = credentials.graphql

const STAMPS = 'gen_random_uuid(), now(), now()'
const insert = (table: string, columns: string, select: string) =>
  database.query(`insert into ${table} (uuid, "createdAt", "lastModifiedAt", ${columns}) select ${STAMPS}, ${select}`)

/** Products with prices and tiers, and the sheets. The first sheet has ten lines for every product, the others ten lines each. */
async function load() {
  await insert(
    'product',
    'sku, names, status, "priceGroup"',
    `'P-' || n, jsonb_build_object('NL', 'Product ' || n), 'A', 'G' || n % 50 from generate_series(1, ${products}) n`,
  )
  await insert('price', '"productId", list, "defaultTaxCode"', `id, 10 + id % 1000, 'H' from product where sku like 'P-%'`)
  await insert('"bulkPrice"', '"priceId", "quantityFrom", value', `price.uuid, q, list * 0.9 from price, unnest(array[10, 50]) q`)
  await insert('pricesheet', 'code, priority', `'S-' || n, 1 + n % 3 from generate_series(1, ${SHEETS}) n`)
  await insert(
    'discount',
    '"pricesheetId", "productId", "quantityFrom", "discountType", value',
    `s.uuid, p.id, q, 'LIST_PRICE_MIN', 5 + q from pricesheet s, product p, generate_series(1, 10) q where s.code = 'S-1' and p.sku like 'P-%'`,
  )
  await insert(
    'discount',
    '"pricesheetId", "productId", "quantityFrom", "discountType", value',
    `s.uuid, p.id, 1, 'NET_PRICE', 5 from pricesheet s join product p on p.sku = 'P-' || (1 + s.id * 7 % ${products}) where s.code <> 'S-1'`,
  )
  await database.query('analyze')
}

/** A company with some of the sheets, and a contact who buys for it. */
async function addBuyer(name: string, sheets: number): Promise<number> {
  const { rows: companies } = await database.query<{ id: number }>(
    `insert into company (uuid, "createdAt", "lastModifiedAt", name) values (${STAMPS}, $1) returning id`,
    [name],
  )
  const { rows } = await database.query<{ id: number }>(
    `insert into contact (uuid, "createdAt", "lastModifiedAt", "parentCompanyId", email) values (${STAMPS}, $1, $2) returning id`,
    [companies[0]?.id, `${name}@bench.test`],
  )
  await database.query(
    `insert into "pricesheetParty" ("pricesheetId", "companyId") select id, $1 from pricesheet order by code <> 'S-1', id limit $2`,
    [companies[0]?.id, sheets],
  )
  return rows[0]?.id ?? 0
}

const FIELDS = 'productId names { value } sku status minimumQuantity unit'
const PRICES = (contactId: number) => `price(input: { contactId: ${contactId} }) { gross net type discount { quantityFrom } }
  bulkPrices(input: { contactId: ${contactId} }) { gross net quantity } priceData { list suggested display }`

function pageCall(fields: string, n: number): Call {
  const ids = Array.from({ length: PAGE }, (_, i) => firstId + ((n * 7919 + i * 104_729) % products))
  const query = `query ($ids: [Int!]) { productsRaw(input: { productIds: $ids, offset: ${PAGE} }) { items { ${FIELDS} ${fields} } } }`
  return {
    method: 'POST',
    path: '/v2/graphql',
    headers: { apikey: adminKey },
    body: JSON.stringify({ query, variables: { ids } }),
  }
}

async function measure(name: string, callOf: (n: number) => Call, count = requests) {
  // Code that runs for the first times is slow.
  await client.callMany(count * 4, callOf)
  const cpu = server.readCpu()
  const waits = await client.callMany(count, callOf)
  const perCall = (ms: number) => (ms / count).toFixed(2)
  const [node, postgres] = server.readCpu().map((now, i) => now - (cpu[i] ?? 0)) as [number, number]
  console.log(
    `${name.padEnd(44)} Node ${perCall(node)} ms, PostgreSQL ${perCall(postgres)} ms CPU; ` +
      `median ${median(waits).toFixed(1)} ms, 99 % ${quantile(waits, 0.99).toFixed(1)} ms`,
  )
}

const startedAt = performance.now()
await load()
const { rows: firsts } = await database.query<{ id: number }>(`select min(id) as id from product where sku like 'P-%'`)
const firstId = firsts[0]?.id ?? 1
console.log(
  `${products} products, ${products * 10} lines in one sheet, ${SHEETS} sheets: loaded in ${Math.round((performance.now() - startedAt) / 1000)} s`,
)
const [few, some, many] = [await addBuyer('few', 3), await addBuyer('some', 200), await addBuyer('many', 1000)]
await measure(`page of ${PAGE}, no prices`, (n) => pageCall('', n))
await measure(`page of ${PAGE}, prices of a visitor`, (n) => pageCall(PRICES(0), n))
await measure(`page of ${PAGE}, prices of a buyer, 3 sheets`, (n) => pageCall(PRICES(few), n))
await measure(`page of ${PAGE}, prices of a buyer, 200 sheets`, (n) => pageCall(PRICES(some), n))
await measure(`page of ${PAGE}, prices of a buyer, 1,000 sheets`, (n) => pageCall(PRICES(many), n))

client.end()
await server.stop()
