/** All commands of the command line. What completion and the answers to typos know of them comes from their help. */
import { adminsCommand, adminsHelp } from './admins.js'
import { backupCommand, backupHelp, restoreCommand, restoreHelp } from './copy/backup.js'
import { moveToCommand, moveToHelp } from './copy/move-to.js'
import { envCommand, envHelp } from './demo/env.js'
import { doctorCommand, doctorHelp } from './doctor/doctor.js'
import { keysCommand, keysHelp } from './keys/keys.js'
import { signingKeysCommand, signingKeysHelp } from './keys/signing-keys.js'
import { lifecycleCommand, lifecycleHelp } from './lifecycle.js'
import { migrateCommand, migrateHelp } from './migrate.js'
import { seedCommand, seedHelp } from './seed.js'
import { type CompletedCommand, completionCommand, completionHelp, shells } from './shell/completion.js'
import { startCommand, startHelp } from './start.js'
import { tenantsCommand, tenantsHelp } from './tenants/tenants.js'
import { exportCommand, exportHelp } from './transfer/export.js'
import { importCommand, importHelp } from './transfer/import.js'

export interface Command {
  run: (args: string[]) => Promise<void>
  help: string
  /** One line each in the list of all commands: the action, or nothing, and what it does. */
  lines: readonly (readonly [action: string, does: string])[]
}

/** In the order of an operator's work. */
export const commands: Readonly<Record<string, Command>> = {
  start: { run: startCommand, help: startHelp, lines: [['', 'run the server']] },
  doctor: { run: doctorCommand, help: doctorHelp, lines: [['', 'check settings, database, disk and mail, and say what to do']] },
  env: { run: envCommand, help: envHelp, lines: [['', 'print the address and the demo credentials for a shell']] },
  seed: { run: seedCommand, help: seedHelp, lines: [['', 'load the demo data']] },
  import: {
    run: importCommand,
    help: importHelp,
    lines: [['', 'read products, prices, companies, … from a CSV, NDJSON or XLSX file']],
  },
  export: { run: exportCommand, help: exportHelp, lines: [['', 'write them, orders and more into one']] },
  admins: {
    run: adminsCommand,
    help: adminsHelp,
    lines: [
      ['create', 'create an administrator, such as the first of a tenant'],
      ['list', 'show the administrators of a tenant'],
      ['password', 'set a new password for an administrator'],
    ],
  },
  keys: {
    run: keysCommand,
    help: keysHelp,
    lines: [
      ['create', 'create a GraphQL key, or a REST client with --rest'],
      ['list', 'show the keys and clients of a tenant'],
      ['deactivate', 'switch a key or client off'],
      ['activate', 'switch it on again'],
      ['surface', 'let it use the API of a later date'],
      ['brownout', 'let it use the API after the removal, for a period'],
    ],
  },
  'signing-keys': {
    run: signingKeysCommand,
    help: signingKeysHelp,
    lines: [
      ['rotate', 'sign access tokens with a new key'],
      ['list', 'show the keys that sign access tokens'],
    ],
  },
  tenants: {
    run: tenantsCommand,
    help: tenantsHelp,
    lines: [
      ['list', 'show the tenants'],
      ['create', 'make an empty tenant'],
      ['clone', 'make a copy of a tenant for testing'],
      ['move', 'move a tenant to another PostgreSQL server'],
      ['silence', 'switch its webhooks and e-mails off or on'],
      ['remove', 'delete a tenant'],
    ],
  },
  lifecycle: {
    run: lifecycleCommand,
    help: lifecycleHelp,
    lines: [
      ['list', 'show every deprecated item and its replacement'],
      ['usage', 'show who used which of them lately'],
      ['lint', "show where a client's files use deprecated items"],
      ['fix', 'change those files'],
      ['check', 'show what would fail at a date'],
    ],
  },
  migrate: { run: migrateCommand, help: migrateHelp, lines: [['', 'apply the pending migrations to the database']] },
  backup: { run: backupCommand, help: backupHelp, lines: [['', 'write all data and media into a folder']] },
  restore: { run: restoreCommand, help: restoreHelp, lines: [['', 'put a backup into an empty database']] },
  'move-to': { run: moveToCommand, help: moveToHelp, lines: [['', 'copy all data into a PostgreSQL of your own']] },
  completion: {
    run: (args) => completionCommand(args, describeCommands()),
    help: completionHelp,
    lines: [['', 'print what a shell needs to complete commands']],
  },
}

/** The actions of a command, such as `create` of `keys`. */
export const actionsOf = ({ lines }: Command): string[] => lines.flatMap(([action]) => action || [])

/** The options that the help of a command names. */
export const optionsOf = ({ help }: Command): string[] => [...new Set([...(help.match(/--[a-z][a-z-]*/g) ?? []), '--help'])]

const describeCommands = (): CompletedCommand[] =>
  Object.entries(commands).map(([name, command]) => ({
    name,
    words: [...actionsOf(command), ...(name === 'completion' ? shells : []), ...optionsOf(command)],
    about: command.lines[0]?.[1] ?? '',
  }))
