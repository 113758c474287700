/** From configuration to a server that may listen; the command line uses the same parts. */
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import about from '../package.json' with { type: 'json' }
import { buildApp, openServices } from './app.js'
import type { Config } from './config.js'
import { openTenants, type Tenants } from './core/auth/tenants.js'
import type { Clock } from './core/base/clock.js'
import { openLedger } from './core/lifecycle/usage-ledger.js'
import type { OnAnswer } from './db/prepared-pool.js'
import { startEmbedded } from './embedded-postgres/embedded.js'
import { defaultLimits } from './faces/graphql/compile/document.js'
import { accountMailHandlers } from './rooms/accounts/password/password.mails.js'
import { openFiles } from './rooms/catalog/media/storage/files.js'
import { openSweeper, type Sweeper } from './rooms/catalog/media/storage/sweep.js'
import { searchEventHandlers } from './rooms/catalog/search-index/reindex.js'
import { openMailer } from './rooms/platform/mail/mail.js'
import { type Outbox, openOutbox } from './rooms/platform/outbox/outbox.js'

export const { version } = about

export interface OpenDatabase {
  url: string
  isEmbedded: boolean
  stop: () => Promise<void>
}

/** The database that the configuration names, or our own, as it is. */
export async function databaseFor(
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
  /** Idle until it is started. */
  outbox: Outbox
  /** Idle until it is started. */
  sweeper: Sweeper
  /** Answers what is under way and what is just arriving, then closes. */
  leave: () => Promise<void>
}

/** How long a request that was sent before the server left may take to arrive. */
const GRACE_MS = 250
const DRAIN_MS = 10_000
/** What clients use is to be seen within 15 seconds. */
const FLUSH_MS = 10_000

export function buildServer(config: Config, url: string, clock: Clock, log: FastifyBaseLogger): BuiltServer {
  const { tenants, ledger, outbox, sweeper, services } = openServerParts(config, url, clock, log)
  const { bodyLimit, bulkBodyLimit, uploadLimit, trustedProxies } = config
  const limits = { ...defaultLimits, ...config.limits }
  let isLeaving = false
  const allowed = { bodyLimit, bulkBodyLimit, uploadLimit, trustedProxies }
  const app = buildApp({ services, ledger, log, version, limits, ...allowed, isLeaving: () => isLeaving })
  app.addHook('onListen', () =>
    services.tokens.ready().catch((error) => log.warn({ err: error }, 'the signing keys will be read when they are needed')),
  )
  const leave = async () => {
    isLeaving = true
    await pause(GRACE_MS)
    await Promise.race([Promise.all([app.close(), outbox.stop(), sweeper.stop()]), pause(DRAIN_MS)])
  }
  return { app, tenants, outbox, sweeper, leave }
}

/** What serves requests, and what works beside them. */
function openServerParts(config: Config, url: string, clock: Clock, log: FastifyBaseLogger) {
  const { poolSize, publicUrl, redirectHosts, dataDir } = config
  const warn = (error: unknown, what: string) => log.warn({ err: error }, what)
  const onError = (error: Error) => warn(error, 'a database connection broke')
  const tenants = openTenants({ url, poolSize, onError, onAnswer: statementLog(config.logLevel, log) })
  const ledger = openLedger({
    control: tenants.control,
    everyMs: FLUSH_MS,
    onError: (error) => warn(error, 'the use of deprecated items was not written down and will be, later'),
  })
  const mailer = openMailer({ from: config.mailFrom, smtp: config.smtp, folder: join(dataDir, 'mail') })
  const handlers = { ...accountMailHandlers(mailer, publicUrl), ...searchEventHandlers }
  const outbox = openOutbox({ tenants, clock, handlers, onError: warn })
  const files = openFiles({ tenants, clock, folder: dataDir, ...config.media, onError: warn })
  const sweeper = openSweeper({ tenants, files, clock, onError: warn })
  const services = openServices({ tenants, clock, publicUrl, redirectHosts, files, wake: outbox.poke })
  return { tenants, ledger, outbox, sweeper, services }
}

const SLOW_MS = 100
/** Of a statement; the rest are names of columns and slots for values. */
const LONGEST_TEXT = 5000

/** From `debug` on the log tells the statements that take long, from `trace` on all of them; otherwise nobody takes their time. */
function statementLog(level: Config['logLevel'], log: FastifyBaseLogger): OnAnswer | undefined {
  if (level !== 'debug' && level !== 'trace') return undefined
  return (text, took) => {
    if (took <= SLOW_MS && level !== 'trace') return
    const said = { ms: Math.round(took * 10) / 10, sql: text.slice(0, LONGEST_TEXT) }
    if (took > SLOW_MS) log.debug(said, 'a statement took long')
    else log.trace(said, 'a statement')
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
