import { sql } from 'kysely'
import type { Database } from '../../../db/database.js'

const TENANT_LOCK = 7_416_002

/** One at a time makes, deletes or clears away a tenant; undefined when somebody else is at it. The work has the connection that holds the lock. */
export function withTenantLock<T>(
  control: Database,
  id: string,
  work: (control: Database) => Promise<T>,
): Promise<T | undefined> {
  return control.connection().execute(async (held) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_lock(${TENANT_LOCK}::int, hashtext(${id})) as free`.execute(held)
    if (!rows[0]?.free) return undefined
    try {
      return await work(held)
    } finally {
      // A connection that was lost has lost its lock, too.
      await sql`select pg_advisory_unlock(${TENANT_LOCK}::int, hashtext(${id}))`.execute(held).catch(() => undefined)
    }
  })
}
