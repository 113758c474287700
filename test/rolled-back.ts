/** Runs a request and undoes it, so that one test server serves many independent requests. */
import type { ControlledTransaction } from 'kysely'
import type { DB } from '../src/db/db.gen.js'
import type { TestServer } from './test-server.js'

/** Runs work in a transaction that is rolled back; all other requests use the same one meanwhile. Other tenants must be named. */
export async function undone<T>({ tenants }: TestServer, work: () => Promise<T>, others: readonly string[] = []): Promise<T> {
  const real = { ...tenants }
  const realLookups = { ...tenants.lookups }
  const databases = await Promise.all(others.map((id) => real.open(id)))
  const begun = [real.control, ...databases].map((db) => db?.startTransaction().execute())
  const [control, ...rest] = (await Promise.all(begun)) as ControlledTransaction<DB>[]
  const theirs = new Map(others.map((id, i) => [id, rest[i]]))
  const open = async (id: string) => theirs.get(id) ?? control
  Object.assign(tenants, { control, open })
  Object.assign(tenants.lookups, { control, open })
  try {
    return await work()
  } finally {
    for (const one of [control, ...rest]) await one?.rollback().execute()
    Object.assign(tenants, real)
    Object.assign(tenants.lookups, realLookups)
  }
}
