/**
 * The metrics of a server, for Prometheus. Every label has few values, whatever clients send: names that clients choose, such as those of
 * operations, are not labels, and only the first clients and error codes get their own labels.
 */
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { MetricAbout } from '../core/background-work.js'
import type { Cost } from '../core/base/budget.js'
import type { PoolUse } from '../db/pool.js'

declare module '../core/background-work.js' {
  interface MetricAbout {
    /** The names of its labels. The name of each of its values ends with them, as in `name{tenant="default"}`. Modules limit how many there are. */
    labels?: readonly string[]
  }
}

/** A completed request. */
export interface ServedRequest {
  api: 'graphql' | 'rest' | 'other'
  /** `none`: it was refused before its kind was known, or requested a page. */
  kind: 'query' | 'command' | 'none'
  status: number
  seconds: number
  codes: readonly string[]
  /** Null if the client was not recognized, or nothing was done. */
  client: { tenant: string; credential: string; cost: Cost } | null
}

/** The values of metrics by name, for all tenants of this server. */
export type MetricValues = Readonly<Record<string, number>>

export interface MetricSources {
  pools: () => readonly PoolUse[]
  /** Returns null if the database does not respond. */
  values: () => Promise<MetricValues | null>
  about: Readonly<Record<string, MetricAbout>>
  replicas?: () => readonly { name: string; state: string; lagSeconds: number | null }[]
}

export interface Metrics {
  countRequest(request: ServedRequest): void
  countStatement(ms: number): void
  /** Returns the metrics in the format of Prometheus. */
  write(): Promise<string>
  contentType: string
}

const MAX_CLIENTS = 100
const MAX_CODES = 200
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Values that several gauges share are read at most once in this time. */
const READ_EVERY_MS = 1000

export function openMetrics(sources: MetricSources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({ name: 'wharf_processes', help: 'Processes that serve requests.', registers }).set(1)
  AggregatorRegistry.setRegistries(registers)
  const requests = countRequests(registers)
  addPoolGauges(registers, sources.pools)
  addModuleMetrics(registers, sources)
  if (sources.replicas) addReplicaGauges(registers, sources.replicas)
  return {
    countRequest: requests,
    countStatement: countStatements(registers),
    write: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

type Registers = Registry[]

function countRequests(registers: Registers): Metrics['countRequest'] {
  const duration = new Histogram({
    name: 'wharf_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['interface', 'kind'] as const,
    buckets: SECONDS,
    registers,
  })
  const requests = new Totals(['interface', 'kind', 'status'])
  requests.publish('wharf_requests_total', 'Requests that were completed.', 0, registers)
  const errors = new Totals(['interface', 'code'])
  const errorsHelp = 'Errors in responses, by their code. A GraphQL response with errors has the status 200.'
  errors.publish('wharf_errors_total', errorsHelp, 0, registers)
  const codeLabel = limitLabels(MAX_CODES)
  const countClient = countClients(registers)
  return ({ api, kind, status, seconds, codes, client }) => {
    requests.add([api, kind, status], 1)
    duration.observe({ interface: api, kind }, seconds)
    for (const code of codes) errors.add([api, codeLabel(code)], 1)
    if (client) countClient(client)
  }
}

/** Counts the cost of each key or client. */
function countClients(registers: Registers) {
  const totals = new Totals(['tenant', 'client'])
  totals.publish('wharf_client_requests_total', 'Requests of a key or client.', 0, registers)
  totals.publish('wharf_client_database_seconds_total', 'How long the database worked for a key or client.', 1, registers)
  totals.publish('wharf_client_rows_total', 'Rows that were read for a key or client.', 2, registers)
  const label = limitLabels(MAX_CLIENTS)
  return ({ tenant, credential, cost }: NonNullable<ServedRequest['client']>) => {
    const isKnown = label(`${tenant} ${credential}`) !== OTHER
    totals.add(isKnown ? [tenant, credential] : [OTHER, OTHER], 1, cost.databaseMs / 1000, cost.rows)
  }
}

interface Total {
  labels: Record<string, string | number>
  values: number[]
}

/** Sums that are passed to prom-client when they are read: its own counters build a text of all labels at every call. */
class Totals {
  readonly #totals = new Map<string, Total>()

  constructor(readonly labelNames: readonly string[]) {}

  add(labels: readonly (string | number)[], ...values: number[]): void {
    const key = labels.join(' ')
    const total = this.#totals.get(key)
    if (total) for (let i = 0; i < values.length; i++) total.values[i] = (total.values[i] ?? 0) + (values[i] ?? 0)
    else this.#totals.set(key, { labels: Object.fromEntries(this.labelNames.map((name, i) => [name, labels[i] ?? ''])), values })
  }

  /** Publishes one of the values under its own name. */
  publish(name: string, help: string, index: number, registers: Registers): void {
    const totals = this.#totals
    new Counter({
      name,
      help,
      labelNames: [...this.labelNames],
      registers,
      collect() {
        this.reset()
        for (const { labels, values } of totals.values()) this.inc(labels, values[index] ?? 0)
      },
    })
  }
}

const OTHER = 'other'

/** Returns a function that passes the first `max` values; later ones become one value. Otherwise a client could fill the memory of the server and of Prometheus. */
function limitLabels(max: number): (value: string) => string {
  const known = new Set<string>()
  return (value) => {
    if (known.has(value)) return value
    if (known.size >= max) return OTHER
    known.add(value)
    return value
  }
}

function countStatements(registers: Registers): Metrics['countStatement'] {
  let [statements, ms] = [0, 0]
  const add = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  add('wharf_database_statements_total', 'SQL statements.', () => statements)
  add('wharf_database_seconds_total', 'How long SQL statements took.', () => ms / 1000)
  return (took) => {
    statements++
    ms += took
  }
}

/** Adds gauges with the sums over all pools: one per tenant would be too many metrics. */
function addPoolGauges(registers: Registers, pools: MetricSources['pools']) {
  const add = (name: string, help: string, read: (pool: PoolUse) => number) =>
    new Gauge({
      name: `wharf_pool_${name}`,
      help,
      registers,
      collect() {
        this.set(pools().reduce((sum, pool) => sum + read(pool), 0))
      },
    })
  add('size', 'Maximum number of connections for the pools of all tenants in use.', ({ size }) => size)
  add('connections', 'Open connections to databases.', ({ open }) => open)
  add('busy', 'Connections that run statements or hold a transaction.', ({ busy }) => busy)
  add('waiting', 'Requests that are waiting for a connection.', ({ waiting }) => waiting)
}

/** Adds gauges that all processes see alike: the largest number counts. */
function addReplicaGauges(registers: Registers, replicas: NonNullable<MetricSources['replicas']>) {
  const add = (name: string, help: string, read: (replica: ReturnType<typeof replicas>[number]) => number) =>
    new Gauge({
      name: `wharf_replica_${name}`,
      help,
      labelNames: ['replica'],
      aggregator: 'max',
      registers,
      collect() {
        this.reset()
        for (const replica of replicas()) this.set({ replica: replica.name }, read(replica))
      },
    })
  add('up', '1 if a replica handles reads, 0 if it is not used.', ({ state }) => (state === 'in use' ? 1 : 0))
  add('lag_seconds', 'How far a replica is behind the primary; -1 if unknown.', ({ lagSeconds }) => lagSeconds ?? -1)
}

function addModuleMetrics(registers: Registers, { values, about }: MetricSources) {
  const readOnce = shareFor(READ_EVERY_MS, values)
  const addGauge = (name: string, help: string, pick: (all: MetricValues | null) => number | null) =>
    new Gauge({
      name,
      help,
      registers,
      // All processes of a server see the same databases.
      aggregator: 'max',
      async collect() {
        const value = pick(await readOnce())
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  const addCounter = (name: string, help: string) =>
    new Counter({
      name,
      help,
      registers,
      async collect() {
        this.reset()
        this.inc((await readOnce())?.[name] ?? 0)
      },
    })
  addGauge('wharf_database_up', '1 if the database responds.', (all) => (all ? 1 : 0))
  const addLabelled = (name: string, help: string, labelNames: readonly string[]) =>
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers,
      aggregator: 'max',
      async collect() {
        this.reset()
        for (const [key, value] of Object.entries((await readOnce()) ?? {}))
          if (key.startsWith(`${name}{`)) this.set(readLabels(key), value)
      },
    })
  for (const [name, { help, type, labels }] of Object.entries(about)) {
    if (labels) addLabelled(name, help, labels)
    else if (type === 'counter') addCounter(name, help)
    else addGauge(name, help, (all) => all?.[name] ?? null)
  }
}

/** Returns the labels at the end of the name of a value. */
const readLabels = (key: string): Record<string, string> =>
  Object.fromEntries([...key.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

/** Returns a function whose callers within `ms` of each other share one result. */
function shareFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | null = null
  return () => {
    const at = performance.now()
    if (!last || at - last.at > ms) last = { at, result: read() }
    return last.result
  }
}
