/** Builds a server from the configuration; it does not listen yet. The command line uses the same functions. */
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import about from '../package.json' with { type: 'json' }
import { buildApp, openServices, type ShutdownPhase } from './app.js'
import {
  assembleModules,
  createBackgroundParts,
  createJobs,
  metricsAbout,
  moduleMetrics,
  openBackground,
  openModuleServices,
} from './assemble-modules.js'
import { createBackgroundContext } from './background-context.js'
import type { Config } from './config.js'
import type { BackgroundWork, WorkServices } from './core/background-work.js'
import type { Clock } from './core/base/clock.js'
import type { Tracing } from './core/base/tracing.js'
import { watchDiskSpace } from './core/files/disk-space.js'
import type { Files } from './core/files/files.js'
import { formatServerOrigin } from './db/meter.js'
import { openTenants, type Tenants } from './db/tenants/tenants.js'
import { startEmbedded } from './embedded-postgres/embedded.js'
import { defaultLimits } from './interfaces/graphql/compile/document.js'
import { openLedger } from './modules/platform/lifecycle/usage/usage-ledger.js'
import { openMetrics } from './observe/metrics.js'
import { readMetrics, readPools, watchStatements } from './watch.js'

export const { version } = about

export interface OpenDatabase {
  url: string
  isEmbedded: boolean
  stop: () => Promise<void>
}

/** Opens the database that the configuration names, or else the embedded one. It is not migrated here. */
export async function openConfiguredDatabase(
  config: Config,
  log: (line: string) => void,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, isEmbedded: false, stop: async () => undefined }
  const { url, where, stop } = await startEmbedded({ dataDir: config.dataDir, log, onLost })
  log(where)
  return { url, isEmbedded: true, stop }
}

export interface BuiltServer {
  app: FastifyInstance
  tenants: Tenants
  files: Files
  /** Delivers events and maintains the databases. It does nothing until it is started. */
  background: BackgroundWork
  /** Returns a context for work without a request. */
  contextFor: WorkServices['contextFor']
  /** Makes `/ready` fail and responses ask clients to disconnect, while requests are served for `graceMs`; then completes running ones and closes. */
  shutDown: (graceMs: number) => Promise<void>
}

/** How long the server waits for running requests to complete. */
export const DRAIN_MS = 20_000
const CLOSE_IDLE_MS = 50
/** Uses of deprecated items must be visible within 15 seconds. */
const FLUSH_MS = 10_000

/** Options of a server that is one of several processes, or that is monitored. */
export interface ServerOptions {
  tracing?: Tracing | null
  /** Reads the metrics of all processes of the server. */
  readAllMetrics?: () => Promise<string>
}

export function buildServer(
  config: Config,
  url: string,
  clock: Clock,
  log: FastifyBaseLogger,
  { tracing = null, readAllMetrics }: ServerOptions = {},
): BuiltServer {
  const { tenants, ledger, background, services, disk, metrics, contextFor } = openServerParts(config, url, clock, log)
  const { bodyLimit, bulkBodyLimit, uploadLimit, trustedProxies, cors, clients } = config
  const limits = { ...defaultLimits, ...config.limits }
  let phase: ShutdownPhase = null
  const httpLimits = { bodyLimit, bulkBodyLimit, uploadLimit, trustedProxies, cors, clients }
  const counted = metrics && { ...metrics, ...(readAllMetrics && { write: readAllMetrics }) }
  const watched = { tracing, metrics: counted && { metrics: counted, token: config.metrics?.token ?? null } }
  const app = buildApp({
    services,
    ledger,
    log,
    version,
    limits,
    ...httpLimits,
    ...watched,
    replicas: tenants.replicas,
    shutdown: () => phase,
    linkFolder: config.dataDir,
  })
  app.addHook('onClose', async () => disk.stop())
  app.addHook('onListen', () =>
    services.tokens
      .ready()
      .catch((error) =>
        log.warn({ err: error }, 'could not read the signing keys; the next request that needs them tries again'),
      ),
  )
  const shutDown = async (graceMs: number) => {
    phase = 'leaving'
    await pause(graceMs)
    // A connection whose request ends after the closing began would otherwise stay open until its client disconnects.
    const closing = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS)
    const late = new AbortController()
    const drained = Promise.all([app.close(), background.stop()])
    // A timer that is left would keep the process alive.
    await Promise.race([drained, pause(DRAIN_MS, late.signal)]).finally(() => late.abort())
    clearInterval(closing)
    phase = 'over'
  }
  return { app, tenants, files: services.files, background, contextFor, shutDown }
}

/** Opens everything that serves requests or works in the background. */
function openServerParts(config: Config, url: string, clock: Clock, log: FastifyBaseLogger) {
  const { poolSize, maxConnections, publicUrl, redirectHosts, dataDir } = config
  const warn = (error: unknown, message: string) => log.warn({ err: error }, message)
  const onError = (error: Error) => warn(error, 'a database connection broke')
  const hashingThreads = Math.max(1, Math.floor((availableParallelism() - 1) / config.workers))
  const settings = { ...config, hashingThreads }
  const jobs = createJobs(settings)
  const metrics = config.metrics
    ? openMetrics({
        pools: () => readPools(tenants),
        values: () => readMetrics(tenants, clock, jobs, moduleMetrics),
        about: metricsAbout,
        replicas: () => tenants.replicas(),
      })
    : null
  const { replicaUrls, replicaLag: maxReplicaLagMs } = config
  const connections = { url, poolSize, maxConnections, replicaUrls, maxReplicaLagMs }
  const tenants = openTenants({
    ...connections,
    onError,
    origin: () => formatServerOrigin(clock()),
    onResult: watchStatements(config, log, metrics),
  })
  const ledger = openLedger({
    control: tenants.control,
    everyMs: FLUSH_MS,
    onError: (error) => warn(error, 'could not store the uses of deprecated items; they are stored at the next attempt'),
  })
  const parts = { settings, tenants, clock, onError: warn }
  const opened = openModuleServices(parts)
  const disk = watchDiskSpace({ folder: dataDir, reserve: config.diskReserve, onChange: createDiskLog(log) })
  const { budgets, visitorLimits } = config
  const wake = (tenantId: string) => background.wake(tenantId)
  const shared = { tenants, clock, publicUrl, redirectHosts, wake, budgets, visitorLimits, disk }
  const services = openServices({ ...shared, opened })
  const contextFor: WorkServices['contextFor'] = (caller) =>
    createBackgroundContext({ ...services, registry: assembleModules().registry, report: warn }, caller)
  const work = createBackgroundParts({ ...parts, services, jobs, mailer: opened.mailer, publicUrl, contextFor })
  const background = openBackground(work)
  return { tenants, ledger, background, services, disk, metrics, contextFor }
}

const createDiskLog = (log: FastifyBaseLogger) => (isFull: boolean, freeBytes: number) =>
  isFull
    ? log.error({ freeBytes }, 'the disk is almost full: the server only reads until there is room')
    : log.info({ freeBytes }, 'the disk has room again: the server writes')

const pause = (ms: number, signal?: AbortSignal) => setTimeout(ms, undefined, { signal })
