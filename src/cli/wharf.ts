#!/usr/bin/env node
/** The command line: administrators, keys, demo data, migrations. */
import { parseArgs } from 'node:util'
import { version } from '../server.js'
import { admins, adminsHelp } from './admins.js'
import { keys, keysHelp } from './keys.js'
import { migrateCommand, migrateHelp } from './migrate.js'
import { seedCommand, seedHelp } from './seed.js'
import { signingKeys, signingKeysHelp } from './signing-keys.js'
import { isPlain } from './startup-checks.js'
import { UsageError } from './usage.js'

const HELP = `wharf ${version}: the command line of the Wharf commerce server

Usage: wharf <command> [options]

Commands
  admins create    make an administrator, such as the first of a tenant
  admins list      show the administrators of a tenant
  admins password  give one a new password
  keys create      make a GraphQL key, or a REST client with --rest
  keys list        show the keys and clients of a tenant
  keys deactivate  switch a key or client off
  keys activate    switch it on again
  keys surface     let it meet the contract of a later day
  keys brownout    let it rehearse the removal for some hours
  migrate          bring the database up to date
  migrate lint     show where a client's files use deprecated items
  migrate fix      change those files
  migrate check    show what would be refused at a date
  seed             load the demo data
  signing-keys     rotate or list the keys that sign access tokens

Each command explains itself with --help. The database is the one of DATABASE_URL,
or the embedded one in WHARF_DATA_DIR (.data), whether its server is running or not.`

type Command = { run: (args: string[]) => Promise<void>; help: string }

const commands: Record<string, Command> = {
  admins: { run: admins, help: adminsHelp },
  keys: { run: keys, help: keysHelp },
  migrate: { run: migrateCommand, help: migrateHelp },
  seed: { run: seedCommand, help: seedHelp },
  'signing-keys': { run: signingKeys, help: signingKeysHelp },
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
  throw new UsageError(`There is no command "${name}". Try wharf --help.`)
}

main(process.argv.slice(2)).catch((error: Error & { code?: string }) => {
  const isUsage = error instanceof UsageError || error.code?.startsWith('ERR_PARSE_ARGS')
  console.error(isUsage || isPlain(error) ? error.message : error)
  process.exitCode = isUsage ? 2 : 1
})
