/** Everything between a connection string and a server that may listen. */
import { v7 } from 'uuid'
import { BadConfig } from './config.js'
import { DEFAULT_TENANT, tenantUrl } from './core/auth/tenants.js'
import type { Clock } from './core/base/clock.js'
import { isOutage } from './core/base/outage.js'
import { type Database, openDatabase } from './db/database.js'
import { migrate, pendingIn } from './db/migrate.js'
import { layFirstChannel } from './rooms/platform/channel/channel.service.js'
import { layRoleDefinitions } from './rooms/platform/role/role.definitions.js'

/** Migrates the control database and every tenant's; the default tenant exists from then on, with a channel. */
export async function prepareDatabase(url: string, clock: Clock): Promise<string[]> {
  const applied = [...(await migrate(url, 'control', clock())), ...(await migrate(url, 'tenant', clock()))]
  return opened(url, async (control) => {
    await layDefaultTenant(control, clock())
    for (const { id, ...place } of await otherTenants(control))
      applied.push(...(await ofTenant(id, refresh(tenantUrl(url, place), clock()))))
    return applied
  })
}

/** What the control database and every tenant's still lack; nothing is changed. */
export async function pendingEverywhere(url: string): Promise<string[]> {
  return opened(url, async (control) => {
    const own = await pendingIn(control, 'control')
    const pending = [...own.map((name) => `control/${name}`), ...(await lackOf(control, ''))]
    // The first of all makes the register of tenants.
    const others = own.includes('0001_control') ? [] : await otherTenants(control)
    for (const { id, ...place } of others)
      pending.push(
        ...(await ofTenant(
          id,
          opened(tenantUrl(url, place), (db) => lackOf(db, ` of ${id}`)),
        )),
      )
    return pending
  })
}

const lackOf = async (db: Database, whose: string) => (await pendingIn(db, 'tenant')).map((name) => `tenant/${name}${whose}`)

const otherTenants = (control: Database) =>
  control
    .selectFrom('control.tenant')
    .select(['id', 'database', 'databaseUrl'])
    .where('id', '<>', DEFAULT_TENANT)
    .where('ready', '=', true)
    .orderBy('id')
    .execute()

async function opened<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({ url, size: 1, onError: () => undefined })
  return work(db).finally(() => db.destroy())
}

/** One of many databases may be gone or locked: whose it is stands in the message. */
const ofTenant = <T>(id: string, work: Promise<T>): Promise<T> =>
  work.catch((error: Error) => {
    throw isOutage(error) ? new BadConfig(`The database of tenant "${id}" cannot be reached: ${error.message || error}.`) : error
  })

async function layDefaultTenant(control: Database, at: Date): Promise<void> {
  const uuid = v7({ msecs: at.getTime() })
  await control
    .insertInto('control.tenant')
    .values({ id: DEFAULT_TENANT, uuid, name: 'Wharf', ready: true, createdAt: at, lastModifiedAt: at })
    .onConflict((existing) => existing.column('id').doNothing())
    .execute()
  await layFirstChannel(control, at, { name: 'Default' })
  await layRoleDefinitions(control, at)
}

/** A tenant that was made by an earlier version gets what every tenant has now. */
async function refresh(url: string, at: Date): Promise<string[]> {
  const applied = await migrate(url, 'tenant', at)
  await opened(url, (db) => layRoleDefinitions(db, at))
  return applied
}
