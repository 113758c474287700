/**
 * The benchmark of the catalogue: loads it, then measures every flow and its baseline, a handler with one prepared statement, in turns.
 * Usage: npm run bench -- [--products=100000] [--rounds=5] [--requests=1000] [--warmup=6000] [--folder=.data/bench] [--only=parts of the names of flows]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { findRunningUrl } from '../../src/embedded-postgres/running.js'
import { openRestClient, readCredentials, startServer } from '../../test/process.js'
import { makeProduct, SOURCE } from './data.js'
import { type Flow, flows, type Keys, type Subjects } from './flows.js'
import { loadCatalog } from './load.js'
import { BenchClient, type Call, median, quantile, readCpu, readPostgresCpu, readRss } from './measure.js'

const { values: options } = parseArgs({
  args: process.argv.slice(2),
  options: {
    products: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '1000' },
    warmup: { type: 'string', default: '6000' },
    folder: { type: 'string', default: '.data/bench' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
})
const help = `Usage: npm run bench -- [options]

  --products=100000   how many products to load; products of an earlier run are kept
  --rounds=5          how many turns every flow has
  --requests=1000     how many requests a turn has
  --warmup=6000       how many requests of each flow are sent before the measurement, in turns, to warm up the server
  --folder=.data/bench  the folder of the benchmark's database
  --only=detail,bulk  only flows whose name contains one of these parts`
if (options.help) {
  console.log(help)
  process.exit(0)
}

const [count, rounds, requests, warmup] = [options.products, options.rounds, options.requests, options.warmup].map(Number) as [
  number,
  number,
  number,
  number,
]
mkdirSync(options.folder, { recursive: true, mode: 0o711 })
const startedAt = performance.now()
const PUBLIC_URL = 'http://bench.example'
const server = await startServer({ WHARF_DATA_DIR: options.folder, WHARF_PUBLIC_URL: PUBLIC_URL })
const coldStart = performance.now() - startedAt
const databaseUrl = findRunningUrl(options.folder) ?? ''
const database = new pg.Client({ connectionString: databaseUrl })
await database.connect()
const credentials = readCredentials(options.folder)
const loaded = await loadCatalog(await openRestClient(server.url, credentials.rest), database, count)
if (loaded.added)
  console.log(
    `${loaded.added} products loaded in ${loaded.seconds.toFixed(1)} s: ${Math.round(loaded.added / loaded.seconds)} products/s, ${Math.round(loaded.rows / loaded.seconds)} stored rows/s`,
  )

const { rows: backends } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
const backend = backends[0]?.pid ?? 0
const postmaster = Number(readFileSync(`/proc/${backend}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])

const keys: Keys = {
  apikey: credentials.graphql.storefrontKey,
  adminKey: credentials.graphql.adminKey,
  token: await requestToken(),
}
const subjects = await readSubjects()
const selectedFlows = flows.filter(({ name }) => options.only.split(',').some((part) => name.includes(part)))
const baseline = await startBaseline(selectedFlows)

async function requestToken(): Promise<string> {
  const { clientId, clientSecret } = credentials.rest
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret })
  const response = await fetch(`${server.url}/oauth2/token`, { method: 'POST', body: form })
  return ((await response.json()) as { access_token: string }).access_token
}

async function readSubjects(): Promise<Subjects> {
  const products = await database.query<{ id: number; sku: string; status: string }>(
    'select p.id, p.sku, p.status from product p join "productSource" s on s."productId" = p.id where s.name = $1 order by md5(p.id::text) limit 500',
    [SOURCE],
  )
  const categories = await database.query<{ id: number }>(
    `select c.id from category c join "categorySource" s on s."categoryId" = c.id where s.name = $1 and s.id like 'c%-%-%' order by md5(c.id::text) limit 100`,
    [SOURCE],
  )
  const { rows } = await database.query<{ entries: number; products: number }>(
    `select (select count(*)::int from "searchEntry" where statuses && '{A}') as entries, (select count(*)::int from product) as products`,
  )
  const { entries = 0, products: total = 0 } = rows[0] ?? {}
  return {
    productIds: products.rows.map(({ id }) => id),
    categoryIds: categories.rows.map(({ id }) => id),
    terms: ['schroevendraaier', 'waterpas', 'veiligheidsbril', 'kruiwagen', 'slijptol'],
    commonTerms: ['professionele', 'draadloze', 'zware', 'compacte', 'universele'],
    skus: products.rows.flatMap(({ sku, status }) => (status === 'A' ? sku : [])),
    lastPage: Math.ceil(entries / 12),
    lastRestPage: Math.ceil(total / 12),
    contactId: loaded.contactId,
    bulk: (i) => ({
      products: Array.from({ length: 100 }, (_, n) => makeProduct(((i * 100 + n) % Math.max(count - 100, 1)) + (i % 7))),
    }),
  }
}

interface RunningServer {
  url: string
  child: ChildProcess
}

async function startBaseline(measured: Flow[]): Promise<RunningServer> {
  const statements = measured.map(({ name, baseline: statement }) => ({
    name,
    text: (statement?.text ?? 'select 1').replaceAll('$URL', `'${PUBLIC_URL}/media/'`),
  }))
  const args = ['tools/run.mjs', 'bench/catalog/baseline.ts', databaseUrl, JSON.stringify(statements)]
  const child = spawn('node', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((found) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const match = String(chunk).match(/listens at (http\S+)/)
      if (match?.[1]) found(match[1])
    })
  })
  return { url, child }
}

const baselineCall = (n: number, flow: Flow, i: number): Call => {
  const values = flow.baseline?.values(i, subjects) ?? []
  return flow.call(0, keys, subjects).method === 'GET'
    ? { method: 'GET', path: `/baseline/${n}?value=${values[0]}`, headers: {} }
    : { method: 'POST', path: `/baseline/${n}`, headers: {}, body: JSON.stringify({ values }) }
}

interface Turn {
  node: number
  postgres: number
  waits: number[]
  seconds: number
}

const warmupRequests = (times: number) => Math.ceil(times / 2)

/** Measures one turn of one flow on one server. The first requests, which open connections and clear the caches of the previous flow, do not count. */
async function measureTurn(
  url: string,
  pid: number,
  connections: number,
  times: number,
  callOf: (i: number) => Call,
): Promise<Turn> {
  const client = new BenchClient(new URL(url), connections)
  await client.callMany(warmupRequests(times), callOf)
  const [node, postgres, at] = [readCpu(pid), readPostgresCpu(postmaster), performance.now()]
  const waits = await client.callMany(times, callOf)
  const seconds = (performance.now() - at) / 1000
  client.end()
  return { node: (readCpu(pid) - node) / times, postgres: (readPostgresCpu(postmaster) - postgres) / times, waits, seconds }
}

const requestsFor = ({ name }: Flow) =>
  name.startsWith('search') ? Math.min(requests, 40) : name.startsWith('bulk') ? 5 : requests
const runWharf = (flow: Flow, connections = 8, times = requestsFor(flow)) =>
  measureTurn(server.url, server.child.pid ?? 0, connections, times, (i) => flow.call(i, keys, subjects))
const runBaseline = (n: number, flow: Flow, connections = 8, times = requestsFor(flow)) =>
  measureTurn(baseline.url, baseline.child.pid ?? 0, connections, times, (i) => baselineCall(n, flow, i))

/** Checks that Wharf and the baseline return the same response; otherwise the comparison has no meaning. */
async function compareResponses(n: number, flow: Flow): Promise<string> {
  if (!flow.baseline) return ''
  const [wharfClient, baselineClient] = [new BenchClient(new URL(server.url), 1), new BenchClient(new URL(baseline.url), 1)]
  const [actual, expected] = await Promise.all([
    wharfClient.call(flow.call(0, keys, subjects)),
    baselineClient.call(baselineCall(n, flow, 0)),
  ])
  wharfClient.end()
  baselineClient.end()
  const [actualText, expectedText] = [actual, expected].map(({ body }) =>
    JSON.stringify(sortKeys(comparablePart(flow, JSON.parse(body)))),
  )
  const isSame = flow.name.startsWith('REST') || actualText === expectedText
  return isSame ? '' : ` (the responses differ: ${actual.body.length} and ${expected.body.length} bytes)`
}

/** The baseline ranks differently, so for a search only the total and the facets are compared. */
// biome-ignore lint/suspicious/noExplicitAny: any JSON
const comparablePart = (flow: Flow, response: any) =>
  flow.name.startsWith('search') ? { ...response.data.products, items: null } : response

// biome-ignore lint/suspicious/noExplicitAny: any JSON
function sortKeys(value: any): any {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sortKeys(value[key])]),
  )
}

/** The number of committed transactions. Every read is a transaction of its own, so it is the number of statements. PostgreSQL updates it when a connection was idle for ten seconds. */
async function readCommits(): Promise<number> {
  await new Promise((done) => setTimeout(done, 11_000))
  const { rows } = await database.query<{ n: string }>(
    'select xact_commit as n from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.n)
}

async function measureStatements(flow: Flow, before: number): Promise<{ each: number; after: number }> {
  const times = requestsFor(flow)
  await runWharf(flow, 1, times)
  const after = await readCommits()
  return { each: Math.round((after - before) / (warmupRequests(times) + times)), after }
}

const formatMs = (ms: number) => ms.toFixed(2)

async function reportCpu() {
  const notes = await Promise.all(selectedFlows.map((flow, n) => compareResponses(n, flow)))
  // The warm-up runs in turns like the measurement, because a process that ran one flow for long is slow at first with another.
  const passes = Math.ceil(warmup / requests)
  for (let pass = 0; pass < passes; pass++) {
    process.stderr.write(`\rwarming up, ${pass + 1} of ${passes}   `)
    for (const [n, flow] of selectedFlows.entries()) {
      // Slow flows need few requests to warm up.
      const times = requestsFor(flow) < requests ? Math.ceil(requestsFor(flow) / passes) : requests
      await runWharf(flow, 8, times)
      if (flow.baseline) await runBaseline(n, flow, 8, times)
    }
  }
  const turns = selectedFlows.map(() => ({ wharf: [] as Turn[], baseline: [] as Turn[] }))
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`\rround ${round + 1} of ${rounds}   `)
    for (const [n, flow] of selectedFlows.entries()) {
      turns[n]?.wharf.push(await runWharf(flow))
      if (flow.baseline) turns[n]?.baseline.push(await runBaseline(n, flow))
    }
  }
  process.stderr.write('\n')
  console.log('CPU ms per request, 8 connections, median of the rounds (Node + PostgreSQL):')
  for (const [n, flow] of selectedFlows.entries()) {
    const of = (list: Turn[] = []) => [median(list.map((t) => t.node)), median(list.map((t) => t.postgres))] as const
    const [node, postgres] = of(turns[n]?.wharf)
    const [baselineNode, baselinePostgres] = of(turns[n]?.baseline)
    const ratio = (node + postgres) / (baselineNode + baselinePostgres)
    const comparison = flow.baseline
      ? `baseline ${formatMs(baselineNode)} + ${formatMs(baselinePostgres)}, ratio ${ratio.toFixed(2)} (target ${flow.target})`
      : ''
    console.log(
      `  ${flow.name.padEnd(22)} ${formatMs(node)} + ${formatMs(postgres)} = ${formatMs(node + postgres)}; ${comparison}${notes[n]}`,
    )
  }
}

async function reportWaits() {
  console.log('Requests/s and p50/p99 in ms at 1, 8 and 32 connections:')
  for (const flow of selectedFlows) {
    const cells: string[] = []
    for (const connections of [1, 8, 32]) {
      const { waits: list, seconds } = await runWharf(flow, connections, Math.max(requestsFor(flow), connections))
      cells.push(`${Math.round(list.length / seconds)}/s ${formatMs(quantile(list, 0.5))}/${formatMs(quantile(list, 0.99))}`)
    }
    console.log(`  ${flow.name.padEnd(22)} ${cells.join('  |  ')}`)
  }
}

async function reportStatements() {
  const counts: string[] = []
  let before = await readCommits()
  for (const flow of selectedFlows.filter(({ name }) => !name.startsWith('bulk'))) {
    const { each, after } = await measureStatements(flow, before)
    before = after
    counts.push(`${flow.name} ${each}`)
  }
  console.log(`SQL statements per request: ${counts.join(', ')}`)
}

try {
  await reportCpu()
  await reportWaits()
  await reportStatements()
  console.log(
    `RSS of the server ${Math.round(readRss(server.child.pid ?? 0))} MB; start with this database ${Math.round(coldStart)} ms`,
  )
} finally {
  baseline.child.kill()
  await database.end()
  await server.end()
}
