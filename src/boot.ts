/** Migrates the control database and the databases of all tenants, and creates the default tenant. */
import { v7 } from 'uuid'
import { setUpTenant } from './assemble-modules.js'
import { BadConfig } from './config.js'
import type { Clock } from './core/base/clock.js'
import { isOutage } from './core/base/outage.js'
import { type Database, openDatabase } from './db/database.js'
import { findPendingIn, migrate } from './db/migrate.js'
import { DEFAULT_TENANT, tenantUrl } from './db/tenants/tenants.js'
import { installedModules } from './extend/installed-modules.js'
import { migrateModule, pendingOfModule } from './extend/module-migrations.js'
import { enableNew, readEnabled } from './extend/tenant-modules.js'

/** Migrates the control database and the database of every tenant. Afterwards the default tenant exists and has a channel. */
export async function migrateAll(url: string, clock: Clock): Promise<string[]> {
  const applied = [...(await migrate(url, 'control', clock())), ...(await migrate(url, 'tenant', clock()))]
  return withOpenDatabase(url, async (control) => {
    await createDefaultTenant(control, clock())
    applied.push(...(await migrateModules(control, DEFAULT_TENANT, url, clock())))
    for (const { id, ...connection } of await findOtherTenants(control)) {
      const tenant = tenantUrl(url, connection)
      applied.push(...(await nameTenantInError(id, migrateTenant(tenant, clock()))))
      applied.push(...(await nameTenantInError(id, migrateModules(control, id, tenant, clock()))))
    }
    return applied
  })
}

/** Lists the pending migrations of the control database and of every tenant. Nothing is changed. */
export async function pendingMigrationsOfAllTenants(url: string): Promise<string[]> {
  return withOpenDatabase(url, async (control) => {
    const pendingInControl = await findPendingIn(control, 'control')
    const pending = [...pendingInControl.map((name) => `control/${name}`), ...(await listPendingOfTenant(control, ''))]
    // The table of tenants does not exist before this migration.
    const tenants = pendingInControl.includes('0001_control') ? [] : await findOtherTenants(control)
    const hasModules = !pendingInControl.includes('0094_tenant_module')
    if (hasModules) pending.push(...(await listPendingOfModules(control, DEFAULT_TENANT, url)))
    for (const { id, ...connection } of tenants)
      pending.push(
        ...(await nameTenantInError(
          id,
          withOpenDatabase(tenantUrl(url, connection), (db) => listPendingOfTenant(db, ` of ${id}`)),
        )),
        ...(hasModules ? await nameTenantInError(id, listPendingOfModules(control, id, tenantUrl(url, connection))) : []),
      )
    return pending
  })
}

const listPendingOfTenant = async (db: Database, suffix: string) =>
  (await findPendingIn(db, 'tenant')).map((name) => `tenant/${name}${suffix}`)

const findOtherTenants = (control: Database) =>
  control
    .selectFrom('control.tenant')
    .select(['id', 'database', 'databaseUrl'])
    .where('id', '<>', DEFAULT_TENANT)
    .where('ready', '=', true)
    .orderBy('id')
    .execute()

async function withOpenDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({ url, size: 1, onError: () => undefined })
  return work(db).finally(() => db.destroy())
}

/** Adds the tenant to an error, because one of many databases may be unreachable. */
const nameTenantInError = <T>(id: string, work: Promise<T>): Promise<T> =>
  work.catch((error: Error) => {
    throw isOutage(error) ? new BadConfig(`The database of tenant "${id}" cannot be reached: ${error.message || error}.`) : error
  })

async function createDefaultTenant(control: Database, at: Date): Promise<void> {
  const uuid = v7({ msecs: at.getTime() })
  await control
    .insertInto('control.tenant')
    .values({ id: DEFAULT_TENANT, uuid, name: 'Wharf', ready: true, createdAt: at, lastModifiedAt: at })
    .onConflict((existing) => existing.column('id').doNothing())
    .execute()
  await setUpTenant(control, at)
  const names = installedModules().map(({ name }) => name)
  await enableNew(control, DEFAULT_TENANT, names, at)
}

/** Migrates the tables of the modules that a tenant uses. */
async function migrateModules(control: Database, tenantId: string, url: string, at: Date): Promise<string[]> {
  if (installedModules().length === 0) return []
  const enabled = await readEnabled(control, tenantId)
  const applied: string[] = []
  for (const module of installedModules()) if (enabled.has(module.name)) applied.push(...(await migrateModule(url, module, at)))
  return applied
}

/** Lists the pending migrations of the modules that a tenant uses. */
async function listPendingOfModules(control: Database, tenantId: string, url: string): Promise<string[]> {
  if (installedModules().length === 0) return []
  const enabled = await readEnabled(control, tenantId)
  const pending: string[] = []
  for (const module of installedModules()) if (enabled.has(module.name)) pending.push(...(await pendingOfModule(url, module)))
  return pending
}

/** Migrates a tenant. One created by an earlier version also gets the initial data of new tenants. */
async function migrateTenant(url: string, at: Date): Promise<string[]> {
  const applied = await migrate(url, 'tenant', at)
  await withOpenDatabase(url, (db) => setUpTenant(db, at))
  return applied
}
