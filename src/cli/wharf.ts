#!/usr/bin/env node
/** The command line: administrators, keys, demo data, migrations. */
import { parseArgs } from 'node:util'
import { findNearestName } from '../core/base/nearest-name.js'
import { version } from '../server.js'
import { adminsCommand, adminsHelp } from './admins.js'
import { backupCommand, backupHelp, restoreCommand, restoreHelp } from './copy/backup.js'
import { moveToCommand, moveToHelp } from './copy/move-to.js'
import { envCommand, envHelp } from './demo/env.js'
import { keysCommand, keysHelp } from './keys/keys.js'
import { signingKeysCommand, signingKeysHelp } from './keys/signing-keys.js'
import { lifecycleCommand, lifecycleHelp } from './lifecycle.js'
import { describeError } from './log.js'
import { migrateCommand, migrateHelp } from './migrate.js'
import { seedCommand, seedHelp } from './seed.js'
import { isOperatorError } from './startup-checks.js'
import { tenantsCommand, tenantsHelp } from './tenants/tenants.js'
import { UsageError } from './usage.js'

const HELP = `wharf ${version}: the command line of the Wharf commerce server

Usage: wharf <command> [options]

Commands
  admins create    create an administrator, such as the first of a tenant
  admins list      show the administrators of a tenant
  admins password  set a new password for an administrator
  backup           write all data and media into a folder
  env              print the address and the demo credentials for a shell
  keys create      create a GraphQL key, or a REST client with --rest
  keys list        show the keys and clients of a tenant
  keys deactivate  switch a key or client off
  keys activate    switch it on again
  keys surface     let it use the API of a later date
  keys brownout    let it use the API after the removal, for a period
  lifecycle lint   show where a client's files use deprecated items
  lifecycle fix    change those files
  lifecycle check  show what would fail at a date
  migrate          apply the pending migrations to the database
  move-to          copy all data into a PostgreSQL of your own
  restore          put a backup into an empty database
  seed             load the demo data
  signing-keys     rotate or list the keys that sign access tokens
  tenants list     show the tenants
  tenants move     move a tenant to another PostgreSQL server

Each command explains itself with --help. The database is the one of DATABASE_URL,
or the embedded one in WHARF_DATA_DIR (.data), whether its server is running or not.`

type Command = { run: (args: string[]) => Promise<void>; help: string }

const commands: Record<string, Command> = {
  admins: { run: adminsCommand, help: adminsHelp },
  backup: { run: backupCommand, help: backupHelp },
  env: { run: envCommand, help: envHelp },
  keys: { run: keysCommand, help: keysHelp },
  lifecycle: { run: lifecycleCommand, help: lifecycleHelp },
  migrate: { run: migrateCommand, help: migrateHelp },
  'move-to': { run: moveToCommand, help: moveToHelp },
  restore: { run: restoreCommand, help: restoreHelp },
  seed: { run: seedCommand, help: seedHelp },
  'signing-keys': { run: signingKeysCommand, help: signingKeysHelp },
  tenants: { run: tenantsCommand, help: tenantsHelp },
}

async function main(args: string[]) {
  const [name = '', ...rest] = args
  const { values } = parseArgs({
    args,
    strict: false,
    options: { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } },
  })
  const command = commands[name]
  if (command && values.help) return console.log(command.help)
  if (command) return command.run(rest)
  if (values.version) return console.log(version)
  if (values.help || name === '' || name === 'help') return console.log(HELP)
  const nearest = findNearestName(name, Object.keys(commands), 3)
  throw new UsageError(`There is no command "${name}". ${nearest ? `Did you mean wharf ${nearest}?` : 'Try wharf --help.'}`)
}

main(process.argv.slice(2)).catch((error: Error & { code?: string }) => {
  const isUsage = error instanceof UsageError || error.code?.startsWith('ERR_PARSE_ARGS')
  console.error(isUsage || isOperatorError(error) ? error.message : describeError(error))
  process.exitCode = isUsage ? 2 : 1
})
