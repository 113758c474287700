/**
 * Measures carts: a line is added and the cart is read again, and a cart of three lines becomes an order. CPU time of Node and of
 * PostgreSQL and the number of statements are printed. It starts a built server with the embedded PostgreSQL on a real disk and buys
 * the demo products as a visitor of the shop.
 * The server is warmed up with the same story, as in `npm run bench`.
 * Usage: node tools/run.mjs bench/carts.ts [carts] [carts to warm up with]
 */

import { runPool } from '../test/faults/shop.js'
import { BenchClient, median, quantile } from './catalog/measure.js'
import { startBenchServer } from './server.js'

const [carts = 500, warmUp = 1500] = process.argv.slice(2).map(Number)
const AT_ONCE = 4

const server = await startBenchServer()
const { database, credentials } = server
const { rows: products } = await database.query<{ id: number }>(
  `select p.id from product p join price on price."productId" = p.id where p.status = 'A' and p.orderable = 'Y' and p."clusterId" is null order by p.id limit 12`,
)
const { orderEditorKey } = credentials.graphql
/** The client of the other benchmarks: answers are not compressed. */
const client = new BenchClient(new URL(server.url), AT_ONCE)

// biome-ignore lint/suspicious/noExplicitAny: the benchmark reads any response
async function send(query: string, variables: object): Promise<any> {
  const { body } = await client.call({
    method: 'POST',
    path: '/v2/graphql',
    headers: { apikey: orderEditorKey },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = JSON.parse(body) as { data: unknown; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors).slice(0, 500))
  return data
}

const CART = `cartId total { totalGross totalNet subTotal } taxLevels { taxPercentage price }
  items { itemId quantity price priceNet totalSum totalSumNet product { productId sku names { language value } } }
  invoiceAddress { city } deliveryAddress { city } payMethods { name } carriers { name price }`
const ADD = `mutation ($id: String!, $productId: Int!) { cartAddItem(id: $id, input: { productId: $productId, quantity: 1 }) { cartId } }`
const READ = `query ($id: String!) { cart(id: $id) { ${CART} } }`
const PROCESS = `mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { cartOrderId order { id total { gross net } } } }`
const address = (
  type: string,
) => `cartUpdateAddress(id: $id, input: { type: ${type}, firstName: "Ann", lastName: "Bench", street: "Quay",
  number: "1", postalCode: "1000 AA", city: "Amsterdam", country: "NL", email: "ann@bench.test" }) { cartId }`

async function startCart(): Promise<string> {
  const { cartStart } = await send('mutation { cartStart(input: { language: "NL" }) { cartId } }', {})
  await send(`mutation ($id: String!) { a: ${address('INVOICE')} b: ${address('DELIVERY')} }`, { id: cartStart.cartId })
  return cartStart.cartId
}

const startCarts = (count: number) => runPool(count, AT_ONCE, startCart)

/** Runs the work for each of the carts, a few at once, and prints what it took unless it is a warm-up. */
async function measure(name: string, ids: readonly string[], work: (id: string, n: number) => Promise<unknown>) {
  const waits: number[] = []
  const cpu = server.readCpu()
  await runPool(ids.length, AT_ONCE, async (n) => {
    const startedAt = performance.now()
    await work(ids[n] as string, n)
    waits.push(performance.now() - startedAt)
  })
  if (!name) return
  const perCall = (ms: number) => (ms / ids.length).toFixed(2)
  const [node, postgres] = server.readCpu().map((now, i) => now - (cpu[i] ?? 0)) as [number, number]
  console.log(
    `${name.padEnd(28)} Node ${perCall(node)} ms, PostgreSQL ${perCall(postgres)} ms CPU; ` +
      `median ${median(waits).toFixed(1)} ms, 99 % ${quantile(waits, 0.99).toFixed(1)} ms`,
  )
}

const productAt = (n: number) => products[n % products.length]?.id

/** Three lines are added, each time the cart is read again, and it becomes an order. */
async function buy(ids: readonly string[], isMeasured: boolean) {
  const nameIf = (name: string) => (isMeasured ? name : '')
  for (const round of [0, 1, 2])
    await measure(nameIf(`add to cart and read, line ${round + 1}`), ids, async (id, n) => {
      await send(ADD, { id, productId: productAt(n + round) })
      await send(READ, { id })
    })
  await measure(nameIf('checkout of 3 lines'), ids, (id) => send(PROCESS, { id }))
}

await buy(await startCarts(warmUp), false)
await buy(await startCarts(carts), true)
const { rows: made } = await database.query<{ n: number }>('select count(*)::int as n from "order"')
console.log(`${made[0]?.n} orders in the database`)

client.end()
await server.stop()
