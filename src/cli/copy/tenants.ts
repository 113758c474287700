/** The databases of an installation, and those that a copy of it needs. */

import type { Clock } from '../../core/base/clock.js'
import { type Database, openDatabase } from '../../db/database.js'
import { migrate } from '../../db/migrate.js'
import { DEFAULT_TENANT, tenantUrl } from '../../db/tenants/tenants.js'
import { createDatabase, databaseExists, databaseNameFor } from '../../modules/platform/tenant/tenant.database.js'
import { CommandFailure } from '../usage.js'

export interface TenantDatabase {
  tenantId: string
  url: string
}

const withControl = <T>(url: string, work: (control: Database) => Promise<T>): Promise<T> => {
  const control = openDatabase({ url, size: 1, onError: () => undefined })
  return work(control).finally(() => control.destroy())
}

/** Lists the databases, the control database first, which is also that of the default tenant. Tenants on another server stay there. */
export function listDatabases(url: string): Promise<TenantDatabase[]> {
  return withControl(url, async (control) => {
    const tenants = await control
      .selectFrom('control.tenant')
      .select(['id', 'database', 'databaseUrl'])
      .where('ready', '=', true)
      .where('database', 'is not', null)
      .where('databaseUrl', 'is', null)
      .orderBy('id')
      .execute()
    return [
      { tenantId: DEFAULT_TENANT, url },
      ...tenants.map(({ id, ...where }) => ({ tenantId: id, url: tenantUrl(url, where) })),
    ]
  })
}

/** Creates the empty database of a tenant beside the control database, and returns its URL. */
export function createTenantDatabase(controlUrl: string, tenantId: string, clock: Clock): Promise<string> {
  return withControl(controlUrl, async (control) => {
    const database = await databaseNameFor(control, tenantId)
    if (await databaseExists(control, database))
      throw new CommandFailure(`The database "${database}" exists already. Nothing is overwritten.`)
    await createDatabase(control, database)
    const url = tenantUrl(controlUrl, { database, databaseUrl: null })
    await migrate(url, 'tenant', clock())
    return url
  })
}

/** Returns the names of tenant databases beside this control database. */
export function nameDatabases(controlUrl: string, tenantIds: readonly string[]): Promise<Map<string, string>> {
  return withControl(controlUrl, async (control) => {
    const names = new Map<string, string>()
    for (const id of tenantIds) names.set(id, await databaseNameFor(control, id))
    return names
  })
}
