/**
 * Measures the search of orders by a term: creates orders with lines and addresses by SQL, and searches them over GraphQL.
 * It starts a built server with the embedded PostgreSQL on a real disk; it does not need the whole demo shop.
 * Usage: WHARF_DEMO=small node tools/run.mjs bench/orders.ts [orders …]
 */
import { startBenchServer } from './server.js'

const sizes = process.argv.slice(2).map(Number)
const LINES = 3
const RUNS = 30

const server = await startBenchServer()
const { database, credentials } = server
let filled = 0
for (const size of sizes.length ? sizes : [20_000]) {
  await fill(size)
  console.log(`${size} orders with ${LINES} lines`)
  await measure('part of a reference, one order', { term: `purchase ${Math.floor(size / 2)}x` })
  await measure('part of a name of a line, one order', { term: `drill ${Math.floor(size / 3)}-2x` })
  await measure('company on the invoice, about 20 orders', { term: `yard ${7}x` })
  await measure('the same in one field', { term: `yard ${7}x`, termFields: ['INVOICE_ADDRESS_COMPANY'] })
  await measure('nothing', { term: 'no such text' })
  await measure('nothing, in Dutch quotes of a status', { term: 'no such text', status: ['NEW'] })
  await measure('without a term', {})
}
await server.stop()

/** Adds orders up to this number. */
async function fill(size: number): Promise<void> {
  await database.query(`
    insert into "order" (uuid, status, "statusDate", type, "channelId", email, currency, language, reference, remarks, "totalGross", "createdAt", "lastModifiedAt")
    select gen_random_uuid(), 'NEW', now(), 'dropshipment', 1, 'bench' || n || '@example.com', 'EUR', 'NL', 'Purchase ' || n || 'x', 'Deliver at gate ' || n % 90,
           n % 1000, now() - (${size} - n) * interval '1 minute', now()
      from generate_series(${filled + 1}, ${size}) n`)
  await database.query(`
    insert into "orderItem" (uuid, "orderId", class, quantity, sku, name, supplier, price, "priceTotal", "taxPercentage", "taxCode", priority, "createdAt", "lastModifiedAt")
    select gen_random_uuid(), o.id, 'product', 1, 'SKU-' || o.id || '-' || line, 'Drill ' || substring(o.reference from 10 for length(o.reference) - 10) || '-' || line || 'x',
           'Supplier ' || o.id % 50, 10, 10, 21, 'H', line, now(), now()
      from "order" o cross join generate_series(1, ${LINES}) line
     where o.email like 'bench%' and not exists (select from "orderItem" i where i."orderId" = o.id)`)
  await database.query(`
    insert into "orderAddress" ("orderId", type, uuid, company, "firstName", "lastName", street, city, country, "createdAt", "lastModifiedAt")
    select o.id, kind.type, gen_random_uuid(), 'Yard ' || o.id % ${Math.max(1, Math.floor(size / 20))} || 'x', 'Ada', 'Bench', 'Dock', 'Delft', 'NL', now(), now()
      from "order" o cross join unnest(array['invoice', 'delivery']) kind(type)
     where o.email like 'bench%' and not exists (select from "orderAddress" a where a."orderId" = o.id)`)
  await database.query('vacuum analyze')
  filled = size
}

async function measure(name: string, input: object): Promise<void> {
  const query = 'query ($input: OrderSearchArguments) { orders(input: $input) { itemsFound items { id reference status } } }'
  const times: number[] = []
  let found = 0
  const before = server.readCpu()
  for (let run = 0; run < RUNS + 3; run++) {
    const startedAt = performance.now()
    const response = await fetch(`${server.url}/v2/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: credentials.graphql.adminKey },
      body: JSON.stringify({ query, variables: { input } }),
    })
    const { data, errors } = (await response.json()) as { data: { orders: { itemsFound: number } }; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    found = data.orders.itemsFound
    if (run >= 3) times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  const [node, postgres] = server.readCpu().map((now, i) => ((now - (before[i] ?? 0)) / (RUNS + 3)).toFixed(1))
  const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1)
  console.log(
    `  ${name}: ${found} found, median ${at(0.5)} ms, 95 % ${at(0.95)} ms; CPU of a request: Node ${node} ms, PostgreSQL ${postgres} ms`,
  )
}
