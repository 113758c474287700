/**
 * Measures carts. CPU time of Node (with the process that evaluates business rules) and of PostgreSQL is printed for:
 * - starting a cart, adding a line and reading the cart; a checkout of one line in four requests; a checkout of three lines;
 * - adding a line to a cart of 100 and of 500 lines, and reading that cart;
 * - the same small cart with 100 active business rules that do not apply.
 * It starts a built server with the embedded PostgreSQL on a real disk, fills it with products of its own by SQL, and buys as a key that edits orders.
 * Every flow runs before it is measured, because code that runs for the first times is slow.
 * Usage: node tools/run.mjs bench/carts.ts [carts] [carts to warm up with] [part of the name of a flow]
 */

import { runPool } from '../test/faults/shop.js'
import { BenchClient, median, quantile } from './catalog/measure.js'
import { startBenchServer } from './server.js'

const [carts = 300, warmUp = 900] = process.argv.slice(2).map(Number)
const only = process.argv[4] ?? ''
const AT_ONCE = 4
const RULES = 100
const PRODUCTS = 1000

const server = await startBenchServer()
const { database, credentials } = server
await addProducts()
const { rows: products } = await database.query<{ id: number }>("select id from product where sku like 'CART-%' order by id")
const { orderEditorKey, adminKey } = credentials.graphql
/** The client of the other benchmarks: answers are not compressed. */
const client = new BenchClient(new URL(server.url), AT_ONCE)

// biome-ignore lint/suspicious/noExplicitAny: the benchmark reads any response
async function send(query: string, variables: object, apikey = orderEditorKey): Promise<any> {
  const { body } = await client.call({
    method: 'POST',
    path: '/v2/graphql',
    headers: { apikey },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = JSON.parse(body) as { data: unknown; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors).slice(0, 500))
  return data
}

/** Products with prices, of which every fifth has tiers. */
async function addProducts() {
  const stamps = 'uuid, "createdAt", "lastModifiedAt"'
  const values = 'gen_random_uuid(), now(), now()'
  await database.query(`insert into product (${stamps}, sku, names, status)
    select ${values}, 'CART-' || n, jsonb_build_object('NL', 'Product ' || n), 'A' from generate_series(1, ${PRODUCTS}) n`)
  await database.query(`insert into price (${stamps}, "productId", list, "defaultTaxCode")
    select ${values}, id, 10 + id % 1000 * 0.37, 'H' from product where sku like 'CART-%'`)
  await database.query(`insert into "bulkPrice" (${stamps}, "priceId", "quantityFrom", value)
    select ${values}, price.uuid, q, list * 0.9 from price join product p on p.id = price."productId", unnest(array[10, 50]) q
     where p.sku like 'CART-%' and p.id % 5 = 0`)
  await database.query('vacuum analyze')
}

const CART = `cartId total { totalGross totalNet subTotal } taxLevels { taxPercentage price }
  items { itemId quantity price priceNet totalSum totalSumNet product { productId sku names { language value } } }
  invoiceAddress { city } deliveryAddress { city } payMethods { name } carriers { name price }`
const START = 'mutation { cartStart(input: { language: "NL" }) { cartId } }'
const ADD = `mutation ($id: String!, $productId: Int!) { cartAddItem(id: $id, input: { productId: $productId, quantity: 1 }) { cartId } }`
const FILL =
  'mutation ($id: String!, $items: [CartItemBulkInput!]!) { cartItemBulk(input: { cartId: $id, items: $items }) { total } }'
const READ = `query ($id: String!) { cart(id: $id) { ${CART} } }`
const PROCESS = `mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { cartOrderId order { id total { gross net } } } }`
const address = (
  type: string,
) => `cartUpdateAddress(id: $id, input: { type: ${type}, firstName: "Ann", lastName: "Bench", street: "Quay",
  number: "1", postalCode: "1000 AA", city: "Amsterdam", country: "NL", email: "ann@bench.test" }) { cartId }`
const ADDRESSES = `mutation ($id: String!) { a: ${address('INVOICE')} b: ${address('DELIVERY')} }`

const productAt = (n: number) => products[n % products.length]?.id
const startCart = async (): Promise<string> => (await send(START, {})).cartStart.cartId
const add = (id: string, n: number) => send(ADD, { id, productId: productAt(n) })
const read = (id: string) => send(READ, { id })

async function startFilled(lines: number, first: number): Promise<string> {
  const id = await startCart()
  const items = Array.from({ length: lines }, (_, i) => ({ productId: productAt(first + i), quantity: 1 + (i % 3) }))
  await send(FILL, { id, items })
  return id
}

/** A flow: `prepare` makes a cart and is not measured. `share` is its part of the usual number of carts. */
interface Flow {
  name: string
  prepare?: (n: number) => Promise<string>
  work: (id: string, n: number) => Promise<unknown>
  share?: number
}

/** Runs a flow for some carts, a few at once, and prints what it took unless it is a warm-up. */
async function run({ name, prepare, work }: Flow, count: number, isMeasured: boolean) {
  const ids = new Map<number, string>()
  if (prepare) await runPool(count, AT_ONCE, async (n) => void ids.set(n, await prepare(n)))
  const waits: number[] = []
  const cpu = server.readCpu()
  await runPool(count, AT_ONCE, async (n) => {
    const startedAt = performance.now()
    await work(ids.get(n) ?? '', n)
    waits.push(performance.now() - startedAt)
  })
  if (!isMeasured) return
  const [node, postgres] = server.readCpu().map((now, i) => (now - (cpu[i] ?? 0)) / count) as [number, number]
  console.log(
    `${name.padEnd(44)} Node ${node.toFixed(2).padStart(6)} + PostgreSQL ${postgres.toFixed(2).padStart(6)} = ${(node + postgres).toFixed(2).padStart(6)} ms CPU; ` +
      `median ${median(waits).toFixed(1)} ms, 99 % ${quantile(waits, 0.99).toFixed(1)} ms`,
  )
}

async function measure(flow: Flow) {
  if (!flow.name.includes(only)) return
  const { share = 1 } = flow
  await run(flow, Math.ceil(warmUp * share), false)
  await run(flow, Math.ceil(carts * share), true)
}

const START_ADD_READ: Flow = {
  name: 'start, add and read',
  work: async (_, n) => {
    const id = await startCart()
    await add(id, n)
    await read(id)
  },
}

const CHECKOUT_OF_ONE: Flow = {
  name: 'whole checkout of one line (4 requests)',
  work: async (_, n) => {
    const id = await startCart()
    await add(id, n)
    await send(ADDRESSES, { id })
    await send(PROCESS, { id })
  },
}

const startReady = async (lines: number, n: number) => {
  const id = await startFilled(lines, n)
  await send(ADDRESSES, { id })
  return id
}

const addTo = (lines: number, share: number): Flow => ({
  name: `add to a cart of ${lines} lines`,
  prepare: (n) => startFilled(lines, n),
  work: (id, n) => add(id, n + lines),
  share,
})

const readOf = (lines: number, share: number): Flow => ({
  name: `read a cart of ${lines} lines`,
  prepare: (n) => startFilled(lines, n),
  work: read,
  share,
})

/** Rules of several kinds, as shops have them: none of them applies to the carts here. */
async function addRules() {
  const create = `mutation ($input: BusinessRuleCreateInput!) { incentiveRuleCreate(input: $input) { id nodes { id type ... on BusinessRuleDecisionTable { content { rows { id } inputs { id field } } } } } }`
  const setAction = 'mutation ($input: IncentiveRuleSetActionInput!) { incentiveRuleSetAction(input: $input) { id } }'
  const setItems =
    'mutation ($input: IncentiveRuleOrderItemSetCellInput!) { incentiveRuleSetOrderItemConditions(input: $input) { id } }'
  const setCell =
    'mutation ($input: BusinessRuleDecisionTableSetCellInput!) { businessRuleDecisionTableSetCell(input: $input) { id } }'
  for (let n = 0; n < RULES; n++) {
    const rule = (
      await send(create, { input: { name: [{ language: 'NL', value: `Rule ${n}` }], type: 'orderIncentives' } }, adminKey)
    ).incentiveRuleCreate
    const table = rule.nodes.find(({ type }: { type: string }) => type === 'decisionTableNode')
    const key = { ruleId: rule.id, rowId: table.content.rows[0].id }
    const action = { action: 'GIVE_DISCOUNT_TO_ORDER_TOTAL', discount: 5, discountType: 'Percentage' }
    const name = [{ language: 'NL', value: `Rule ${n}` }]
    await send(setAction, { input: { ...key, name, ...action, ...(n % 4 === 3 && { actionCode: `CODE-${n}` }) } }, adminKey)
    const column = (field: string) => table.content.inputs.find((each: { field: string }) => each.field === field).id
    if (n % 2 === 0) {
      const ofProduct =
        n % 4
          ? { number: { path: 'productId', operator: 'equals', number: 1_000_000 + n } }
          : { array: { path: 'categoryIds', operator: 'contains', number: 1_000_000 + n } }
      const lines = { action: 'sum', field: 'quantity', operator: 'greaterThanOrEqualTo', number: 3 }
      const complex = { ...lines, expressions: [{ operator: 'and', expressions: [ofProduct] }] }
      await send(setItems, { input: { ...key, expression: { operator: 'and', expressions: [{ complex }] } } }, adminKey)
    } else {
      const number = { operator: 'greaterThan', number: 1_000_000 + n }
      const cell = { tableId: table.id, columnId: column('order.subTotal') }
      const expression = { operator: 'and', expressions: [{ number }] }
      await send(setCell, { input: { ...key, ...cell, expression } }, adminKey)
    }
  }
}

await measure(START_ADD_READ)
await measure(CHECKOUT_OF_ONE)
await measure({ name: 'add a line', prepare: startCart, work: add })
await measure({ name: 'read a cart of one line', prepare: (n) => startFilled(1, n), work: read })
await measure({ name: 'checkout of 3 lines', prepare: (n) => startReady(3, n), work: (id) => send(PROCESS, { id }) })
await measure(addTo(100, 0.5))
await measure(readOf(100, 0.5))
await measure(addTo(500, 0.25))
await measure(readOf(500, 0.25))
const ruled = [{ name: 'add a line', prepare: startCart, work: add }, addTo(100, 0.5)].map(
  (flow): Flow => ({ ...flow, name: `${flow.name}, with ${RULES} rules that do not apply` }),
)
if (ruled.some(({ name }) => name.includes(only))) await addRules()
for (const flow of ruled) await measure(flow)

client.end()
await server.stop()
