/**
 * Sends the documents that once stopped the shop, again and again, and measures how soon they are refused and how long others wait.
 * Others are visitors with another key who read a page of twelve products. They are measured alone first.
 * Usage: node tools/run.mjs test/faults/neighbours.ts [seconds of each measurement]
 */
import pg from 'pg'
import { findRunningUrl } from '../../src/embedded-postgres/running.js'
import { createFolder, openRestClient, readCredentials, removeFolder, startServer } from '../process.js'

const seconds = Number(process.argv[2] ?? 10)
const CHILDREN = 44
const PRODUCTS = 2000
const ATTACKERS = 8
/** Neighbours ask twenty times a second, so that the machine is not full before the attack. */
const PAUSE_MS = 50

const folder = createFolder()
const server = await startServer({ WHARF_DATA_DIR: folder })
const { graphql, rest: credentials } = readCredentials(folder)
const rest = await openRestClient(server.url, credentials)

async function send(query: string, apikey: string) {
  const beganAt = performance.now()
  const answer = await fetch(`${server.url}/v2/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey },
    body: JSON.stringify({ query }),
  })
  const body = (await answer.json()) as { data?: Record<string, unknown>; errors?: { extensions?: { code?: string } }[] }
  return { took: performance.now() - beganAt, body }
}

const database = new pg.Client({ connectionString: findRunningUrl(folder) ?? '' })
await database.connect()
const { rows: tops } = await database.query<{ id: number }>('select min(id) as id from category where "parentId" is null')
const top = tops[0]?.id
const ids: number[] = []
for (let i = 0; i < CHILDREN; i++)
  ids.push((await rest('POST /v2/categories', { names: [{ language: 'NL', value: `C ${i}` }], parent: { id: top } })).body.id)
for (let from = 0; from < PRODUCTS; from += 1000)
  await rest('POST /v2/products/bulk/sku', {
    products: Array.from({ length: 1000 }, (_, i) => ({
      sku: `N-${from + i}`,
      status: 'A',
      parent: { id: ids[0] },
      names: [{ language: 'NL', value: `Zaag ${from + i}` }],
    })),
  })
await database.query('analyze')
const { rows: products } = await database.query<{ id: number }>(`select min(id) as id from product where sku like 'N-%'`)
await database.end()

const nest = (levels: number, open: string, inner: string, closes: number) =>
  `${open.repeat(levels)} ${inner} ${'}'.repeat(levels * closes)}`
const PAGE = 'category { products(input: { offset: 100 }) { items { ... on Product { '
const DOCUMENTS = {
  'families of categories': `{ category(categoryId: ${top}) { ${nest(5, 'categories { parent { ', 'categoryId', 2)} } }`,
  'pages of pages': `{ product(productId: ${products[0]?.id}) { ${nest(4, PAGE, 'productId', 4)} } }`,
}
const NEIGHBOUR = `{ products(input: { offset: 12 }) { itemsFound items { ... on Product { productId sku names { value } } } } }`

const quantile = (values: number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

async function measureNeighbours(): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (performance.now() < end) {
        const { took, body } = await send(NEIGHBOUR, graphql.adminKey)
        if (body.errors) throw new Error(JSON.stringify(body.errors))
        times.push(took)
        await new Promise((next) => setTimeout(next, PAUSE_MS))
      }
    }),
  )
  return times
}

const show = (times: number[]) =>
  `median ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms, ${times.length} requests`

/** Code that runs for the first times is slow: the server is warmed up with both kinds of documents. */
for (let i = 0; i < 3000; i++) await send(NEIGHBOUR, graphql.adminKey)
for (let i = 0; i < 100; i++) for (const document of Object.values(DOCUMENTS)) await send(document, graphql.storefrontKey)
const alone = await measureNeighbours()
console.log(`others alone: ${show(alone)}`)
for (const [name, document] of Object.entries(DOCUMENTS)) {
  let isOver = false
  const refusals: number[] = []
  const codes = new Set<string>()
  const attack = Promise.all(
    Array.from({ length: ATTACKERS }, async () => {
      while (!isOver) {
        const { took, body } = await send(document, graphql.storefrontKey)
        refusals.push(took)
        codes.add(body.errors?.[0]?.extensions?.code ?? 'answered')
        await new Promise((next) => setTimeout(next, PAUSE_MS))
      }
    }),
  )
  const times = await measureNeighbours()
  isOver = true
  await attack
  const { took } = await send(document, graphql.storefrontKey)
  console.log(`${name}: one alone took ${took.toFixed(0)} ms; ${ATTACKERS} at once ${[...codes].join(', ')}: ${show(refusals)}`)
  console.log(`  others meanwhile: ${show(times)}, p99 ${(quantile(times, 0.99) / quantile(alone, 0.99)).toFixed(1)} times`)
}
await server.end()
removeFolder(folder)
