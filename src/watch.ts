/** Monitoring of a server: its statements, its connections, and the pending work of its tenants. */
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.js'
import type { Job } from './core/background-work.js'
import type { Clock } from './core/base/clock.js'
import { readPoolUse } from './db/database.js'
import type { OnResult, PoolUse } from './db/pool.js'
import type { OpenTenants } from './db/tenants/tenants.js'
import type { ModuleMetrics } from './interfaces/module.js'
import type { Metrics, MetricValues } from './observe/metrics.js'

/** The log shows this many characters of a statement; the rest are only columns and placeholders. */
const MAX_LOGGED_SQL = 5000

/** Counts statements and logs slow ones, without their values; at log level `trace` it logs all of them. */
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

/** The time limit for reading pending work. */
const READ_MS = 1500
/** With more tenants, only those that were opened first are read. */
const MAX_TENANTS = 50

/** Returns the metrics of modules for the tenants of this server; null if the databases do not respond in time. */
export function readMetrics(
  tenants: OpenTenants,
  clock: Clock,
  jobs: readonly Job[],
  metrics: readonly ModuleMetrics[],
): Promise<MetricValues | null> {
  const late = new Promise<null>((done) => setTimeout(done, READ_MS, null).unref())
  return Promise.race([addUpMetrics(tenants, clock(), jobs, metrics).catch(() => null), late])
}

async function addUpMetrics(
  tenants: OpenTenants,
  now: Date,
  jobs: readonly Job[],
  metrics: readonly ModuleMetrics[],
): Promise<MetricValues> {
  const all: Record<string, number> = {}
  for (const job of jobs) Object.assign(all, job.readMetrics?.())
  for (const db of [...tenants.databases().values()].slice(0, MAX_TENANTS))
    for (const { about, read } of metrics)
      for (const [name, value] of Object.entries((await read?.(db, now)) ?? {}))
        all[name] = about[name]?.ofTenants === 'max' ? Math.max(all[name] ?? 0, value) : (all[name] ?? 0) + value
  return all
}
