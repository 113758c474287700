/**
 * The benchmark of the catalogue: loads it, then measures every flow against a bare handler with one prepared statement, taking turns.
 * Usage: npm run bench -- [--products=100000] [--rounds=5] [--requests=1000] [--warmup=6000] [--folder=.data/bench] [--only=parts of the names of flows]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { findRunningUrl } from '../../src/embedded-postgres/running.js'
import { credentialsIn, restClient, startServer } from '../../test/process.js'
import { productOf, SOURCE } from './data.js'
import { type Flow, flows, type Keys, type Subjects } from './flows.js'
import { load } from './load.js'
import { type Call, Client, cpuOf, cpuOfPostgres, median, quantile, rssOf } from './measure.js'

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

  --products=100000   how many products to load; what an earlier run has loaded is kept
  --rounds=5          how often every flow takes its turn
  --requests=1000     how many requests a turn has
  --warmup=6000       how many requests of each flow go before, in turns, so that what is measured is a server that has been running
  --folder=.data/bench  where the database of the benchmark lives
  --only=detail,bulk  only flows whose name has one of these parts`
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
const began = performance.now()
const PUBLIC_URL = 'http://bench.example'
const server = await startServer({ WHARF_DATA_DIR: options.folder, WHARF_PUBLIC_URL: PUBLIC_URL })
const coldStart = performance.now() - began
const databaseUrl = findRunningUrl(options.folder) ?? ''
const database = new pg.Client({ connectionString: databaseUrl })
await database.connect()
const credentials = credentialsIn(options.folder)
const loaded = await load(await restClient(server.url, credentials.rest), database, count)
if (loaded.added)
  console.log(
    `${loaded.added} products loaded in ${loaded.seconds.toFixed(1)} s: ${Math.round(loaded.added / loaded.seconds)} products/s, ${Math.round(loaded.rows / loaded.seconds)} stored rows/s`,
  )

const { rows: own } = await database.query<{ postmaster: number }>('select pg_backend_pid() as postmaster')
const backend = own[0]?.postmaster ?? 0
const postmaster = Number(readFileSync(`/proc/${backend}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])

const keys: Keys = { apikey: credentials.graphql.storefrontKey, token: await tokenOf() }
const subjects = await subjectsOf()
const chosen = flows.filter(({ name }) => options.only.split(',').some((part) => name.includes(part)))
const floor = await startFloor(chosen)

async function tokenOf(): Promise<string> {
  const { clientId, clientSecret } = credentials.rest
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret })
  const answer = await fetch(`${server.url}/oauth2/token`, { method: 'POST', body: form })
  return ((await answer.json()) as { access_token: string }).access_token
}

async function subjectsOf(): Promise<Subjects> {
  const ids = await database.query<{ id: number }>(
    'select p.id from product p join "productSource" s on s."productId" = p.id where s.name = $1 order by md5(p.id::text) limit 500',
    [SOURCE],
  )
  const found = await database.query<{ id: number }>(
    `select c.id from category c join "categorySource" s on s."categoryId" = c.id where s.name = $1 and s.id like 'c%-%-%' order by md5(c.id::text) limit 100`,
    [SOURCE],
  )
  const { rows } = await database.query<{ entries: number; products: number }>(
    `select (select count(*)::int from "searchEntry" where statuses && '{A}') as entries, (select count(*)::int from product) as products`,
  )
  const { entries = 0, products = 0 } = rows[0] ?? {}
  return {
    productIds: ids.rows.map(({ id }) => id),
    categoryIds: found.rows.map(({ id }) => id),
    terms: ['schroevendraaier', 'waterpas', 'veiligheidsbril', 'kruiwagen', 'slijptol'],
    lastPage: Math.ceil(entries / 12),
    lastRestPage: Math.ceil(products / 12),
    bulk: (i) => ({
      products: Array.from({ length: 100 }, (_, n) => productOf(((i * 100 + n) % Math.max(count - 100, 1)) + (i % 7))),
    }),
  }
}

interface Served {
  url: string
  child: ChildProcess
}

async function startFloor(measured: Flow[]): Promise<Served> {
  const statements = measured.map(({ name, floor: bare }) => ({
    name,
    text: (bare?.text ?? 'select 1').replaceAll('$URL', `'${PUBLIC_URL}/media/'`),
  }))
  const given = ['tools/run.mjs', 'bench/catalog/floor.ts', databaseUrl, JSON.stringify(statements)]
  const child = spawn('node', given, { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((found) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const match = String(chunk).match(/serves at (http\S+)/)
      if (match?.[1]) found(match[1])
    })
  })
  return { url, child }
}

const floorCall = (n: number, flow: Flow, i: number): Call => {
  const values = flow.floor?.values(i, subjects) ?? []
  return flow.call(0, keys, subjects).method === 'GET'
    ? { method: 'GET', path: `/floor/${n}?value=${values[0]}`, headers: {} }
    : { method: 'POST', path: `/floor/${n}`, headers: {}, body: JSON.stringify({ values }) }
}

interface Turn {
  node: number
  postgres: number
  waits: number[]
  seconds: number
}

const headOf = (times: number) => Math.ceil(times / 2)

/** One turn of one flow on one server. Its first requests open connections and clear away what the flow before has left: they do not count. */
async function turn(url: string, pid: number, connections: number, times: number, callOf: (i: number) => Call): Promise<Turn> {
  const client = new Client(new URL(url), connections)
  await client.many(headOf(times), callOf)
  const [node, postgres, at] = [cpuOf(pid), cpuOfPostgres(postmaster), performance.now()]
  const waits = await client.many(times, callOf)
  const seconds = (performance.now() - at) / 1000
  client.end()
  return { node: (cpuOf(pid) - node) / times, postgres: (cpuOfPostgres(postmaster) - postgres) / times, waits, seconds }
}

const timesOf = ({ name }: Flow) => (name.startsWith('search') ? 20 : name.startsWith('bulk') ? 5 : requests)
const wharf = (flow: Flow, connections = 8, times = timesOf(flow)) =>
  turn(server.url, server.child.pid ?? 0, connections, times, (i) => flow.call(i, keys, subjects))
const bare = (n: number, flow: Flow, connections = 8, times = timesOf(flow)) =>
  turn(floor.url, floor.child.pid ?? 0, connections, times, (i) => floorCall(n, flow, i))

/** The same question must have the same answer, or the floor is none. */
async function compare(n: number, flow: Flow): Promise<string> {
  if (!flow.floor) return ''
  const [ours, theirs] = [new Client(new URL(server.url), 1), new Client(new URL(floor.url), 1)]
  const [a, b] = await Promise.all([ours.call(flow.call(0, keys, subjects)), theirs.call(floorCall(n, flow, 0))])
  ours.end()
  theirs.end()
  const [one, other] = [a, b].map(({ body }) => JSON.stringify(sorted(compared(flow, JSON.parse(body)))))
  const same = flow.name.startsWith('REST') || one === other
  return same ? '' : ` (the answers differ: ${a.body.length} and ${b.body.length} bytes)`
}

/** A bare handler ranks in its own way: of a search, what was found and its facets are compared. */
// biome-ignore lint/suspicious/noExplicitAny: any JSON
const compared = (flow: Flow, answer: any) => (flow.name.startsWith('search') ? { ...answer.data.products, items: null } : answer)

// biome-ignore lint/suspicious/noExplicitAny: any JSON
function sorted(value: any): any {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  )
}

/** Every read is a transaction of its own: how many there were is how many statements there were. PostgreSQL tells them once a connection has rested for ten seconds. */
async function committed(): Promise<number> {
  await new Promise((done) => setTimeout(done, 11_000))
  const { rows } = await database.query<{ n: string }>(
    'select xact_commit as n from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.n)
}

async function statementsOf(flow: Flow, before: number): Promise<{ each: number; after: number }> {
  const times = timesOf(flow)
  await wharf(flow, 1, times)
  const after = await committed()
  return { each: Math.round((after - before) / (headOf(times) + times)), after }
}

const shown = (ms: number) => ms.toFixed(2)

async function measure() {
  const notes = await Promise.all(chosen.map((flow, n) => compare(n, flow)))
  // In turns, as they are measured: whoever has run one flow alone for long is slow at first with another.
  const passes = Math.ceil(warmup / requests)
  for (let pass = 0; pass < passes; pass++) {
    process.stderr.write(`\rwarming up, ${pass + 1} of ${passes}   `)
    for (const [n, flow] of chosen.entries()) {
      // What takes long warms up in few requests.
      const times = timesOf(flow) < requests ? Math.ceil(timesOf(flow) / passes) : requests
      await wharf(flow, 8, times)
      if (flow.floor) await bare(n, flow, 8, times)
    }
  }
  const turns = chosen.map(() => ({ wharf: [] as Turn[], floor: [] as Turn[] }))
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`\rround ${round + 1} of ${rounds}   `)
    for (const [n, flow] of chosen.entries()) {
      turns[n]?.wharf.push(await wharf(flow))
      if (flow.floor) turns[n]?.floor.push(await bare(n, flow))
    }
  }
  process.stderr.write('\n')
  console.log('CPU ms per request, 8 connections, median of the rounds (Node + PostgreSQL):')
  for (const [n, flow] of chosen.entries()) {
    const of = (list: Turn[] = []) => [median(list.map((t) => t.node)), median(list.map((t) => t.postgres))] as const
    const [node, postgres] = of(turns[n]?.wharf)
    const [floorNode, floorPostgres] = of(turns[n]?.floor)
    const ratio = (node + postgres) / (floorNode + floorPostgres)
    const against = flow.floor
      ? `floor ${shown(floorNode)} + ${shown(floorPostgres)}, ratio ${ratio.toFixed(2)} (target ${flow.target})`
      : ''
    console.log(
      `  ${flow.name.padEnd(22)} ${shown(node)} + ${shown(postgres)} = ${shown(node + postgres)}; ${against}${notes[n]}`,
    )
  }
}

async function waits() {
  console.log('Requests/s and p50/p99 in ms at 1, 8 and 32 connections:')
  for (const flow of chosen) {
    const cells: string[] = []
    for (const connections of [1, 8, 32]) {
      const { waits: list, seconds } = await wharf(flow, connections, Math.max(timesOf(flow), connections))
      cells.push(`${Math.round(list.length / seconds)}/s ${shown(quantile(list, 0.5))}/${shown(quantile(list, 0.99))}`)
    }
    console.log(`  ${flow.name.padEnd(22)} ${cells.join('  |  ')}`)
  }
}

async function statements() {
  const told: string[] = []
  let before = await committed()
  for (const flow of chosen.filter(({ name }) => !name.startsWith('bulk'))) {
    const { each, after } = await statementsOf(flow, before)
    before = after
    told.push(`${flow.name} ${each}`)
  }
  console.log(`SQL statements per request: ${told.join(', ')}`)
}

try {
  await measure()
  await waits()
  await statements()
  console.log(
    `RSS of the server ${Math.round(rssOf(server.child.pid ?? 0))} MB; start with this database ${Math.round(coldStart)} ms`,
  )
} finally {
  floor.child.kill()
  await database.end()
  await server.end()
}
