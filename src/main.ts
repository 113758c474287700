/** Starts the server: configuration, database, rooms, and then the door opens. */
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pino, { type Logger } from 'pino'
import { foundCredentials } from './cli/credentials.js'
import { seedWhenEmpty } from './cli/demo.js'
import { BadConfig, type Config, readConfig } from './config.js'
import { systemClock } from './core/clock.js'
import { DataFolderInUse } from './db/embedded/embedded.js'
import { assemble, databaseFor } from './server.js'

const DRAIN_MS = 10_000

async function main() {
  const config = readConfig()
  const log = pino({ level: config.logLevel })
  const clock = systemClock(config.clock)
  const ends: (() => Promise<unknown>)[] = []
  const stop = stopping(log, ends)
  const database = await databaseFor(
    config,
    clock,
    (line) => log.info(line),
    (error) => stop(1, `lost the database: ${error.message}`),
  )
  ends.push(database.stop)
  const { app, tenants } = assemble(config, database.url, clock, log)
  ends.unshift(
    () => drained(app),
    () => tenants.end(),
  )
  if (database.isEmbedded) await seedWhenEmpty(app, tenants, clock, config.dataDir)
  const address = await app.listen({ port: config.port, host: config.host })
  announce(config, address, database.isEmbedded ? foundCredentials(config.dataDir) : null)
  process.once('SIGINT', () => stop(0, 'interrupted'))
  process.once('SIGTERM', () => stop(0, 'asked to end'))
}

/** Requests under way are answered; whoever takes longer than ten seconds is cut off. */
const drained = (app: FastifyInstance) => Promise.race([app.close(), new Promise((done) => setTimeout(done, DRAIN_MS).unref())])

function stopping(log: Logger, ends: (() => Promise<unknown>)[]) {
  let isStopping = false
  return async (code: number, why: string) => {
    if (isStopping) process.exit(130)
    isStopping = true
    log.info(`stopping: ${why}`)
    process.on('SIGINT', () => process.exit(130))
    for (const end of ends) await end().catch((error) => log.error({ err: error }, 'an end went wrong'))
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
main().catch((error: Error & { code?: string }) => {
  const isPlain = error instanceof BadConfig || error instanceof DataFolderInUse || error.code === 'EADDRINUSE'
  console.error(isPlain ? error.message : error)
  process.exit(1)
})
