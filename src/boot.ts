/** Everything between a connection string and a server that may listen. */
import { v7 } from 'uuid'
import type { Clock } from './core/clock.js'
import { DEFAULT_TENANT } from './core/tenants.js'
import { openDatabase } from './db/database.js'
import { migrate } from './db/migrate.js'

/** Migrates the control database and every tenant's; the default tenant exists from then on. */
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
    const tenants = await control
      .selectFrom('control.tenant')
      .select('databaseUrl')
      .where('databaseUrl', 'is not', null)
      .execute()
    for (const { databaseUrl } of tenants) if (databaseUrl) applied.push(...(await migrate(databaseUrl, 'tenant', clock())))
  } finally {
    await control.destroy()
  }
  return applied
}
