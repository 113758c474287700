/**
 * Reads all environment variables, once, at startup. An invalid value stops the start with a message that names the variable.
 * Modules read their own from the environment that is passed to them; nothing else reads process.env.
 */

import { defaultVisitorLimits, type VisitorLimits } from './core/auth/visitor-limits.js'
import { type Budgets, callerKinds, defaultBudgets } from './core/base/budget.js'
import { mergeDeclarations } from './core/base/merge-declarations.js'
import { findNearestName } from './core/base/nearest-name.js'
import {
  BadConfig,
  type Environment,
  probeEnvironment,
  readChoice,
  readInstant,
  readInteger,
  readNumbers,
} from './core/environment.js'
import { formats } from './core/input/scalar-rules.js'
import { allModules } from './extend/installed-modules.js'
import type { ModuleSettings } from './interfaces/module.js'

export { BadConfig } from './core/environment.js'

/** The settings of the server and of its modules. */
export interface Config extends ModuleSettings {
  port: number
  host: string
  /** Null to run the embedded PostgreSQL in the data folder. */
  databaseUrl: string | null
  /** Hosts besides the public one to which pages may redirect, such as storefronts. */
  redirectHosts: readonly string[]
  /** The number of trusted proxies in front of the server, which report the client's address. */
  trustedProxies: number
  /** The instant at which the server's clock starts; null for the real time. */
  clock: Date | null
  logLevel: LogLevel
  /** The format of log lines; null for sentences on a terminal, else JSON. */
  logFormat: 'json' | 'text' | null
  /** The demo data that the first start with an embedded database loads. */
  demo: (typeof demoSizes)[number]
  poolSize: number
  /** The maximum number of database connections of all processes of this machine, over all tenants. */
  maxConnections: number
  /** Read replicas of the server of `databaseUrl`. */
  replicaUrls: readonly string[]
  /** A replica with a larger lag, in milliseconds, is not used. */
  replicaLag: number
  /** The disk space that must stay free, in bytes: with less, the server is read-only. */
  diskReserve: number
  /** How long, in milliseconds, the server still accepts requests after it was asked to stop, so that a load balancer notices. */
  shutdownGrace: number
  /** The maximum number of client connections of one process, in total and per address; undefined for no limit. */
  clients: { maxConnections?: number; maxOfAddress?: number }
  bodyLimit: number
  bulkBodyLimit: number
  /** The largest file, in bytes, that a GraphQL request may upload. */
  uploadLimit: number
  /** Web origins whose pages may call the server with any key, and whether they may also call REST. */
  cors: { origins: readonly string[]; rest: boolean }
  /** Limits of a GraphQL document that replace the server's defaults. */
  limits: Partial<Record<DocumentLimit, number>>
  /** How much one request may do, for each kind of caller. */
  budgets: Budgets
  /** How much visitors may make the server store in a minute. */
  visitorLimits: VisitorLimits
  /** The number of processes that serve the port. They share the database connections. */
  workers: number
  /** Statements that take at least this many milliseconds are logged; null for none. */
  slowStatementMs: number | null
  /** Who may read `/metrics`: the machine itself, or also clients with the token; null for nobody, and nothing is counted. */
  metrics: { token: string | null } | null
  /** Where traces are sent; null to disable tracing. */
  traces: { url: string; ratio: number } | null
  /** The REST client with which `wharf import` and `wharf export` use another server. The server itself does not use it. */
  clientKey: string | null
  /** The modules from packages and folders, separated by commas; they are loaded before the configuration is read. */
  moduleNames: string
}

const limitVariables = {
  tokens: 'WHARF_GRAPHQL_MAX_TOKENS',
  depth: 'WHARF_GRAPHQL_MAX_DEPTH',
  aliases: 'WHARF_GRAPHQL_MAX_ALIASES',
  fields: 'WHARF_GRAPHQL_MAX_FIELDS',
  cost: 'WHARF_GRAPHQL_MAX_COST',
} as const
type DocumentLimit = keyof typeof limitVariables

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** A few records, a shop of a thousand products, or 100,000 products. */
export const demoSizes = ['small', 'demo', 'large'] as const

export function readConfig(env: Environment = process.env): Config {
  return {
    port: readInteger(env, 'PORT', 4000, 0, 65535),
    host: env.HOST || '127.0.0.1',
    databaseUrl: readDatabaseUrl(env),
    dataDir: env.WHARF_DATA_DIR || '.data',
    publicUrl: readPublicUrl(env),
    redirectHosts: readRedirectHosts(env),
    trustedProxies: readInteger(env, 'WHARF_TRUSTED_PROXIES', 0, 0, 10),
    clock: readInstant(env, 'WHARF_CLOCK'),
    logLevel: readChoice(env, 'WHARF_LOG_LEVEL', logLevels, 'info'),
    logFormat: readLogFormat(env),
    demo: readChoice(env, 'WHARF_DEMO', demoSizes, 'demo'),
    poolSize: readPoolSize(env),
    maxConnections: readMaxConnections(env),
    replicaUrls: readReplicaUrls(env),
    replicaLag: readInteger(env, 'WHARF_REPLICA_LAG', 5000, 100, 60_000),
    diskReserve: readInteger(env, 'WHARF_DISK_RESERVE', 268_435_456, 0, Number.MAX_SAFE_INTEGER),
    shutdownGrace: readInteger(env, 'WHARF_SHUTDOWN_GRACE', 5000, 0, 600_000),
    clients: readClients(env),
    bodyLimit: readInteger(env, 'WHARF_BODY_LIMIT', 1_048_576, 1024, 1_073_741_824),
    bulkBodyLimit: readInteger(env, 'WHARF_BULK_BODY_LIMIT', 52_428_800, 1024, 1_073_741_824),
    uploadLimit: readInteger(env, 'WHARF_UPLOAD_LIMIT', 104_857_600, 1024, 2_147_483_647),
    cors: readCors(env),
    limits: readLimits(env),
    budgets: readBudgets(env),
    visitorLimits: readVisitorLimits(env),
    workers: readWorkers(env),
    slowStatementMs: readInteger(env, 'WHARF_SLOW_STATEMENT', 500, 0, 3_600_000) || null,
    metrics: readMetrics(env),
    traces: readTraces(env),
    clientKey: env.WHARF_CLIENT_KEY || null,
    moduleNames: env.WHARF_MODULES ?? '',
    ...readModuleSettings(env),
  }
}

/** Reads the settings that modules declare. */
const readModuleSettings = (env: Environment): DeclaredSettings =>
  mergeDeclarations<unknown>(allModules().map(({ settings }) => settings?.(env))) as unknown as DeclaredSettings

type DeclaredSettings = Omit<ModuleSettings, 'dataDir' | 'publicUrl'>

/** Returns a warning for each variable that begins with WHARF_ and is not a setting. Otherwise a misspelt variable would be ignored silently. */
export function findUnknownVariables(env: Environment = process.env): string[] {
  const knownNames = new Set<string>()
  readConfig(probeEnvironment((name) => knownNames.add(name)))
  return Object.keys(env)
    .filter((name) => name.startsWith('WHARF_') && !knownNames.has(name))
    .map((name) => `${name} is not a setting of Wharf and is ignored.${suggestVariable(name, [...knownNames])}`)
}

function suggestVariable(name: string, known: readonly string[]): string {
  const nearest = findNearestName(name, known, 6)
  return nearest ? ` Did you mean ${nearest}?` : ''
}

const readLogFormat = (env: Environment) =>
  env.WHARF_LOG_FORMAT ? readChoice(env, 'WHARF_LOG_FORMAT', ['json', 'text'] as const, 'json') : null

/** Reads the number of workers. Every process needs a connection for transactions and one for single statements. */
function readWorkers(env: Environment): number {
  const workers = readInteger(env, 'WHARF_WORKERS', 1, 1, 50)
  const poolSize = readPoolSize(env)
  if (workers > 1 && poolSize < 2 * workers)
    throw new BadConfig(
      `WHARF_WORKERS: ${workers} processes need a WHARF_POOL_SIZE of at least ${2 * workers}, because they share the connections; it is ${poolSize}.`,
    )
  const maxConnections = readMaxConnections(env)
  if (maxConnections < 2 * workers)
    throw new BadConfig(
      `WHARF_MAX_CONNECTIONS: ${workers} processes need at least ${2 * workers} connections; it is ${maxConnections}.`,
    )
  return workers
}

/** Reads the maximum number of connections. The default has room for some tenants; two servers then stay below the 100 connections that PostgreSQL has by default. */
const readMaxConnections = (env: Environment) =>
  readInteger(env, 'WHARF_MAX_CONNECTIONS', Math.max(DEFAULT_CONNECTIONS, readPoolSize(env)), 2, 10_000)

const DEFAULT_CONNECTIONS = 40

const readPoolSize = (env: Environment) => readInteger(env, 'WHARF_POOL_SIZE', 8, 1, 100)

function readMetrics(env: Environment): Config['metrics'] {
  const isOn = readChoice(env, 'WHARF_METRICS', ['true', 'false'], 'true') === 'true'
  const token = env.WHARF_METRICS_TOKEN || null
  // The message does not repeat the value: it is a secret.
  if (token !== null && !/^[\x21-\x7e]{16,200}$/.test(token))
    throw new BadConfig('WHARF_METRICS_TOKEN must be 16 to 200 visible characters without spaces.')
  return isOn ? { token } : null
}

function readTraces(env: Environment): Config['traces'] {
  const percent = readInteger(env, 'WHARF_TRACE_PERCENT', 100, 1, 100)
  const url = env.WHARF_OTLP_URL
  if (url === undefined || url === '') return null
  if (!/^https?:\/\//.test(url) || !URL.canParse(url) || /[?#]/.test(url))
    throw new BadConfig(`WHARF_OTLP_URL must be the address of a collector such as http://localhost:4318, not "${url}".`)
  return { url: url.replace(/\/+$/, ''), ratio: percent / 100 }
}

function readLimits(env: Environment): Config['limits'] {
  const set = Object.entries(limitVariables).filter(([, name]) => env[name])
  return Object.fromEntries(set.map(([limit, name]) => [limit, readInteger(env, name, 0, 1, maxOf(limit))]))
}

/** Returns the maximum of a limit. The cost of a cheap document may still be a very large number; see `OperationPlan.cost`. */
const maxOf = (limit: string) => (limit === 'cost' ? Number.MAX_SAFE_INTEGER : 2_000_000_000)

function readClients(env: Environment): Config['clients'] {
  const all = readInteger(env, 'WHARF_CLIENT_CONNECTIONS', 0, 0, 1_000_000)
  const ofAddress = readInteger(env, 'WHARF_CONNECTIONS_PER_ADDRESS', 0, 0, 1_000_000)
  return { ...(all && { maxConnections: all }), ...(ofAddress && { maxOfAddress: ofAddress }) }
}

/** Reads one variable for each kind of caller, such as `WHARF_BUDGET_VISITOR=objects=20000,databaseTime=2000`; others keep their defaults. */
function readBudgets(env: Environment): Budgets {
  const read = (kind: keyof Budgets) => readNumbers(env, `WHARF_BUDGET_${kind.toUpperCase()}`, defaultBudgets[kind])
  return Object.fromEntries(callerKinds.map((kind) => [kind, read(kind)])) as Budgets
}

/** Reads one variable for a session, an address and a key, such as `WHARF_LIMIT_KEY=carts=5000,sessions=5000`; others keep their defaults. */
function readVisitorLimits(env: Environment): VisitorLimits {
  const read = (level: keyof VisitorLimits) => readNumbers(env, `WHARF_LIMIT_${level.toUpperCase()}`, defaultVisitorLimits[level])
  return { session: read('session'), address: read('address'), key: read('key') }
}

/** Reads the public URL. It comes from the configuration, because a Host header would let an attacker choose the links in e-mails. */
function readPublicUrl(env: Environment): string {
  const text = env.WHARF_PUBLIC_URL || `http://localhost:${env.PORT || 4000}`
  const isValid = /^https?:\/\//.test(text) && URL.canParse(text) && !/[?#]/.test(text)
  if (!isValid) throw new BadConfig(`WHARF_PUBLIC_URL must be an address such as https://shop.example.com, not "${text}".`)
  return text.replace(/\/+$/, '')
}

function readRedirectHosts(env: Environment): readonly string[] {
  const hosts = (env.WHARF_REDIRECT_HOSTS ?? '').split(',').map((host) => host.trim().toLowerCase())
  const bad = hosts.find((host) => host && !/^[a-z0-9.-]+(:\d{1,5})?$/.test(host))
  if (bad) throw new BadConfig(`WHARF_REDIRECT_HOSTS must be hosts such as shop.example.com,localhost:3000, not "${bad}".`)
  return hosts.filter(Boolean)
}

function readCors(env: Environment): Config['cors'] {
  const origins = (env.WHARF_CORS_ORIGINS ?? '').split(',').map((origin) => origin.trim().replace(/\/$/, ''))
  const bad = origins.find((origin) => origin && !formats.origin.pattern.test(origin))
  if (bad)
    throw new BadConfig(
      `WHARF_CORS_ORIGINS must be origins such as https://shop.example.com,http://localhost:3000, not "${bad}".`,
    )
  return { origins: origins.filter(Boolean), rest: readChoice(env, 'WHARF_CORS_REST', ['true', 'false'], 'false') === 'true' }
}

/** Reads the replica URLs. The error message does not repeat the value, because it may contain a password. */
function readReplicaUrls(env: Environment): readonly string[] {
  const urls = (env.WHARF_REPLICA_URL ?? '').split(',').flatMap((url) => url.trim() || [])
  if (!urls.every((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url)))
    throw new BadConfig(
      'WHARF_REPLICA_URL must be connection strings such as postgres://user:password@replica:5432/wharf, separated by commas.',
    )
  if (urls.length && !env.DATABASE_URL)
    throw new BadConfig('WHARF_REPLICA_URL needs DATABASE_URL: the embedded database has no replicas.')
  return urls
}

function readDatabaseUrl(env: Environment): string | null {
  const text = env.DATABASE_URL
  if (text === undefined || text === '') return null
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new BadConfig('DATABASE_URL must be a PostgreSQL connection string such as postgres://user:password@host:5432/wharf.')
  return text
}
