/** All commands of the command line. Completion and typo suggestions are derived from their help. */
import type { CompletedCommand } from './shell/completion.js'

export interface Command {
  run: (args: string[]) => Promise<void>
  help: () => Promise<string>
  /** The lines in the list of all commands: the action, or nothing, and what it does. */
  lines: readonly (readonly [action: string, does: string])[]
}

/** Loads a command on demand: most of them need a large part of the server. */
function lazyCommand(load: () => Promise<{ run: Command['run']; help: string }>): Pick<Command, 'run' | 'help'> {
  return {
    run: async (args) => (await load()).run(args),
    help: async () => (await load()).help,
  }
}

/** In the order of an operator's work. */
export const commands: Readonly<Record<string, Command>> = {
  start: {
    ...lazyCommand(() => import('./start.js').then(({ startCommand: run, startHelp: help }) => ({ run, help }))),
    lines: [['', 'run the server']],
  },
  doctor: {
    ...lazyCommand(() => import('./doctor/doctor.js').then(({ doctorCommand: run, doctorHelp: help }) => ({ run, help }))),
    lines: [['', 'check settings, database, disk and mail, and say what to do']],
  },
  env: {
    ...lazyCommand(() => import('./demo/env/env.js').then(({ envCommand: run, envHelp: help }) => ({ run, help }))),
    lines: [['', 'print the address and the demo credentials for a shell, or the .env of a storefront']],
  },
  seed: {
    ...lazyCommand(() => import('./seed.js').then(({ seedCommand: run, seedHelp: help }) => ({ run, help }))),
    lines: [['', 'load the demo data']],
  },
  import: {
    ...lazyCommand(() => import('./transfer/import.js').then(({ importCommand: run, importHelp: help }) => ({ run, help }))),
    lines: [['', 'read products, prices, companies, … from a CSV, NDJSON or XLSX file']],
  },
  export: {
    ...lazyCommand(() => import('./transfer/export.js').then(({ exportCommand: run, exportHelp: help }) => ({ run, help }))),
    lines: [['', 'write them, orders and more into one']],
  },
  types: {
    ...lazyCommand(() => import('./types.js').then(({ typesCommand: run, typesHelp: help }) => ({ run, help }))),
    lines: [['', 'print the custom fields of a tenant as TypeScript types or JSON Schema']],
  },
  admins: {
    ...lazyCommand(() => import('./admins.js').then(({ adminsCommand: run, adminsHelp: help }) => ({ run, help }))),
    lines: [
      ['create', 'create an administrator, such as the first of a tenant'],
      ['list', 'show the administrators of a tenant'],
      ['password', 'set a new password for an administrator'],
      ['reset-two-factor', 'switch off two-factor sign-in of an administrator'],
      ['require-two-factor', 'say whether every administrator needs two-factor sign-in'],
    ],
  },
  keys: {
    ...lazyCommand(() => import('./keys/keys.js').then(({ keysCommand: run, keysHelp: help }) => ({ run, help }))),
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
    ...lazyCommand(() =>
      import('./keys/signing-keys.js').then(({ signingKeysCommand: run, signingKeysHelp: help }) => ({ run, help })),
    ),
    lines: [
      ['rotate', 'sign access tokens with a new key'],
      ['list', 'show the keys that sign access tokens'],
    ],
  },
  proof: {
    ...lazyCommand(() => import('./proof/proof.js').then(({ proofCommand: run, proofHelp: help }) => ({ run, help }))),
    lines: [
      ['verify', 'check the proof that an order was approved'],
      ['keys', 'print the keys that proofs are checked with'],
      ['rotate', 'create a new key for new approvals'],
    ],
  },
  hooks: {
    ...lazyCommand(() => import('./hooks.js').then(({ hooksCommand: run, hooksHelp: help }) => ({ run, help }))),
    lines: [
      ['list', 'show the decision hooks of a tenant'],
      ['points', 'show the points that hooks can have'],
      ['try', 'ask a decision hook about an order, and show what would change'],
    ],
  },
  tenants: {
    ...lazyCommand(() => import('./tenants/tenants.js').then(({ tenantsCommand: run, tenantsHelp: help }) => ({ run, help }))),
    lines: [
      ['list', 'show the tenants'],
      ['create', 'make an empty tenant'],
      ['clone', 'make a copy of a tenant for testing'],
      ['move', 'move a tenant to another PostgreSQL server'],
      ['silence', 'switch its webhooks and e-mails off or on'],
      ['remove', 'delete a tenant'],
    ],
  },
  module: {
    ...lazyCommand(() => import('./module/module.js').then(({ moduleCommand: run, moduleHelp: help }) => ({ run, help }))),
    lines: [
      ['create', 'write a new module with a test, ready to run'],
      ['list', 'show the installed modules and the tenants that use them'],
      ['enable', 'let a tenant use a module, and create its tables'],
      ['disable', 'switch a module off for a tenant; its data stay'],
      ['remove', 'delete the data of a module for a tenant'],
    ],
  },
  lifecycle: {
    ...lazyCommand(() => import('./lifecycle.js').then(({ lifecycleCommand: run, lifecycleHelp: help }) => ({ run, help }))),
    lines: [
      ['list', 'show every deprecated item and its replacement'],
      ['usage', 'show who used which of them lately'],
      ['lint', "show where a client's files use deprecated items"],
      ['fix', 'change those files'],
      ['check', 'show what would fail at a date'],
    ],
  },
  migrate: {
    ...lazyCommand(() => import('./migrate/migrate.js').then(({ migrateCommand: run, migrateHelp: help }) => ({ run, help }))),
    lines: [['', 'apply the pending migrations to the database']],
  },
  backup: {
    ...lazyCommand(() => import('./copy/backup.js').then(({ backupCommand: run, backupHelp: help }) => ({ run, help }))),
    lines: [['', 'write all data and media into a folder']],
  },
  restore: {
    ...lazyCommand(() => import('./copy/backup.js').then(({ restoreCommand: run, restoreHelp: help }) => ({ run, help }))),
    lines: [['', 'put a backup into an empty database']],
  },
  'move-to': {
    ...lazyCommand(() => import('./copy/move-to.js').then(({ moveToCommand: run, moveToHelp: help }) => ({ run, help }))),
    lines: [['', 'copy all data into a PostgreSQL of your own']],
  },
  completion: {
    ...lazyCommand(async () => {
      const { completionCommand, completionHelp: help, shells } = await import('./shell/completion.js')
      return { run: async (args) => completionCommand(args, await describeCommands(shells)), help }
    }),
    lines: [['', 'print what a shell needs to complete commands']],
  },
}

/** Returns the actions of a command, such as `create` of `keys`. */
export const actionsOf = ({ lines }: Command): string[] => lines.flatMap(([action]) => action || [])

/** Returns the options that the help of a command names. */
export const optionsOf = (help: string): string[] => [...new Set([...(help.match(/--[a-z][a-z-]*/g) ?? []), '--help'])]

const describeCommands = (shells: readonly string[]): Promise<CompletedCommand[]> =>
  Promise.all(
    Object.entries(commands).map(async ([name, command]) => ({
      name,
      words: [...actionsOf(command), ...(name === 'completion' ? shells : []), ...optionsOf(await command.help())],
      about: command.lines[0]?.[1] ?? '',
    })),
  )
