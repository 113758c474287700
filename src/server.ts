/** From configuration to a server that may listen; the command line uses the same parts. */
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import about from '../package.json' with { type: 'json' }
import { buildApp, openDoor } from './app.js'
import { prepareDatabase } from './boot.js'
import type { Config } from './config.js'
import type { Clock } from './core/clock.js'
import { openLedger } from './core/lifecycle/ledger.js'
import { openTenants, type Tenants } from './core/tenants.js'
import { startEmbedded } from './db/embedded/embedded.js'
import { defaultLimits } from './faces/graphql/document.js'
import { accountCarriers } from './rooms/accounts/password/password.mails.js'
import { openFiles } from './rooms/catalog/media/media.files.js'
import { openSweeper, type Sweeper } from './rooms/catalog/media/media.sweep.js'
import { searchCarriers } from './rooms/catalog/search/search.reindex.js'
import { openMailer } from './rooms/messaging/mail/mail.js'
import { type Outbox, openOutbox } from './rooms/messaging/outbox/outbox.js'

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
  const { bodyLimit, bulkBodyLimit, uploadLimit, trustedProxies, publicUrl, redirectHosts } = config
  const mailer = openMailer({ from: config.mailFrom, smtp: config.smtp, folder: join(config.dataDir, 'mail') })
  const outbox = openOutbox({
    tenants,
    clock,
    carriers: { ...accountCarriers(mailer, publicUrl), ...searchCarriers },
    onError: (error, what) => log.warn({ err: error }, what),
  })
  const files = openFiles({ tenants, clock, folder: config.dataDir, ...config.media })
  const sweeper = openSweeper({ tenants, files, clock, onError: (error, what) => log.warn({ err: error }, what) })
  const door = openDoor({ tenants, clock, publicUrl, redirectHosts, files, wake: outbox.poke })
  let isLeaving = false
  const app = buildApp({
    door,
    ledger,
    log,
    version,
    limits: { ...defaultLimits, ...config.limits },
    bodyLimit,
    bulkBodyLimit,
    uploadLimit,
    trustedProxies,
    isLeaving: () => isLeaving,
  })
  app.addHook('onListen', () =>
    door.tokens.ready().catch((error) => log.warn({ err: error }, 'the signing keys will be read when they are needed')),
  )
  const leave = async () => {
    isLeaving = true
    await pause(GRACE_MS)
    await Promise.race([Promise.all([app.close(), outbox.stop(), sweeper.stop()]), pause(DRAIN_MS)])
  }
  return { app, tenants, outbox, sweeper, leave }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
