/** A server with a catalogue of some size, beside it the server of the hand-written handlers on the same database, and how both are measured. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { findRunningUrl } from '../../src/embedded-postgres/running.js'
import { openRestClient, readCredentials, type ServerProcess, startServer } from '../../test/process.js'
import { makeProduct, SOURCE } from './data.js'
import type { Flow, Keys, Subjects } from './flows.js'
import { handlers, pathOf } from './handlers.js'
import { loadCatalog } from './load.js'
import { BenchClient, type Call, quantile, readCpu, readPostgresCpu, readRss, type Turn } from './measure.js'
import type { SizeReport } from './report.js'

const PUBLIC_URL = 'http://bench.example'
const CONNECTIONS = 8
/** A token of REST is asked for anew before it expires. */
const TOKEN_MS = 5 * 60_000

export class BenchShop {
  #keys: Keys = { apikey: '', adminKey: '', token: '' }
  #tokenAt = Number.NEGATIVE_INFINITY

  private constructor(
    readonly loaded: SizeReport['loaded'],
    private readonly requests: number,
    private readonly server: ServerProcess,
    private readonly floor: { url: string; child: ChildProcess },
    private readonly database: pg.Client,
    private readonly postmaster: number,
    private readonly credentials: ReturnType<typeof readCredentials>,
    private readonly subjects: Subjects,
  ) {}

  /** Starts both servers and loads the products that are missing. */
  static async open(folder: string, size: number, requests: number): Promise<BenchShop> {
    const server = await startServer({ WHARF_DATA_DIR: folder, WHARF_PUBLIC_URL: PUBLIC_URL })
    const url = findRunningUrl(folder) ?? ''
    const database = new pg.Client({ connectionString: url })
    await database.connect()
    const credentials = readCredentials(folder)
    const { added, seconds, contactId } = await loadCatalog(await openRestClient(server.url, credentials.rest), database, size)
    const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
    const postmaster = Number(readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
    const subjects = await readSubjects(database, size, contactId)
    const loaded = added ? { products: added, seconds } : null
    return new BenchShop(loaded, requests, server, await startFloor(url), database, postmaster, credentials, subjects)
  }

  hasFloor = ({ name }: Flow): boolean => name in handlers

  runWharf = (flow: Flow, connections = CONNECTIONS, times = this.requestsOf(flow)) =>
    this.measureTurn(this.server.url, this.server.child.pid ?? 0, connections, times, (i) =>
      flow.call(i, this.#keys, this.subjects),
    )

  runFloor = (flow: Flow, times = this.requestsOf(flow)) =>
    this.measureTurn(this.floor.url, this.floor.child.pid ?? 0, CONNECTIONS, times, (i) => this.floorCall(flow, i))

  async warmUp(flow: Flow, passes: number): Promise<void> {
    // Slow flows need few requests to warm up.
    const times = flow.requests ? Math.ceil(this.requestsOf(flow) / passes) : this.requests
    await this.runWharf(flow, CONNECTIONS, times)
    if (this.hasFloor(flow)) await this.runFloor(flow, times)
  }

  /** Checks that Wharf and the hand-written handler return the same response; otherwise the comparison has no meaning. */
  async compareResponses(flow: Flow): Promise<string> {
    await this.renewToken()
    if (!this.hasFloor(flow) || flow.name.startsWith('REST')) return ''
    const [wharf, floor] = [new BenchClient(new URL(this.server.url), 1), new BenchClient(new URL(this.floor.url), 1)]
    const [actual, expected] = await Promise.all([
      wharf.call(flow.call(0, this.#keys, this.subjects)),
      floor.call(this.floorCall(flow, 0)),
    ])
    wharf.end()
    floor.end()
    const isSame = JSON.stringify(sortKeys(JSON.parse(actual.body))) === JSON.stringify(sortKeys(JSON.parse(expected.body)))
    return isSame ? '' : `the responses differ (${actual.body.length} and ${expected.body.length} bytes)`
  }

  async printWaits(flows: readonly Flow[]): Promise<void> {
    console.log('Requests/s and p50/p99 in ms at 1, 8 and 32 connections:')
    for (const flow of flows) {
      const cells: string[] = []
      for (const connections of [1, 8, 32]) {
        const { waits, seconds } = await this.runWharf(flow, connections, Math.max(this.requestsOf(flow), connections))
        const [half, most] = [quantile(waits, 0.5), quantile(waits, 0.99)]
        cells.push(`${Math.round(waits.length / seconds)}/s ${half.toFixed(2)}/${most.toFixed(2)}`)
      }
      console.log(`  ${flow.name.padEnd(24)} ${cells.join('  |  ')}`)
    }
    await this.printStatements(flows)
  }

  readMemory = (): number => readRss(this.server.child.pid ?? 0)

  async close(): Promise<void> {
    this.floor.child.kill()
    await this.database.end()
    await this.server.end()
  }

  private requestsOf = ({ requests }: Flow): number => Math.min(requests ?? this.requests, this.requests)

  private floorCall(flow: Flow, i: number): Call {
    const values = handlers[flow.name]?.values(i, this.subjects) ?? []
    const path = pathOf(flow.name)
    return flow.call(0, this.#keys, this.subjects).method === 'GET'
      ? { method: 'GET', path: `${path}?value=${values[0]}`, headers: {} }
      : { method: 'POST', path, headers: {}, body: JSON.stringify({ values }) }
  }

  /** Measures one turn of one flow on one server. The first requests, which open connections and clear the caches of the previous flow, do not count. */
  private async measureTurn(
    url: string,
    pid: number,
    connections: number,
    times: number,
    callOf: (i: number) => Call,
  ): Promise<Turn> {
    await this.renewToken()
    const client = new BenchClient(new URL(url), connections)
    await client.callMany(beforeTurn(times), callOf)
    const [node, postgres, at] = [readCpu(pid), readPostgresCpu(this.postmaster), performance.now()]
    const waits = await client.callMany(times, callOf)
    const seconds = (performance.now() - at) / 1000
    client.end()
    return {
      node: (readCpu(pid) - node) / times,
      postgres: (readPostgresCpu(this.postmaster) - postgres) / times,
      waits,
      seconds,
    }
  }

  private async renewToken(): Promise<void> {
    if (performance.now() - this.#tokenAt < TOKEN_MS) return
    const { clientId, clientSecret } = this.credentials.rest
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret })
    const response = await fetch(`${this.server.url}/oauth2/token`, { method: 'POST', body })
    const { access_token: token } = (await response.json()) as { access_token: string }
    const { storefrontKey: apikey, adminKey } = this.credentials.graphql
    this.#keys = { apikey, adminKey, token }
    this.#tokenAt = performance.now()
  }

  private async printStatements(flows: readonly Flow[]): Promise<void> {
    const counts: string[] = []
    let before = await this.readCommits()
    for (const flow of flows.filter(({ name }) => !name.startsWith('bulk'))) {
      const times = this.requestsOf(flow)
      await this.runWharf(flow, 1, times)
      const after = await this.readCommits()
      counts.push(`${flow.name} ${Math.round((after - before) / (beforeTurn(times) + times))}`)
      before = after
    }
    console.log(`SQL transactions per request, which for reads are statements: ${counts.join(', ')}`)
  }

  /** The number of committed transactions. PostgreSQL updates it when a connection was idle for ten seconds. */
  private async readCommits(): Promise<number> {
    await new Promise((done) => setTimeout(done, 11_000))
    const { rows } = await this.database.query<{ n: string }>(
      'select xact_commit as n from pg_stat_database where datname = current_database()',
    )
    return Number(rows[0]?.n)
  }
}

const beforeTurn = (times: number) => Math.ceil(times / 2)

async function readSubjects(database: pg.Client, size: number, contactId: number): Promise<Subjects> {
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
    contactId,
    bulk: (i) => ({
      products: Array.from({ length: 100 }, (_, n) => makeProduct(((i * 100 + n) % Math.max(size - 100, 1)) + (i % 7))),
    }),
  }
}

async function startFloor(databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const args = ['tools/run.mjs', 'bench/catalog/baseline.ts', databaseUrl]
  const child = spawn('node', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((found) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const match = String(chunk).match(/listens at (http\S+)/)
      if (match?.[1]) found(match[1])
    })
  })
  return { url, child }
}

/** Sorts keys, and texts by their language: the handlers do not know which language of a channel is its first. */
// biome-ignore lint/suspicious/noExplicitAny: any JSON
function sortKeys(value: any): any {
  if (Array.isArray(value)) {
    const items = value.map(sortKeys)
    return items.every((item) => item?.language) ? items.sort((a, b) => a.language.localeCompare(b.language)) : items
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sortKeys(value[key])]),
  )
}
