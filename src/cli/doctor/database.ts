/** Checks of the database: reachable, recent enough, migrated, free connections, its clock, and pending work. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { pendingMigrationsOfAllTenants } from '../../boot.js'
import type { Config } from '../../config.js'
import { DAY_MS, systemClock } from '../../core/base/clock.js'
import { findRunningUrl } from '../../embedded-postgres/running.js'
import { listDatabases } from '../copy/tenants.js'
import { describeDatabaseError, type ErrorWithCode, MIN_POSTGRES_VERSION } from '../startup-checks.js'
import { count } from '../terminal.js'
import { type Finding, fault, ok, warn } from './finding.js'

export interface DatabaseFindings {
  findings: Finding[]
  /** The number of deprecated items that clients used lately; null if unknown. */
  itemsInUse: number | null
}

const CHECK = 'database'

export async function checkDatabase(config: Config, now: Date): Promise<DatabaseFindings> {
  const url = config.databaseUrl ?? findRunningUrl(config.dataDir)
  if (!url || (!config.databaseUrl && !existsSync(join(config.dataDir, 'pg')))) {
    const findings = [ok(CHECK, `the embedded one is made in ${resolve(config.dataDir)} at the first start`)]
    return { findings, itemsInUse: null }
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'wharf-doctor' })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    return { findings: [describeUnreachable(config, url, error as ErrorWithCode)], itemsInUse: null }
  }
  try {
    return await examine(client, url, config, now)
  } finally {
    await client.end()
  }
}

/** Describes an unreachable database. An embedded one is stopped, which is not a fault. */
function describeUnreachable({ databaseUrl, dataDir }: Config, url: string, error: ErrorWithCode): Finding {
  if (databaseUrl) return fault(CHECK, describeDatabaseError(url, error), 'Correct DATABASE_URL, or start PostgreSQL.')
  return ok(CHECK, `the embedded one in ${resolve(dataDir)} is stopped; start the server to have it checked`)
}

interface ServerFacts {
  version: number
  encoding: string
  maxConnections: number
  mayCreate: boolean
  /** The time of this statement by the database's clock. */
  now: Date
}

async function examine(client: pg.Client, url: string, config: Config, now: Date): Promise<DatabaseFindings> {
  const { rows } = await client.query<ServerFacts>(`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
           current_setting('max_connections')::int as "maxConnections", (select query_start from pg_stat_activity where pid = pg_backend_pid()) as now,
           (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as "mayCreate"`)
  const roundTrip = await measureRoundTrip(client)
  const facts = rows[0] as ServerFacts
  const findings = [...describeServer(facts, roundTrip), ...checkClock(facts, systemClock(null)(), config)]
  const pending = await pendingMigrationsOfAllTenants(url).catch((error: Error) => error)
  if (pending instanceof Error)
    return {
      findings: [...findings, fault('migrations', pending.message, 'Make the database of that tenant reachable.')],
      itemsInUse: null,
    }
  if (pending.length)
    findings.push(
      warn(
        'migrations',
        `${pending.length} are pending: ${pending.slice(0, 3).join(', ')}${pending.length > 3 ? ', …' : ''}`,
        'wharf migrate, or start the server.',
      ),
    )
  else findings.push(ok('migrations', 'all are applied'))
  if (pending.length) return { findings, itemsInUse: null }
  findings.push(...(await checkExtensions(client, facts)), ...(await checkTenants(url, config, now)))
  const databases = await listDatabases(url)
  findings.push(...checkConnections(facts, config, databases.length))
  const used = await client.query<{ items: number }>(
    `select count(distinct item)::int as items from control.usage where "lastAt" > $1`,
    [new Date(now.getTime() - 30 * DAY_MS)],
  )
  return { findings, itemsInUse: used.rows[0]?.items ?? 0 }
}

/** Returns the shortest of a few round trips in milliseconds: longer ones were delayed by a busy machine. */
async function measureRoundTrip(client: pg.Client): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < 5; n++) {
    const asked = performance.now()
    await client.query('select 1')
    took.push(performance.now() - asked)
  }
  return Math.min(...took)
}

function describeServer({ version, encoding, mayCreate }: ServerFacts, roundTrip: number): Finding[] {
  const major = Math.floor(version / 10_000)
  const findings: Finding[] = []
  if (major < MIN_POSTGRES_VERSION)
    findings.push(fault(CHECK, `PostgreSQL ${major} is too old`, `Use PostgreSQL ${MIN_POSTGRES_VERSION} or newer.`))
  else findings.push(ok(CHECK, `PostgreSQL ${major}.${version % 10_000} answers in ${roundTrip.toFixed(1)} ms`))
  if (encoding !== 'UTF8')
    findings.push(
      fault(CHECK, `its encoding is ${encoding}`, `Create it with: createdb --encoding=UTF8 --template=template0 <name>`),
    )
  if (roundTrip > 20)
    findings.push(
      warn(
        CHECK,
        `an answer takes ${roundTrip.toFixed(0)} ms`,
        'Run the server near its database: every request asks it several times.',
      ),
    )
  if (!mayCreate)
    findings.push(
      warn(CHECK, 'its user may not create databases, which every further tenant needs', 'alter role <user> createdb'),
    )
  return findings
}

/** Checks the clock, because tokens and sessions compare instants of both. */
function checkClock({ now }: ServerFacts, here: Date, { clock }: Config): Finding[] {
  const seconds = Math.abs(now.getTime() - here.getTime()) / 1000
  if (clock || seconds < 2) return [ok('clock', `that of the database differs by ${seconds.toFixed(1)} s`)]
  return [
    (seconds > 60 ? fault : warn)(
      'clock',
      `that of the database differs by ${seconds.toFixed(0)} s`,
      'Let both machines take the time from NTP.',
    ),
  ]
}

async function checkExtensions(client: pg.Client, { version }: ServerFacts): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string }>(`select extname as name from pg_extension`)
  const missing = ['pg_trgm', 'unaccent'].filter((name) => !rows.some((row) => row.name === name))
  if (missing.length === 0) return [ok('extensions', 'pg_trgm and unaccent are there')]
  return [
    fault(
      'extensions',
      `${missing.join(' and ')} are missing`,
      `Install the contrib package of PostgreSQL ${Math.floor(version / 10_000)}, then: create extension ${missing[0]}`,
    ),
  ]
}

function checkConnections({ maxConnections }: ServerFacts, { poolSize }: Config, tenants: number): Finding[] {
  const wanted = poolSize * tenants
  const message = `up to ${wanted} for this server (WHARF_POOL_SIZE × ${tenants} tenants); PostgreSQL allows ${maxConnections}`
  return wanted < maxConnections - 10
    ? [ok('connections', message)]
    : [warn('connections', message, 'Lower WHARF_POOL_SIZE or raise max_connections.')]
}

/** The numbers of all tenant databases. */
interface TenantNumbers {
  waiting: number
  failed: number
  carts: number
  oldestCart: Date | null
}

async function readTenant(url: string, now: Date): Promise<TenantNumbers> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client
    .query<TenantNumbers>(
      `select waiting, failed, carts, "oldestCart" from
        (select count(*) filter (where "doneAt" is null and "dueAt" < $1)::int as waiting,
                count(*) filter (where "doneAt" is not null and error is not null and error <> 'left to the original')::int as failed from event) events,
        (select count(*)::int as carts, min("lastModifiedAt") as "oldestCart" from cart
          where "contactId" is null and "customerId" is null and "companyId" is null and "orderId" is null) carts`,
      [new Date(now.getTime() - 300_000)],
    )
    .finally(() => client.end())
  return rows[0] as TenantNumbers
}

async function checkTenants(url: string, config: Config, now: Date): Promise<Finding[]> {
  const all: TenantNumbers[] = []
  for (const { url: address } of await listDatabases(url)) all.push(await readTenant(address, now))
  const sum = (read: (one: TenantNumbers) => number) => all.reduce((total, one) => total + read(one), 0)
  return [
    ...describeOutbox(
      sum(({ waiting }) => waiting),
      sum(({ failed }) => failed),
    ),
    describeVisitorCarts(all, config, now),
  ]
}

/** A server deletes expired carts within minutes. */
const LATE_DAYS = 2

/** Reports overdue carts of visitors, which mean that no server is running to delete them. */
function describeVisitorCarts(all: readonly TenantNumbers[], { visitorCarts: { days, max } }: Config, now: Date): Finding {
  const total = all.reduce((sum, { carts }) => sum + carts, 0)
  const ages = all.flatMap(({ oldestCart }) => (oldestCart ? [(now.getTime() - oldestCart.getTime()) / DAY_MS] : []))
  const oldest = Math.max(0, ...ages)
  const message = `${count(total)} ${total === 1 ? 'cart' : 'carts'} of visitors, the oldest unchanged for ${Math.floor(oldest)} days; they are deleted after ${days}`
  if (oldest > days + LATE_DAYS) return warn('carts', message, 'Start the server, which deletes them; its log says why it fails.')
  const isCrowded = max > 0 && all.some(({ carts }) => carts > max)
  const advice = `WHARF_VISITOR_CARTS is ${max}: look in the log for a client that starts many carts.`
  return isCrowded ? warn('carts', message, advice) : ok('carts', message)
}

/** Reports overdue events of any tenant, which mean that no server sends them. */
function describeOutbox(waiting: number, failed: number): Finding[] {
  const findings = waiting
    ? [
        warn(
          'outbox',
          `${count(waiting)} events have been due for more than five minutes`,
          'Start the server; its log says why they fail.',
        ),
      ]
    : [ok('outbox', 'nothing waits')]
  if (failed)
    findings.push(
      warn(
        'outbox',
        `${count(failed)} events failed for good in the last two weeks`,
        'eventFailures shows them; eventFailureReplay tries them again.',
      ),
    )
  return findings
}
