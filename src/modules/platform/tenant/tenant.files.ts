/** The files of tenants that are deleted. Their row stays, not ready, until the last file is gone: nobody makes a tenant of the same name before. */
import type { Tenants } from '../../../core/auth/tenants.js'
import type { FileStore } from '../../../core/files/files.js'
import type { Database } from '../../../db/database.js'
import { databaseExists } from './tenant.database.js'
import { withTenantLock } from './tenant.lock.js'

/** Removes all files of a tenant; false when the time was over before. */
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

/** What deletions left behind: tenants that serve nobody and that nobody is at, without a database. What goes wrong with one leaves the others. */
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
