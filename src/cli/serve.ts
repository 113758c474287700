/** The server process: reads the configuration, opens and migrates the database, and listens. */
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { type Config, findUnknownVariables, readConfig } from '../config.js'
import { type Clock, movableClock, systemClock } from '../core/base/clock.js'
import { createSignInLink } from '../portal/desk/sign-in-link.js'
import { type BuiltServer, buildServer, DRAIN_MS, type OpenDatabase, type ServerOptions, version } from '../server.js'
import { isWorker, openWorkerChannel, startWorkers } from '../workers.js'
import { demoAdmin } from './demo/demo.data.js'
import { findCredentialsFile } from './demo.credentials.js'
import { type FirstStart, loadDemoWhenEmpty } from './demo.js'
import { installConfigured } from './install-modules.js'
import { isTextLog, openLog } from './log.js'
import { warnOfNode } from './node-version.js'
import {
  isOperatorError,
  migrateWithHint,
  openCheckedDatabase,
  requireFreePort,
  requireWritableFolder,
  toListenError,
} from './startup-checks.js'
import { createPaint, openTerminal, type Terminal } from './terminal.js'

/** Serves until the process gets a signal. */
export async function serveUntilSignal(): Promise<void> {
  await installConfigured()
  if (isWorker()) return serveAsWorker()
  const config = readConfig()
  const isText = isTextLog(config, Boolean(process.stdout.isTTY))
  const terminal = openTerminal(process.stdout, { isText, now: () => performance.now() })
  const { log, setStarting } = openLog(config.logLevel, isText ? terminal : null)
  for (const warning of [...findUnknownVariables(), ...warnOfNode(process.versions.node, systemClock(null)())]) log.warn(warning)
  setStarting(true)
  const closers: Closers = []
  const stop = createStop(log, closers)
  // After Ctrl-C there is no load balancer that needs time to notice.
  let graceMs = Math.min(config.shutdownGrace, SHORT_GRACE_MS)
  process.once('SIGINT', () => stop(0, 'received SIGINT'))
  process.once('SIGTERM', () => {
    graceMs = config.shutdownGrace
    void stop(0, 'received SIGTERM')
  })
  const onLost = (error: Error) => stop(1, `lost the database: ${error.message}`)
  try {
    await openServer(config, { log, terminal, closers, graceMs: () => graceMs }, onLost)
    setStarting(false)
  } catch (error) {
    terminal.fail()
    await closeAll(log, closers)
    throw error
  }
}

/** Functions that close what was opened, in reverse order. */
type Closers = (() => Promise<unknown>)[]

/** For requests sent before their clients knew about the shutdown. */
const SHORT_GRACE_MS = 250

/** The open parts of a running server. */
interface Run {
  log: Logger
  terminal: Terminal
  closers: Closers
  graceMs: () => number
}

async function openServer(config: Config, run: Run, onLost: (error: Error) => void) {
  const { log, terminal, closers } = run
  const clock = systemClock(config.clock)
  await requireFreePort(config)
  requireWritableFolder(config.dataDir)
  terminal.step(config.databaseUrl ? 'Connecting to the database' : 'Starting PostgreSQL')
  const database = await openCheckedDatabase(config, (line) => log.info(line), onLost)
  closers.unshift(database.stop)
  terminal.step('Preparing the tables')
  const applied = await migrateWithHint(database.url, clock)
  if (applied.length) log.info(`migrated: ${applied.join(', ')}`)
  terminal.step('Assembling the API')
  const { address, isFirst } = await (config.workers > 1 ? openWorkers : openOnly)(config, database, clock, run)
  terminal.finish()
  // Programs that collect the log expect only JSON. The log level does not hide where it serves.
  if (config.databaseUrl && !terminal.isText) {
    log.child({}, { level: 'info' }).info({ address, credentials: CREATE_A_KEY }, `Wharf serves at ${address}`)
    return
  }
  printAddresses(
    config,
    address,
    clock,
    database.isEmbedded ? findCredentialsFile(config.dataDir) : null,
    createPaint(terminal.isTty),
  )
  if (isFirst) printSignInLink(address, createSignInLink(config.dataDir, demoAdmin.email, clock()), createPaint(terminal.isTty))
}

/** Prints the last line of the first start. The link names this machine, because it works nowhere else. */
function printSignInLink(address: string, secret: string, paint: Paint) {
  const { port } = new URL(address)
  const link = `http://localhost:${port}/#/sign-in?link=${secret}`
  console.log(`\n${paint('bold', 'Sign in to the desk')}  (this link works once, on this machine, for 15 minutes)\n  ${link}`)
}

/** The address of a server, and whether it has just loaded the demo shop. */
interface Started {
  address: string
  isFirst: boolean
}

/** Serves in this process. */
async function openOnly(config: Config, database: OpenDatabase, clock: Clock, run: Run): Promise<Started> {
  const moved = movableClock(clock)
  let isFirst = false
  const prepare = async (built: BuiltServer) => {
    if (database.isEmbedded) isFirst = await loadDemoData(config, { ...built, ...moved, url: database.url }, run.terminal)
  }
  const { closers, graceMs } = run
  const address = await serve(config, database.url, moved.clock, run.log, { closers, graceMs, prepare })
  return { address, isFirst }
}

/** Starts several serving processes. This one keeps the embedded database, and replaces processes that end. */
async function openWorkers(config: Config, database: OpenDatabase, clock: Clock, run: Run): Promise<Started> {
  const isFirst = database.isEmbedded && (await loadDemoAlone(config, database.url, clock, run))
  const environment = () => ({ DATABASE_URL: database.url, ...(config.clock && { WHARF_CLOCK: clock().toISOString() }) })
  const onEnd = (message: string) => run.log.error(message)
  const workers = await startWorkers({ count: config.workers, environment, stopMs: DRAIN_MS + 5000, onEnd })
  run.closers.unshift(() => workers.stop(run.graceMs()))
  return { address: workers.address, isFirst }
}

async function loadDemoAlone(config: Config, url: string, clock: Clock, { log, terminal }: Run) {
  const moved = movableClock(clock)
  const built = buildServer(config, url, moved.clock, log)
  try {
    return await loadDemoData(config, { ...built, ...moved, url }, terminal)
  } finally {
    await built.shutDown(0)
    await built.tenants.end()
  }
}

/** Loads the demo data at the first start. The terminal shows the progress: a step for each kind of record, and one for the keys. Returns whether it was loaded. */
async function loadDemoData(config: Config, target: FirstStart, terminal: Terminal): Promise<boolean> {
  let isLoading = false
  let isLoaded = false
  await loadDemoWhenEmpty(target, config, (done, total, what) => {
    if (!isLoading) terminal.step('Loading the demo shop')
    terminal.progress(done, total, what)
    isLoaded = true
    isLoading = done < total
    // A separate step after a full bar, which would suggest that nothing is left to do.
    if (!isLoading) terminal.step('Completing the demo shop')
  })
  if (isLoaded) terminal.step('Opening the port')
  return isLoaded
}

interface ServeOptions {
  closers: Closers
  graceMs: () => number
  /** Runs before the server listens. */
  prepare?: (built: BuiltServer) => Promise<void>
  readAllMetrics?: ServerOptions['readAllMetrics']
}

async function serve(config: Config, url: string, clock: Clock, log: Logger, options: ServeOptions): Promise<string> {
  const { closers, graceMs, prepare, readAllMetrics } = options
  const tracing = await openTracing(config, log)
  if (tracing) closers.unshift(tracing.stop)
  const built = buildServer(config, url, clock, log, { tracing, ...(readAllMetrics && { readAllMetrics }) })
  closers.unshift(
    () => built.shutDown(graceMs()),
    () => built.tenants.end(),
  )
  await prepare?.(built)
  const address = await built.app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw toListenError(config, error)
  })
  built.background.start()
  return address
}

/** Opens tracing. The SDK is loaded only if needed. */
async function openTracing({ traces }: Config, log: Logger) {
  if (!traces) return null
  const otlp = await import('../observe/otlp.js')
  return otlp.openTracing({ ...traces, version, onError: (message) => log.warn(`traces could not be sent: ${message}`) })
}

/** Serves as one of several processes: the first process has opened and migrated the database and sends the stop. */
async function serveAsWorker() {
  const channel = openWorkerChannel()
  const config = readConfig()
  const isText = isTextLog(config, Boolean(process.stdout.isTTY))
  const terminal = openTerminal(process.stdout, { isText, now: () => performance.now() })
  const { log } = openLog(config.logLevel, isText ? terminal : null)
  const closers: Closers = []
  let graceMs = 0
  let isServing = false
  let isStopping = false
  channel.onStop((ms) => {
    // The first process died before this one served: there is nothing to complete.
    if (!isServing) process.exit(0)
    if (isStopping) return
    isStopping = true
    graceMs = ms
    void closeAll(log, closers).then(() => process.exit(0))
  })
  const poolSize = Math.floor(config.poolSize / config.workers)
  const maxConnections = Math.floor(config.maxConnections / config.workers)
  const options: ServeOptions = { closers, graceMs: () => graceMs, readAllMetrics: channel.readMetrics }
  try {
    const url = config.databaseUrl ?? ''
    const address = await serve({ ...config, poolSize, maxConnections }, url, systemClock(config.clock), log, options)
    isServing = true
    channel.tellAddress(address)
  } catch (error) {
    await closeAll(log, closers)
    if (!isOperatorError(error as Error)) log.error({ err: error }, 'a worker could not start')
    await channel.tellFailure(error as Error, isOperatorError(error as Error))
    process.exit(1)
  }
}

async function closeAll(log: Logger, closers: Closers) {
  for (const close of closers) await close().catch((error) => log.error({ err: error }, 'could not shut down cleanly'))
}

/** Returns the stop function. A second signal ends the process at once. */
function createStop(log: Logger, closers: Closers) {
  let isStopping = false
  return async (code: number, reason: string) => {
    if (isStopping) process.exit(130)
    isStopping = true
    log.info(`stopping: ${reason}`)
    process.on('SIGINT', () => process.exit(130))
    await closeAll(log, closers)
    process.exit(code)
  }
}

const CREATE_A_KEY = 'create a key with: npm run wharf -- keys create --help'

type Paint = ReturnType<typeof createPaint>

function printAddresses(
  { dataDir, databaseUrl, clock: fixed }: Config,
  address: string,
  clock: Clock,
  credentialsFile: string | null,
  paint: Paint,
) {
  const lines = [
    paint('bold', `Wharf serves at ${address}`),
    `  Desk         ${address}/  (for administrators${credentialsFile ? '; users.admin in the credentials file' : ''})`,
    `  GraphQL      ${address}/v2/graphql  (open it in a browser for the explorer)`,
    `  REST         ${address}/v2/…        (reference: ${address}/docs)`,
    `  SDL          ${address}/v2/schema.graphql`,
    `  OpenAPI      ${address}/v2/openapi.json`,
    databaseUrl ? '  Database     DATABASE_URL' : `  Database     embedded, in ${resolve(dataDir)}`,
    credentialsFile ? `  Credentials  ${credentialsFile}` : `  Credentials  ${CREATE_A_KEY}`,
    ...(fixed ? [paint('yellow', `  Clock        ${clock().toISOString()}, set by WHARF_CLOCK: this is not the real time`)] : []),
    ...(credentialsFile
      ? ['', paint('bold', 'Try first'), ...firstCommands(address, credentialsFile).map((line) => `  ${line}`)]
      : []),
  ]
  console.log(lines.join('\n'))
}

/** Returns example commands: a key of the demo, a search, and a price. */
function firstCommands(address: string, credentialsFile: string): string[] {
  const ask = (query: string) =>
    `curl -s ${address}/v2/graphql -H "apikey: $KEY" -H 'content-type: application/json' -d '${JSON.stringify({ query })}'`
  return [
    `KEY=$(node -p "require('${credentialsFile}').graphql.storefrontKey")`,
    ask('{ products(input: { term: "cable", language: "EN" }) { itemsFound items { names(language: "EN") { value } } } }'),
    ask('{ product(sku: "DRL-1800") { names(language: "EN") { value } price { gross net } } }'),
  ]
}
