import { parseArgs } from 'node:util'
import { pendingMigrationsOfAllTenants } from '../../boot.js'
import { readConfig } from '../../config.js'
import { systemClock } from '../../core/base/clock.js'
import { isCodemodAction } from '../codemod/codemod.js'
import { requireExistingDatabase, withDatabaseUrl } from '../database.js'
import { lifecycleCommand } from '../lifecycle.js'
import { migrateWithHint } from '../startup-checks.js'
import { refuseExtraArguments } from '../usage.js'
import { printMigrationPlan } from './migrate-plan.js'

export const migrateHelp = `Usage: wharf migrate [--check] [--json]
       wharf migrate plan [--json]

Applies the pending migrations to the control database and to the database of every tenant. A server does the same
when it starts; use the command to migrate before you deploy.

  plan     changes nothing; prints what each pending migration does to a running shop: the locks it takes, what waits
           meanwhile, what it rewrites, and whether servers of the previous version can go on

  --check  changes nothing; shows the pending migrations of the control database and of every tenant;
           exit code 1 when there are any
  --json   prints { "pending": […] } or { "applied": […] }, for a plan { "migrations": […], "previousVersionRuns": … }

The tool for the clients of a server is another one: wharf lifecycle --help.`

export async function migrateCommand(args: string[]): Promise<void> {
  if (isCodemodAction(args[0])) {
    console.error(`wharf migrate ${args[0]} is called wharf lifecycle ${args[0]} now; the old name keeps working.`)
    return lifecycleCommand(args)
  }
  const { values, positionals } = parseArgs({
    args,
    options: { check: { type: 'boolean' }, json: { type: 'boolean' } },
    allowPositionals: true,
  })
  const isPlan = positionals[0] === 'plan'
  refuseExtraArguments(positionals.slice(isPlan ? 1 : 0))
  const config = readConfig()
  if (values.check || isPlan) requireExistingDatabase(config)
  if (isPlan) return withDatabaseUrl(config, (url) => printMigrationPlan(url, values.json))
  if (values.check) return withDatabaseUrl(config, (url) => printPending(url, values.json))
  const applied = await withDatabaseUrl(config, (url) => migrateWithHint(url, systemClock(config.clock)))
  if (values.json) console.log(JSON.stringify({ applied }))
  else console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
}

async function printPending(url: string, isJson = false): Promise<void> {
  const pending = await pendingMigrationsOfAllTenants(url)
  if (isJson) console.log(JSON.stringify({ pending }))
  else console.log(pending.length ? `Pending: ${pending.join(', ')}.` : 'The database is up to date.')
  if (pending.length) process.exitCode = 1
}
