/** From configuration to a server that may listen; the command line uses the same parts. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import about from '../package.json' with { type: 'json' }
import { buildApp } from './app.js'
import { prepareDatabase } from './boot.js'
import type { Config } from './config.js'
import type { Clock } from './core/clock.js'
import { openKeyring } from './core/keyring.js'
import { openLedger } from './core/lifecycle/ledger.js'
import { openTenants, type Tenants } from './core/tenants.js'
import { startEmbedded } from './db/embedded/embedded.js'
import { defaultLimits } from './faces/graphql/document.js'

export const { version } = about

export interface OpenDatabase {
  url: string
  isEmbedded: boolean
  stop: () => Promise<void>
}

/** The database that the configuration names, or our own, migrated. */
export async function databaseFor(
  config: Config,
  clock: Clock,
  log: (line: string) => void,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, log, onLost })
  const url = config.databaseUrl ?? embedded?.url ?? ''
  if (embedded) log(embedded.where)
  try {
    const applied = await prepareDatabase(url, clock)
    if (applied.length) log(`migrated: ${applied.join(', ')}`)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  return { url, isEmbedded: embedded !== null, stop: async () => embedded?.stop() }
}

export interface Assembly {
  app: FastifyInstance
  tenants: Tenants
  /** Answers what is under way and what is just arriving, then closes. */
  leave: () => Promise<void>
}

/** How long a request that was sent before the server left may take to arrive. */
const GRACE_MS = 250
const DRAIN_MS = 10_000
/** What clients use is to be seen within 15 seconds. */
const FLUSH_MS = 10_000

export function assemble(config: Config, url: string, clock: Clock, log: FastifyBaseLogger): Assembly {
  const tenants = openTenants({
    url,
    poolSize: config.poolSize,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
  const ledger = openLedger({
    control: tenants.control,
    everyMs: FLUSH_MS,
    onError: (error) => log.warn({ err: error }, 'the use of deprecated items was not written down and will be, later'),
  })
  const { bodyLimit, bulkBodyLimit } = config
  let isLeaving = false
  const app = buildApp({
    door: { tenants, keyring: openKeyring(tenants.control, clock), clock },
    ledger,
    log,
    version,
    limits: { ...defaultLimits, ...config.limits },
    bodyLimit,
    bulkBodyLimit,
    isLeaving: () => isLeaving,
  })
  const leave = async () => {
    isLeaving = true
    await pause(GRACE_MS)
    await Promise.race([app.close(), pause(DRAIN_MS)])
  }
  return { app, tenants, leave }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
