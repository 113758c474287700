import { parseArgs } from 'node:util'
import { prepareDatabase } from '../boot.js'
import { readConfig } from '../config.js'
import { systemClock } from '../core/clock.js'
import { pendingMigrations } from '../db/migrate.js'
import { codemod, codemodHelp, isCodemod } from './codemod/codemod.js'
import { withDatabase } from './database.js'
import { UsageError } from './usage.js'

export const migrateHelp = `Usage: wharf migrate [--check]

Brings the control database and every tenant's database up to date. A server does the same when it starts;
the command is for those who migrate before they deploy.

  --check  changes nothing; exit code 1 when a migration is pending (needs DATABASE_URL)

With lint, fix or check it is another tool, for clients of the server:

${codemodHelp}`

export async function migrateCommand(args: string[]): Promise<void> {
  if (isCodemod(args[0])) {
    process.exitCode = await codemod(args, console.log)
    return
  }
  const { values } = parseArgs({ args, options: { check: { type: 'boolean' } } })
  if (values.check) return check()
  const config = readConfig()
  if (!config.databaseUrl) return withDatabase(async () => console.log('The embedded database is up to date.'))
  const applied = await prepareDatabase(config.databaseUrl, systemClock(config.clock))
  console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
}

async function check() {
  const { databaseUrl } = readConfig()
  if (!databaseUrl) throw new UsageError('--check needs DATABASE_URL; an embedded database is migrated whenever it starts.')
  const { openDatabase } = await import('../db/database.js')
  const db = openDatabase({ url: databaseUrl, size: 1, onError: () => undefined })
  const pending = await pendingMigrations(db).finally(() => db.destroy())
  console.log(pending.length ? `Pending: ${pending.join(', ')}.` : 'The database is up to date.')
  if (pending.length) process.exitCode = 1
}
