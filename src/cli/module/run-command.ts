/** Runs a command of a module: `wharf loyalty recount`. */
import { parseArgs } from 'node:util'
import pino from 'pino'
import { inTransaction } from '../../core/context.js'
import { DEFAULT_TENANT } from '../../db/tenants/tenants.js'
import type { InstalledModule } from '../../extend/adapt-module.js'
import { installedModules } from '../../extend/installed-modules.js'
import { asSystem, openContext, runModule } from '../../extend/module-context.js'
import { readEnabled } from '../../extend/tenant-modules.js'
import { buildServer } from '../../server.js'
import { findTenant, withMigratedDatabase } from '../database.js'
import { installConfigured } from '../install-modules.js'
import { CommandFailure, UsageError } from '../usage.js'

const DEFAULT_CHANNEL = 1

/** Returns false if no module has this name. */
export async function runModuleCommand(name: string, args: string[]): Promise<boolean> {
  await installConfigured()
  const module = installedModules().find((each) => each.name === name)
  if (!module) return false
  const { values, positionals } = parseArgs({
    args,
    options: { tenant: { type: 'string', default: DEFAULT_TENANT }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  const [action = '', ...words] = positionals
  const command = Object.hasOwn(module.commands, action) ? module.commands[action] : undefined
  if (values.help) console.log(describe(module))
  else if (!command) throw new UsageError(describe(module))
  else console.log(await run(module, command, values.tenant, words))
  return true
}

function describe({ name, version, commands }: InstalledModule): string {
  const lines = Object.entries(commands).map(([action, { about }]) => `  wharf ${name} ${action}  ${about}`)
  if (lines.length === 0) return `The module ${name} has no commands.`
  return `Usage: wharf ${name} <command> [--tenant <id>] [arguments]\n\nCommands of the module ${name} ${version}\n${lines.join('\n')}`
}

const run = (module: InstalledModule, command: InstalledModule['commands'][string], tenantId: string, words: string[]) =>
  withMigratedDatabase(async ({ config, clock, url, control }) => {
    await findTenant(control, tenantId)
    if (!(await readEnabled(control, tenantId)).has(module.name))
      throw new CommandFailure(
        `The module ${module.name} is not enabled for the tenant ${tenantId}: wharf module enable ${module.name}`,
      )
    const built = buildServer({ ...config, port: 0 }, url, clock, pino({ level: 'silent' }))
    try {
      const ctx = asSystem(await built.contextFor({ tenantId, channelId: DEFAULT_CHANNEL, now: clock() }))
      return await inTransaction(ctx, (inner) =>
        runModule(module.name, () => command.run(openContext(inner, module.parts), words)),
      )
    } finally {
      await built.shutDown(0)
      await built.tenants.end()
    }
  })
