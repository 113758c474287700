import { parseArgs } from 'node:util'
import { pendingMigrationsOfAllTenants } from '../boot.js'
import { readConfig } from '../config.js'
import { systemClock } from '../core/base/clock.js'
import { codemod, codemodHelp, isCodemod } from './codemod/codemod.js'
import { requireMade, withUrl } from './database.js'
import { bringUpToDate } from './startup-checks.js'
import { refuseWords } from './usage.js'

export const migrateHelp = `Usage: wharf migrate [--check]

Brings the control database and every tenant's database up to date. A server does the same when it starts;
the command is for those who migrate before they deploy.

  --check  changes nothing; shows what is pending in the control database and in every tenant's;
           exit code 1 when there is something

With lint, fix or check it is another tool, for clients of the server:

${codemodHelp}`

export async function migrateCommand(args: string[]): Promise<void> {
  if (isCodemod(args[0])) {
    process.exitCode = await codemod(args, console.log)
    return
  }
  const { values, positionals } = parseArgs({ args, options: { check: { type: 'boolean' } }, allowPositionals: true })
  refuseWords(positionals)
  const config = readConfig()
  if (values.check) requireMade(config)
  if (values.check) return withUrl(config, check)
  const applied = await withUrl(config, (url) => bringUpToDate(url, systemClock(config.clock)))
  console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
}

async function check(url: string): Promise<void> {
  const pending = await pendingMigrationsOfAllTenants(url)
  console.log(pending.length ? `Pending: ${pending.join(', ')}.` : 'The database is up to date.')
  if (pending.length) process.exitCode = 1
}
