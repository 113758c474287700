/** Which modules each tenant uses. The control database has the list; every server caches it for a few seconds. */
import type { Database } from '../db/database.js'
import { openReadCache } from '../db/read-cache.js'
import { CACHE_MS } from '../db/tenants/tenants.js'

export const readEnabled = async (control: Database, tenantId: string): Promise<ReadonlySet<string>> => {
  const rows = await control
    .selectFrom('control.tenantModule')
    .select('module')
    .where('tenantId', '=', tenantId)
    .where('isEnabled', '=', true)
    .execute()
  return new Set(rows.map(({ module }) => module))
}

/** By the URL of the control database: tests run several installations in one process. */
const caches = new Map<string, ReturnType<typeof openReadCache<ReadonlySet<string>>>>()

/** Returns the enabled modules of a tenant. */
export function enabledModules(
  { controlUrl, control }: { controlUrl: string; control: Database },
  tenantId: string,
): Promise<ReadonlySet<string>> {
  const cache = caches.get(controlUrl) ?? openReadCache<ReadonlySet<string>>(CACHE_MS)
  caches.set(controlUrl, cache)
  return cache.get(tenantId, () => readEnabled(control, tenantId))
}

/** Enables or disables a module for a tenant. Other servers notice it within five seconds. */
export async function setEnabled(
  control: Database,
  tenantId: string,
  module: string,
  isEnabled: boolean,
  at: Date,
): Promise<void> {
  await control
    .insertInto('control.tenantModule')
    .values({ tenantId, module, isEnabled, changedAt: at })
    .onConflict((existing) => existing.columns(['tenantId', 'module']).doUpdateSet({ isEnabled, changedAt: at }))
    .execute()
}

/** Enables new modules for a tenant. One that was disabled stays disabled. */
export async function enableNew(control: Database, tenantId: string, modules: readonly string[], at: Date): Promise<void> {
  if (modules.length === 0) return
  await control
    .insertInto('control.tenantModule')
    .values(modules.map((module) => ({ tenantId, module, isEnabled: true, changedAt: at })))
    .onConflict((existing) => existing.columns(['tenantId', 'module']).doNothing())
    .execute()
}

/** Lets a copy of a tenant use the same modules. */
export async function copyEnabled(control: Database, from: string, to: string, at: Date): Promise<void> {
  await enableNew(control, to, [...(await readEnabled(control, from))], at)
}
