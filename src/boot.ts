/** Everything between a connection string and a server that may listen. */
import { v7 } from 'uuid'
import type { Clock } from './core/clock.js'
import { DEFAULT_TENANT, tenantUrl } from './core/tenants.js'
import { openDatabase } from './db/database.js'
import { migrate } from './db/migrate.js'
import { layRoleDefinitions } from './rooms/accounts/role/role.definitions.js'
import { layFirstChannel } from './rooms/platform/channel/channel.service.js'

/** Migrates the control database and every tenant's; the default tenant exists from then on, with a channel. */
export async function prepareDatabase(url: string, clock: Clock): Promise<string[]> {
  const applied = [...(await migrate(url, 'control', clock())), ...(await migrate(url, 'tenant', clock()))]
  const control = openDatabase({ url, size: 1, onError: () => undefined })
  try {
    const at = clock()
    await control
      .insertInto('control.tenant')
      .values({
        id: DEFAULT_TENANT,
        uuid: v7({ msecs: at.getTime() }),
        name: 'Wharf',
        ready: true,
        createdAt: at,
        lastModifiedAt: at,
      })
      .onConflict((existing) => existing.column('id').doNothing())
      .execute()
    await layFirstChannel(control, at, { name: 'Default' })
    await layRoleDefinitions(control, at)
    const others = await control
      .selectFrom('control.tenant')
      .select(['database', 'databaseUrl'])
      .where('id', '<>', DEFAULT_TENANT)
      .where('ready', '=', true)
      .execute()
    for (const place of others) applied.push(...(await refresh(tenantUrl(url, place), clock())))
  } finally {
    await control.destroy()
  }
  return applied
}

/** A tenant that was made by an earlier version gets what every tenant has now. */
async function refresh(url: string, at: Date): Promise<string[]> {
  const applied = await migrate(url, 'tenant', at)
  const db = openDatabase({ url, size: 1, onError: () => undefined })
  try {
    await layRoleDefinitions(db, at)
  } finally {
    await db.destroy()
  }
  return applied
}
