/** Everything between a connection string and a server that may listen. */
import { v7 } from 'uuid'
import { BadConfig } from './config.js'
import { DEFAULT_TENANT, tenantUrl } from './core/auth/tenants.js'
import type { Clock } from './core/base/clock.js'
import { isOutage } from './core/base/outage.js'
import { type Database, openDatabase } from './db/database.js'
import { migrate, pendingIn } from './db/migrate.js'
import { createFirstChannel } from './rooms/platform/channel/channel.service.js'
import { createRoleDefinitions } from './rooms/platform/role/role.definitions.js'

/** Migrates the control database and every tenant's; the default tenant exists from then on, with a channel. */
export async function migrateAll(url: string, clock: Clock): Promise<string[]> {
  const applied = [...(await migrate(url, 'control', clock())), ...(await migrate(url, 'tenant', clock()))]
  return withDatabase(url, async (control) => {
    await createDefaultTenant(control, clock())
    for (const { id, ...place } of await otherTenants(control))
      applied.push(...(await ofTenant(id, migrateTenant(tenantUrl(url, place), clock()))))
    return applied
  })
}

/** What the control database and every tenant's still lack; nothing is changed. */
export async function pendingMigrationsOfAllTenants(url: string): Promise<string[]> {
  return withDatabase(url, async (control) => {
    const own = await pendingIn(control, 'control')
    const pending = [...own.map((name) => `control/${name}`), ...(await pendingOfTenant(control, ''))]
    // The first of all makes the register of tenants.
    const others = own.includes('0001_control') ? [] : await otherTenants(control)
    for (const { id, ...place } of others)
      pending.push(
        ...(await ofTenant(
          id,
          withDatabase(tenantUrl(url, place), (db) => pendingOfTenant(db, ` of ${id}`)),
        )),
      )
    return pending
  })
}

const pendingOfTenant = async (db: Database, whose: string) =>
  (await pendingIn(db, 'tenant')).map((name) => `tenant/${name}${whose}`)

const otherTenants = (control: Database) =>
  control
    .selectFrom('control.tenant')
    .select(['id', 'database', 'databaseUrl'])
    .where('id', '<>', DEFAULT_TENANT)
    .where('ready', '=', true)
    .orderBy('id')
    .execute()

async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({ url, size: 1, onError: () => undefined })
  return work(db).finally(() => db.destroy())
}

/** One of many databases may be gone or locked: whose it is stands in the message. */
const ofTenant = <T>(id: string, work: Promise<T>): Promise<T> =>
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
  await createFirstChannel(control, at, { name: 'Default' })
  await createRoleDefinitions(control, at)
}

/** A tenant that was made by an earlier version gets what every tenant has now. */
async function migrateTenant(url: string, at: Date): Promise<string[]> {
  const applied = await migrate(url, 'tenant', at)
  await withDatabase(url, (db) => createRoleDefinitions(db, at))
  return applied
}
