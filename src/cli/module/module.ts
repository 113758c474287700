/** `wharf module`: writes new modules, and manages which tenants use the installed ones. */
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Database } from '../../db/database.js'
import { CACHE_MS, DEFAULT_TENANT, tenantUrl } from '../../db/tenants/tenants.js'
import type { InstalledModule } from '../../extend/adapt-module.js'
import { installedModules } from '../../extend/installed-modules.js'
import { dropModule, migrateModule, schemaOf } from '../../extend/module-migrations.js'
import { readEnabled, setEnabled } from '../../extend/tenant-modules.js'
import { type CommandContext, findTenant, withMigratedDatabase, withTenantDatabase } from '../database.js'
import { CommandFailure, refuseExtraArguments, refuseForeignOptions, UsageError } from '../usage.js'
import { createModule } from './create.js'

export const moduleHelp = `Usage: wharf module create <name> [<folder>]
       wharf module list [--json]
       wharf module enable <name> [--tenant <id>]
       wharf module disable <name> [--tenant <id>]
       wharf module remove <name> [--tenant <id>] --yes

A module adds types, fields, operations, tables, jobs, commands and a page of the desk to Wharf, without changing its source. WHARF_MODULES names
the installed ones, separated by commas, or wharf.config.ts in the working folder: export default { modules: ['./loyalty', 'a-package'] }.
See docs/guides/modules.md.

  create   writes a working module with a table, operations of both interfaces and a test: npm test runs it against a real server
  list     shows the installed modules, which tenants use them, and modules whose data are there although they are not installed
  enable   creates the tables of a module for a tenant, and serves its operations. The default tenant uses new modules by itself
  disable  switches a module off for a tenant. Its tables stay, and enable brings everything back
  remove   deletes the tables of a module for a tenant, installed or not. There is no way back

  --tenant  the tenant; "default" if it is not given
  --yes     says that you mean it`

const options = {
  tenant: { type: 'string' },
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

interface Action {
  options: readonly (keyof typeof options)[]
  run: (name: string, values: Values) => Promise<void>
}

const actions: Record<string, Action> = {
  list: { options: ['json'], run: (_, { json }) => withMigratedDatabase((context) => listModules(context, json)) },
  enable: { options: ['tenant'], run: (name, { tenant }) => enable(name, tenant ?? DEFAULT_TENANT) },
  disable: { options: ['tenant'], run: (name, { tenant }) => disable(name, tenant ?? DEFAULT_TENANT) },
  remove: { options: ['tenant', 'yes'], run: (name, { tenant, yes }) => remove(name, tenant ?? DEFAULT_TENANT, yes) },
}

export async function moduleCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [action = '', name = '', folder, ...rest] = positionals
  refuseExtraArguments(rest)
  if (action === 'create' && name) {
    refuseForeignOptions(values, action, [])
    return createModule(name, folder ?? name)
  }
  const found = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!found || (action !== 'list' && !name)) throw new UsageError(moduleHelp)
  refuseForeignOptions(values, action, found.options)
  refuseExtraArguments(folder ? [folder] : [])
  await found.run(name, values)
}

interface ListedModule {
  name: string
  version: string | null
  source: string | null
  tenants: string[]
}

async function listModules({ control }: CommandContext, isJson = false): Promise<void> {
  const rows = await control
    .selectFrom('control.tenantModule')
    .select(['module', 'tenantId'])
    .where('isEnabled', '=', true)
    .orderBy('module')
    .orderBy('tenantId')
    .execute()
  const tenantsOf = (name: string) => rows.filter(({ module }) => module === name).map(({ tenantId }) => tenantId)
  const installed = installedModules().map(
    ({ name, version, source }): ListedModule => ({ name, version, source, tenants: tenantsOf(name) }),
  )
  const names = new Set(installed.map(({ name }) => name))
  const missing = [...new Set(rows.map(({ module }) => module))]
    .filter((name) => !names.has(name))
    .map((name): ListedModule => ({ name, version: null, source: null, tenants: tenantsOf(name) }))
  const all = [...installed, ...missing]
  if (isJson) return console.log(JSON.stringify(all))
  if (all.length === 0) return console.log('No module is installed. wharf module create makes one.')
  for (const { name, version, source, tenants } of all) {
    const used = tenants.length ? `used by ${tenants.join(', ')}` : 'used by no tenant'
    console.log(`${name.padEnd(20)} ${version ?? 'NOT INSTALLED'}  ${source ?? ''}  ${used}`)
  }
}

function requireInstalled(name: string): InstalledModule {
  const found = installedModules().find((module) => module.name === name)
  if (found) return found
  const names = installedModules().map((module) => module.name)
  throw new UsageError(
    `There is no installed module "${name}". ${names.length ? `There are ${names.join(', ')}.` : 'Name it in WHARF_MODULES or wharf.config.ts.'}`,
  )
}

const enable = (name: string, tenantId: string) =>
  withMigratedDatabase(async ({ control, clock, url }) => {
    const module = requireInstalled(name)
    const tenant = await findTenant(control, tenantId)
    const applied = await migrateModule(tenantUrl(url, tenant), module, clock())
    await setEnabled(control, tenantId, name, true, clock())
    console.log(`The tenant ${tenantId} uses ${name}${applied.length ? `; applied ${applied.join(', ')}` : ''}.`)
  })

const disable = (name: string, tenantId: string) =>
  withMigratedDatabase(async ({ control, clock }) => {
    await findTenant(control, tenantId)
    if (!(await readEnabled(control, tenantId)).has(name))
      throw new CommandFailure(`The tenant ${tenantId} does not use ${name}.`)
    await setEnabled(control, tenantId, name, false, clock())
    console.log(`The tenant ${tenantId} no longer uses ${name}. Its data stay; servers notice it within five seconds.`)
  })

const NAME = /^[a-z][a-z0-9-]{1,30}$/

const remove = (name: string, tenantId: string, isMeant = false) =>
  withMigratedDatabase(async (context) => {
    const { control, clock, url } = context
    if (!NAME.test(name)) throw new UsageError(`"${name}" is not the name of a module.`)
    const tenant = await findTenant(control, tenantId)
    const tables = await withTenantDatabase(context, tenant, (db) => countTables(db, name))
    if (tables === null) throw new CommandFailure(`The tenant ${tenantId} has no data of ${name}.`)
    if (!isMeant)
      throw new CommandFailure(
        `This deletes ${tables} tables of ${name} of the tenant ${tenantId}. Repeat the command with --yes to do it.`,
      )
    const isUsed = (await readEnabled(control, tenantId)).has(name)
    await setEnabled(control, tenantId, name, false, clock())
    // Otherwise running servers would still use the tables.
    if (isUsed) await setTimeout(CACHE_MS)
    await dropModule(tenantUrl(url, tenant), name)
    console.log(`The data of ${name} of the tenant ${tenantId} are deleted.`)
  })

/** Returns the number of tables; null if the module has no schema. */
async function countTables(db: Database, module: string): Promise<number | null> {
  const { rows } = await sql<{ count: number | null }>`
    select case when exists (select from pg_namespace where nspname = ${schemaOf(module)})
                then (select count(*)::int from pg_tables where schemaname = ${schemaOf(module)} and not starts_with(tablename, '_')) end as count`.execute(
    db,
  )
  return rows[0]?.count ?? null
}
