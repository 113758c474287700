/** Starts the server: configuration, database, rooms, and then the door opens. */
import { resolve } from 'node:path'
import pino, { type Logger } from 'pino'
import { foundCredentials } from './cli/credentials.js'
import { seedWhenEmpty } from './cli/demo.js'
import { bringUpToDate, isPlain, listenProblem, reachDatabase, requireFolder } from './cli/startup-checks.js'
import { type Config, readConfig, unknownVariables } from './config.js'
import { systemClock } from './core/base/clock.js'
import { buildServer } from './server.js'

async function main() {
  const config = readConfig()
  const log = pino({ level: config.logLevel })
  for (const warning of unknownVariables()) log.warn(warning)
  const ends: Ends = []
  const stop = stopping(log, ends)
  process.once('SIGINT', () => stop(0, 'interrupted'))
  process.once('SIGTERM', () => stop(0, 'asked to end'))
  try {
    await open(config, log, ends, (error) => stop(1, `lost the database: ${error.message}`))
  } catch (error) {
    await endAll(log, ends)
    throw error
  }
}

/** What must be ended, the last opened first. */
type Ends = (() => Promise<unknown>)[]

async function open(config: Config, log: Logger, ends: Ends, onLost: (error: Error) => void) {
  const clock = systemClock(config.clock)
  requireFolder(config.dataDir)
  const database = await reachDatabase(config, (line) => log.info(line), onLost)
  ends.unshift(database.stop)
  const applied = await bringUpToDate(database.url, clock)
  if (applied.length) log.info(`migrated: ${applied.join(', ')}`)
  const { app, tenants, outbox, sweeper, leave } = buildServer(config, database.url, clock, log)
  ends.unshift(leave, () => tenants.end())
  if (database.isEmbedded) await seedWhenEmpty(app, tenants, clock, config.dataDir)
  const address = await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw listenProblem(config, error)
  })
  outbox.start()
  sweeper.start()
  announce(config, address, database.isEmbedded ? foundCredentials(config.dataDir) : null)
}

async function endAll(log: Logger, ends: Ends) {
  for (const end of ends) await end().catch((error) => log.error({ err: error }, 'an end went wrong'))
}

function stopping(log: Logger, ends: Ends) {
  let isStopping = false
  return async (code: number, why: string) => {
    if (isStopping) process.exit(130)
    isStopping = true
    log.info(`stopping: ${why}`)
    process.on('SIGINT', () => process.exit(130))
    await endAll(log, ends)
    process.exit(code)
  }
}

function announce({ dataDir, databaseUrl }: Config, address: string, credentialsFile: string | null) {
  const lines = [
    `Wharf serves at ${address}`,
    `  GraphQL      ${address}/v2/graphql  (open it in a browser for GraphiQL)`,
    `  REST         ${address}/v2/…        (reference: ${address}/docs)`,
    `  SDL          ${address}/v2/schema.graphql`,
    `  OpenAPI      ${address}/v2/openapi.json`,
    databaseUrl ? '  Database     DATABASE_URL' : `  Database     embedded, in ${resolve(dataDir)}`,
    credentialsFile ? `  Credentials  ${credentialsFile}` : '  Credentials  make a key with: npm run wharf -- keys create --help',
  ]
  console.log(lines.join('\n'))
}

/** What an operator can mend is said in a sentence; anything else with its stack. */
main().catch((error: Error) => {
  console.error(isPlain(error) ? error.message : error)
  process.exit(1)
})
