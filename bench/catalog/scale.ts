/**
 * Measures the searches of a shop of any size, which `fill.ts` has filled: how long a server takes after its start until its index is used, the time and CPU
 * of searches with eight clients, and of searches beside a writer who changes twenty products a second.
 * Usage: node tools/run.mjs bench/catalog/scale.ts <tree> <folder> <seconds for each flow> <flows, or all> [NAME=value for the server …]
 */
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { findRunningUrl } from '../../src/embedded-postgres/running.js'
import { readCredentials, startServer } from '../../test/process.js'
import { SOURCE } from './data.js'
import { BenchClient, type Call, quantile } from './measure.js'

const [tree = '.', folder = '', seconds = '10', chosen = 'all', ...settings] = process.argv.slice(2)
const CLIENTS = 8

const environment = Object.fromEntries(settings.map((setting) => setting.split('=') as [string, string]))
const server = await startServer({ WHARF_DATA_DIR: folder, ...environment }, tree)
const startedAt = performance.now()
const database = new pg.Client({ connectionString: findRunningUrl(folder) ?? '' })
await database.connect()
const { storefrontKey, adminKey } = readCredentials(folder).graphql
const { rows } = await database.query('select pg_backend_pid() as pid')
const own = rows[0].pid as number
const postmaster = parentOf(own)

const PAGE = 'itemsFound items { names { language value } ... on Product { productId sku } }'
const FILTERS = `filters(input: { isSearchable: true }) { attributeDescription { name } type
  textFilters { value count countActive countTotal isSelected } integerRangeFilter { min max } decimalRangeFilter { min max } }`
const SEARCH = `query ($term: String!) { products(input: { term: $term, language: "NL", page: 1, offset: 12 }) { ${PAGE} } }`
const FACETS = SEARCH.replace(PAGE, `${PAGE} ${FILTERS}`)
const CATEGORY = `query ($id: Float!) { category(categoryId: $id) { categoryId names { language value } products(input: { page: 1, offset: 12 }) {
  itemsFound items { names { language value } slugs { language value } ... on Product { productId sku } } } } }`
const UPDATE = `mutation ($id: Int!, $name: String!) {
  productUpdate(productId: $id, input: { names: [{ language: "NL", value: $name }] }) { productId } }`

const subjects = await readSubjects()
const call = (query: string, variables: object, apikey = storefrontKey): Call => ({
  method: 'POST',
  path: '/v2/graphql',
  headers: { apikey },
  body: JSON.stringify({ query, variables }),
})
const pick = <T>(list: readonly T[], i: number): T => list[i % list.length] as T
const TERMS = ['schroevendraaier', 'waterpas', 'veiligheidsbril', 'kruiwagen', 'slijptol']
const TOOLS = [
  '',
  'hamer',
  'zaag',
  'tang',
  'lamp',
  'kraan',
  'pomp',
  'helm',
  'kabel',
  'buis',
  'moer',
  'bout',
  'kwast',
  'ladder',
  'stekker',
  'spijker',
]
const MAKERS = ['Baak', 'Kolb', 'Ferrum', 'Noord', 'Zwaan', 'Tempo', 'Grip', 'Vulcan', 'Delta', 'Orbit', 'Ponton', 'Kade']
const COMMON = ['professionele', 'draadloze', 'zware', 'compacte', 'universele']

const flows: Record<string, (i: number) => Call> = {
  facets: (i) => call(FACETS, { term: pick(TERMS, i) }),
  'new facets': (i) => call(FACETS, { term: `${pick(TERMS, i)} ${pick(COMMON, Math.floor(i / 5))}` }),
  // Each of them is new: words that only some products have all of.
  'first time': (i) =>
    call(FACETS, { term: `${pick(COMMON, i)} ${pick(MAKERS, Math.floor(i / 5))} ${pick(TOOLS, Math.floor(i / 60))}`.trim() }),
  word: (i) => call(SEARCH, { term: pick(COMMON, i) }),
  sku: (i) => call(SEARCH, { term: pick(subjects.skus, i) }),
  category: (i) => call(CATEGORY, { id: pick(subjects.categoryIds, i) }),
}

try {
  console.log(`products: ${subjects.products}, memory at the start: ${memory()} MB`)
  if (chosen !== 'none') await waitForIndex()
  for (const [name, callOf] of Object.entries(flows))
    if (chosen === 'all' || chosen.split(',').includes(name)) await measure(name, callOf)
  if (chosen === 'all' || chosen.includes('written')) await measureBesideWriter()
  console.log(`memory after the load: ${memory()} MB, peak ${memory('VmHWM')} MB`)
} finally {
  await database.end()
  await server.end()
}

/** Sends a search again and again until the index answers it, and prints when that was. Before `isApproximate`, a fast answer was one of the index. */
async function waitForIndex(): Promise<void> {
  const client = new BenchClient(new URL(server.url), 1)
  const query = 'query ($term: String!) { products(input: { term: $term, language: "NL" }) { itemsFound isApproximate } }'
  for (let isIndexed = false; !isIndexed && performance.now() - startedAt < 20 * 60_000 && environment.WAIT !== '0'; ) {
    const { ms, body } = await client.call(call(query, { term: subjects.skus[0] }))
    isIndexed =
      body.includes('"isApproximate":false') ||
      (body.includes('"errors"') && (await client.call(flows.sku?.(0) as Call)).ms < 100)
    await new Promise((resolve) => setTimeout(resolve, ms < 100 ? 50 : 1000))
  }
  client.end()
  console.log(
    `index used ${((performance.now() - startedAt) / 1000).toFixed(1)} s after the start; memory ${memory()} MB, peak ${memory('VmHWM')} MB`,
  )
}

async function measure(name: string, callOf: (i: number) => Call): Promise<void> {
  const client = new BenchClient(new URL(server.url), CLIENTS)
  await client.callMany(CLIENTS * 3, callOf)
  const [node, postgres] = readCpu()
  const until = performance.now() + Number(seconds) * 1000
  const waits: number[] = []
  const kinds = new Map<string, number>()
  let i = CLIENTS * 3
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < until) {
        const { ms, status, body } = await client.call(callOf(i++))
        waits.push(ms)
        const kind = status === 200 && !body.startsWith('{"errors"') ? 'ok' : body.slice(0, 120)
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      }
    }),
  )
  const after = readCpu()
  const [ofNode, ofPostgres] = [(after[0] - node) / waits.length, (after[1] - postgres) / waits.length]
  client.end()
  const times = [0.5, 0.99].map((part) => quantile(waits, part).toFixed(0)).join(' / ')
  console.log(
    `${name.padEnd(12)} p50 / p99 ${times} ms, ${(waits.length / Number(seconds)).toFixed(0)}/s, CPU ${ofNode.toFixed(1)} + ${ofPostgres.toFixed(1)} = ${(ofNode + ofPostgres).toFixed(1)} ms  ${[...kinds].map((kind) => kind.join(' ')).join('; ')}`,
  )
}

/** One search at a time, and its CPU alone: right after each change, and beside a writer. */
async function measureBesideWriter(): Promise<void> {
  const client = new BenchClient(new URL(server.url), 2)
  const rename = (i: number) =>
    client.call(call(UPDATE, { id: pick(subjects.productIds, i), name: `Waterpas ${i} van aluminium` }, adminKey))
  const cost = async (count: number, isWritten: boolean) => {
    const sum = [0, 0]
    const waits: number[] = []
    for (let i = 0; i < count; i++) {
      if (isWritten) await rename(i)
      const before = readCpu()
      waits.push((await client.call(flows.facets?.(i) as Call)).ms)
      const after = readCpu()
      for (const n of [0, 1]) sum[n] = (sum[n] as number) + (after[n] as number) - (before[n] as number)
    }
    return `${sum.map((ms) => (ms / count).toFixed(1)).join(' + ')} = ${(sum.reduce((a, b) => a + b) / count).toFixed(1)} ms, p50 ${quantile(waits, 0.5).toFixed(1)} ms`
  }
  await cost(30, true)
  console.log(`search with facets right after an update: ${await cost(100, true)}`)
  console.log(`the same, nothing written: ${await cost(100, false)}`)
  let [isOver, written] = [false, 0]
  const writer = (async () => {
    while (!isOver) {
      const next = performance.now() + 50
      await rename(1000 + written++)
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())))
    }
  })()
  const at = performance.now()
  await measure('beside writer', flows.facets as (i: number) => Call)
  isOver = true
  await writer
  console.log(
    `${(written / ((performance.now() - at) / 1000)).toFixed(1)} products changed a second meanwhile; their CPU is in that of the searches`,
  )
  client.end()
}

async function readSubjects() {
  const products = await database.query<{ id: number; sku: string; status: string }>(
    `select p.id, p.sku, p.status from "productSource" s join product p on p.id = s."productId" where s.name = $1 and s.id like '%77' order by md5(p.id::text) limit 2000`,
    [SOURCE],
  )
  const categories = await database.query<{ id: number }>(
    `select c.id from category c join "categorySource" s on s."categoryId" = c.id where s.name = $1 and s.id like 'c%-%-%' order by md5(c.id::text) limit 100`,
    [SOURCE],
  )
  const { rows } = await database.query<{ n: string }>('select count(*) as n from "searchMember"')
  return {
    products: Number(rows[0]?.n),
    productIds: products.rows.map(({ id }) => id),
    skus: products.rows.flatMap(({ sku, status }) => (status === 'A' ? sku : [])),
    categoryIds: categories.rows.map(({ id }) => id),
  }
}

/** The memory of the server without PostgreSQL, in MB. */
function memory(field = 'VmRSS'): number {
  const text = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024)
}

function parentOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
}

/** The CPU milliseconds of the server and of PostgreSQL, to the microsecond. A backend that ends takes its time with it. */
function readCpu(): [number, number] {
  const backends = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return pid !== own && parentOf(pid) === postmaster
      } catch {
        return false
      }
    })
  return [readThreads(server.child.pid ?? 0), [postmaster, ...backends].reduce((sum, pid) => sum + readThreads(pid), 0)]
}

function readThreads(pid: number): number {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`)
    const times = tasks.map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]))
    return times.reduce((sum, time) => sum + time, 0) / 1e6
  } catch {
    return 0
  }
}
