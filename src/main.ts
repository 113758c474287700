/** Starts the server: reads the configuration, opens and migrates the database, and listens. */
import { resolve } from 'node:path'
import pino, { type Logger } from 'pino'
import { findCredentialsFile } from './cli/demo.credentials.js'
import { loadDemoWhenEmpty } from './cli/demo.js'
import { warnOfNode } from './cli/node-version.js'
import {
  isOperatorError,
  migrateWithHint,
  openCheckedDatabase,
  requireWritableFolder,
  toListenError,
} from './cli/startup-checks.js'
import { type Config, findUnknownVariables, readConfig } from './config.js'
import { systemClock } from './core/base/clock.js'
import { buildServer } from './server.js'

async function main() {
  const config = readConfig()
  const log = pino({ level: config.logLevel })
  for (const warning of [...findUnknownVariables(), ...warnOfNode(process.versions.node, systemClock(null)())]) log.warn(warning)
  const closers: Closers = []
  const stop = createStop(log, closers)
  // Whoever presses Ctrl-C has no load balancer that needs time to notice.
  let graceMs = Math.min(config.shutdownGrace, SHORT_GRACE_MS)
  process.once('SIGINT', () => stop(0, 'received SIGINT'))
  process.once('SIGTERM', () => {
    graceMs = config.shutdownGrace
    void stop(0, 'received SIGTERM')
  })
  const onLost = (error: Error) => stop(1, `lost the database: ${error.message}`)
  try {
    await openServer(config, log, closers, onLost, () => graceMs)
  } catch (error) {
    await closeAll(log, closers)
    throw error
  }
}

/** Functions that close what was opened; what was opened last is closed first. */
type Closers = (() => Promise<unknown>)[]

/** Requests that were sent before their clients knew that the server stops. */
const SHORT_GRACE_MS = 250

async function openServer(config: Config, log: Logger, closers: Closers, onLost: (error: Error) => void, graceMs: () => number) {
  const clock = systemClock(config.clock)
  requireWritableFolder(config.dataDir)
  const database = await openCheckedDatabase(config, (line) => log.info(line), onLost)
  closers.unshift(database.stop)
  const applied = await migrateWithHint(database.url, clock)
  if (applied.length) log.info(`migrated: ${applied.join(', ')}`)
  const { app, tenants, outbox, sweeper, shutDown } = buildServer(config, database.url, clock, log)
  closers.unshift(
    () => shutDown(graceMs()),
    () => tenants.end(),
  )
  if (database.isEmbedded) await loadDemoWhenEmpty(app, tenants, clock, config.dataDir)
  const address = await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw toListenError(config, error)
  })
  outbox.start()
  sweeper.start()
  printAddresses(config, address, database.isEmbedded ? findCredentialsFile(config.dataDir) : null)
}

async function closeAll(log: Logger, closers: Closers) {
  for (const close of closers) await close().catch((error) => log.error({ err: error }, 'could not shut down cleanly'))
}

/** A second signal while the server stops ends the process at once. */
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

function printAddresses({ dataDir, databaseUrl }: Config, address: string, credentialsFile: string | null) {
  const lines = [
    `Wharf serves at ${address}`,
    `  GraphQL      ${address}/v2/graphql  (open it in a browser for GraphiQL)`,
    `  REST         ${address}/v2/…        (reference: ${address}/docs)`,
    `  SDL          ${address}/v2/schema.graphql`,
    `  OpenAPI      ${address}/v2/openapi.json`,
    databaseUrl ? '  Database     DATABASE_URL' : `  Database     embedded, in ${resolve(dataDir)}`,
    credentialsFile
      ? `  Credentials  ${credentialsFile}`
      : '  Credentials  create a key with: npm run wharf -- keys create --help',
  ]
  console.log(lines.join('\n'))
}

/** An error that an operator can fix is printed as its message; any other error with its stack. */
main().catch((error: Error) => {
  console.error(isOperatorError(error) ? error.message : error)
  process.exit(1)
})
