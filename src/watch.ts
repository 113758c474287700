/** What operators watch of a server: its statements, its connections, and what waits in the databases of its tenants. */
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.js'
import type { OpenTenants } from './core/auth/tenants.js'
import type { Clock } from './core/base/clock.js'
import type { BackgroundWork, Metrics } from './core/observe/metrics.js'
import { readPoolUse } from './db/database.js'
import type { OnResult, PoolUse } from './db/pool.js'
import { readOutboxLag } from './modules/platform/outbox/outbox.lag.js'
import type { Upkeep, VisitorNumbers } from './upkeep.js'

/** The log shows this many characters of a statement; the rest are only columns and placeholders. */
const MAX_LOGGED_SQL = 5000

/** Counts statements and logs those that are slow, without their values; at log level `trace` it logs all of them. */
export function watchStatements(
  { logLevel, slowStatementMs }: Pick<Config, 'logLevel' | 'slowStatementMs'>,
  log: FastifyBaseLogger,
  metrics: Pick<Metrics, 'countStatement'> | null,
): OnResult {
  const slowMs = slowStatementMs ?? Number.POSITIVE_INFINITY
  const isTracing = logLevel === 'trace'
  return (text, ms, meter) => {
    metrics?.countStatement(ms)
    if (ms < slowMs && !isTracing) return
    const entry = { ms: Math.round(ms * 10) / 10, sql: text.slice(0, MAX_LOGGED_SQL), reqId: meter?.requestId ?? undefined }
    if (ms >= slowMs) log.warn(entry, 'slow statement')
    else log.trace(entry, 'statement')
  }
}

export const readPools = (tenants: OpenTenants): PoolUse[] =>
  [...tenants.databases().values(), ...tenants.replicaDatabases()].map(readPoolUse).filter((use) => use !== null)

/** How long the databases may take to say what waits in them. */
const READ_MS = 1500
/** With more tenants, those that were opened first are asked. */
const MAX_TENANTS = 50

/** What waits for the tenants that this server serves; null when the databases do not answer in time. */
export function readWork(
  tenants: OpenTenants,
  clock: Clock,
  upkeep: Pick<Upkeep, 'readNumbers'>,
): Promise<BackgroundWork | null> {
  const late = new Promise<null>((done) => setTimeout(done, READ_MS, null).unref())
  return Promise.race([addUpWork(tenants, clock(), upkeep.readNumbers()).catch(() => null), late])
}

async function addUpWork(tenants: OpenTenants, now: Date, visitors: VisitorNumbers): Promise<BackgroundWork> {
  const { carts: visitorCarts, deletedCarts: deletedVisitorCarts } = visitors
  const sum = { outboxLagSeconds: 0, pendingDeliveries: 0, failedDeliveries: 0, visitorCarts, deletedVisitorCarts }
  for (const db of [...tenants.databases().values()].slice(0, MAX_TENANTS)) {
    const { lagSeconds, pending, failed } = await readOutboxLag(db, now)
    sum.outboxLagSeconds = Math.max(sum.outboxLagSeconds, lagSeconds)
    sum.pendingDeliveries += pending
    sum.failedDeliveries += failed
  }
  return sum
}
