/** The files of deleted tenants. Their row stays, not ready, until the last file is deleted: until then, the name cannot be reused. */

import type { FileStore } from '../../../core/files/files.js'
import type { Database } from '../../../db/database.js'
import type { Tenants } from '../../../db/tenants/tenants.js'
import { databaseExists } from './tenant.database.js'
import { withTenantLock } from './tenant.lock.js'

/** Removes all files of a tenant; returns false if the time was over before. */
export async function removeTenantFiles(files: FileStore, id: string, timeMs = Number.POSITIVE_INFINITY): Promise<boolean> {
  const until = performance.now() + timeMs
  let last: string | undefined
  for (;;) {
    const [first] = await files.removeSome(id)
    if (first === undefined) return true
    if (first === last) throw new Error(`The file ${first} of a deleted tenant could not be deleted`)
    if (performance.now() > until) return false
    last = first
  }
}

/** Removes the remains of deletions: tenants that are not ready, not locked, and without a database. A failure does not affect the others. */
export async function sweepTenants(
  { control, controlUrl }: Pick<Tenants, 'control' | 'controlUrl'>,
  files: FileStore,
  onError: (error: unknown, id: string) => void,
): Promise<void> {
  const left = control.selectFrom('control.tenant').select('id').where('ready', '=', false).where('databaseUrl', 'is', null)
  for (const { id } of await left.execute())
    await withTenantLock(controlUrl, id, () => sweepTenant(control, files, id)).catch((error) => onError(error, id))
}

async function sweepTenant(control: Database, files: FileStore, id: string): Promise<void> {
  const row = await control
    .selectFrom('control.tenant')
    .select('database')
    .where('id', '=', id)
    .where('ready', '=', false)
    .where('databaseUrl', 'is', null)
    .executeTakeFirst()
  if (!row?.database || (await databaseExists(control, row.database))) return
  await removeTenantFiles(files, id)
  await control.deleteFrom('control.tenant').where('id', '=', id).execute()
}
