/**
 * Measures the statistics of the home page: creates orders over two years by SQL, lets the server count them, and reads them over GraphQL.
 * It starts a built server with the embedded PostgreSQL on a real disk; it does not need the whole demo shop.
 * Usage: WHARF_DEMO=small node tools/run.mjs bench/statistics.ts [orders] [companies] [products]
 */
import { startBenchServer } from './server.js'

const [orders = 100_000, companies = 1000, products = 5000] = process.argv.slice(2).map(Number)
const LINES = 5
const RUNS = 30

const server = await startBenchServer()
const { database, credentials } = server

console.log(`${orders} orders with ${LINES} lines, ${companies} companies, ${products} products`)
const filledAt = performance.now()
await database.query(`
  insert into company (uuid, name, "createdAt", "lastModifiedAt")
  select gen_random_uuid(), 'Bench ' || n, now() - n * interval '17 hours', now() from generate_series(1, ${companies}) n`)
await database.query(`
  insert into product (uuid, sku, "createdAt", "lastModifiedAt")
  select gen_random_uuid(), 'STAT-' || n, now(), now() from generate_series(1, ${products}) n`)
await database.query(`
  insert into contact (uuid, "parentCompanyId", "firstName", "createdAt", "lastModifiedAt")
  select gen_random_uuid(), (select min(id) from company where name like 'Bench %') + n % ${companies}, 'Ada', now() - (n % 17520) * interval '1 hour', now()
    from generate_series(1, 20000) n`)
await database.query(`
  insert into "order" (uuid, status, "statusDate", type, "companyId", "channelId", email, currency, language, "totalGross", "totalNet", "totalTax", "createdAt", "lastModifiedAt")
  select gen_random_uuid(), (array['NEW', 'CONFIRMED', 'ARCHIVED', 'QUOTATION'])[1 + n % 4], now(), 'dropshipment',
         (select min(id) from company where name like 'Bench %') + n % ${companies}, 1, 'bench@example.com',
         case when n % 10 = 0 then 'USD' else 'EUR' end, 'NL', n % 1000, (n % 1000) * 1.21, (n % 1000) * 0.21,
         now() - (n % 17520) * interval '1 hour', now()
    from generate_series(1, ${orders}) n`)
await database.query(`
  insert into "orderItem" (uuid, "orderId", class, "productId", quantity, sku, price, "priceTotal", "taxPercentage", "taxCode", priority, "createdAt", "lastModifiedAt")
  select gen_random_uuid(), o.id, 'product', p.first + (o.id * 7 + line * 131) % ${products}, 1 + line, 'STAT', 10, 10 * (1 + line), 21, 'H', line, o."createdAt", now()
    from "order" o cross join generate_series(1, ${LINES}) line cross join (select min(id) as first from product where sku like 'STAT-%') p
   where o.email = 'bench@example.com'`)
// One note for each order, as after the migration of a shop that has orders.
await database.query('truncate "orderToCount"')
await database.query('analyze')
await database.query('insert into "orderToCount" ("orderId") select id from "order"')
console.log(`filled in ${seconds(filledAt)} s`)

const countedAt = performance.now()
while (await waiting()) await new Promise((resolve) => setTimeout(resolve, 1000))
await database.query('analyze')
console.log(`counted by the job of the server in ${seconds(countedAt)} s, including the wait for it`)

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const { rows: found } = await database.query<{ id: number }>(`select min(id) + 7 as id from company where name like 'Bench %'`)
const companyId = found[0]?.id
const point = '{ orders quotesSent quotesWon newCompanies newContacts newCustomers revenue { currency orders gross net } }'
const sales = `query ($input: SalesStatisticsInput) { salesStatistics(input: $input) { points ${point} total ${point} } }`
const top = 'query ($input: TopProductsInput) { topProducts(input: $input) { currency items { sku name quantity gross } } }'
await measure('sales of 30 days by day', sales, { from: day(29), to: day(0) })
await measure('sales of a year by day', sales, { from: day(364), to: day(0) })
await measure('sales of two years by month', sales, { from: day(729), to: day(0), interval: 'MONTH' })
await measure('sales of a company, a year by day', sales, { from: day(364), to: day(0), companyId })
await measure('top products of 30 days', top, { from: day(29), to: day(0) })
await measure('top products of a year', top, { from: day(364), to: day(0) })
await measure('top products of two years', top, { from: day(729), to: day(0) })
await measure('top products of a company, a year', top, { from: day(364), to: day(0), companyId })
await measure('tasks', '{ deskTasks { kind count isMore } }', {})
await server.stop()

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}

async function waiting(): Promise<boolean> {
  const { rows } = await database.query<{ isWaiting: boolean }>('select exists (select from "orderToCount") as "isWaiting"')
  return rows[0]?.isWaiting ?? false
}

async function measure(name: string, query: string, input: object): Promise<void> {
  const times: number[] = []
  const cpu = server.readCpu()
  for (let run = 0; run < RUNS + 3; run++) {
    const startedAt = performance.now()
    const response = await fetch(`${server.url}/v2/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: credentials.graphql.adminKey },
      body: JSON.stringify({ query, variables: { input } }),
    })
    const { errors } = (await response.json()) as { errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    if (run >= 3) times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1)
  const [node, postgres] = server.readCpu().map((now, i) => ((now - (cpu[i] ?? 0)) / (RUNS + 3)).toFixed(1))
  console.log(`${name}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms; CPU of a request: Node ${node} ms, PostgreSQL ${postgres} ms`)
}
