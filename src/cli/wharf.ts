#!/usr/bin/env node
/** The command line: finds the command, and reports errors in one sentence. */
import { parseArgs } from 'node:util'
import about from '../../package.json' with { type: 'json' }
import { findNearestName } from '../core/base/nearest-name.js'
import { environment } from '../core/environment.js'
import { findModuleSources } from '../extend/module-sources.js'
import { actionsOf, type Command, commands, optionsOf } from './commands.js'
import { UsageError } from './usage.js'

const { version } = about

const listed = Object.entries(commands).flatMap(([name, { lines }]) =>
  lines.map(([action, does]) => `  ${`${name} ${action}`.trim().padEnd(20)} ${does}`),
)

const HELP = `wharf ${version}: the command line of the Wharf commerce server

Usage: wharf <command> [options]

Commands
${listed.join('\n')}

Each command explains itself with --help. The database is the one of DATABASE_URL,
or the embedded one in WHARF_DATA_DIR (.data), whether its server is running or not.

Exit codes: 0 done; 1 it failed, or found something (doctor, import, migrate --check, lifecycle lint);
2 the command itself is wrong (lifecycle lint, fix and check: 3). Answers go to standard output, progress and errors to standard error;
--json, where a command has it, prints the answer as JSON.`

async function main(args: string[]) {
  const [name = '', ...rest] = args
  const { values } = parseArgs({
    args,
    strict: false,
    options: { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } },
  })
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command && values.help) return console.log(await command.help())
  if (command) {
    if (name !== 'start' && findModuleSources(environment(), process.cwd()))
      await (await import('./install-modules.js')).installConfigured()
    return runCommand(name, command, rest)
  }
  if (values.version) return console.log(version)
  if (values.help || name === '' || name === 'help') return console.log(HELP)
  if (name && !name.startsWith('-') && findModuleSources(environment(), process.cwd())) {
    const { runModuleCommand } = await import('./module/run-command.js')
    if (await runModuleCommand(name, rest)) return
  }
  const nearest = findNearestName(name, Object.keys(commands), 3)
  throw new UsageError(`There is no command "${name}". ${nearest ? `Did you mean wharf ${nearest}?` : 'Try wharf --help.'}`)
}

/** Runs a command, and suggests the probable action or option for a misspelt one. */
async function runCommand(name: string, command: Command, args: string[]): Promise<void> {
  const [action = ''] = args
  const actions = actionsOf(command)
  if (actions.length && action && !action.startsWith('-') && !actions.includes(action)) {
    const nearest = findNearestName(action, actions, 3)
    throw new UsageError(
      `There is no "wharf ${name} ${action}". ${nearest ? `Did you mean wharf ${name} ${nearest}?` : `There are ${actions.join(', ')}.`}`,
    )
  }
  return command.run(args).catch(async (error: Error & { code?: string }) => {
    if (error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error
    const [, option = ''] = error.message.match(/'(-[^']*)'/) ?? []
    const nearest = findNearestName(option, optionsOf(await command.help()), 3)
    throw new UsageError(
      `There is no option ${option} of wharf ${name}. ${nearest ? `Did you mean ${nearest}?` : `wharf ${name} --help shows all.`}`,
    )
  })
}

main(process.argv.slice(2)).catch(async (error: Error & { code?: string }) => {
  const isUsage = error instanceof UsageError || error.code?.startsWith('ERR_PARSE_ARGS')
  console.error(isUsage ? error.message : (await import('./startup-checks.js')).describeFailure(error))
  process.exitCode = isUsage ? 2 : 1
})
