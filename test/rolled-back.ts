/** Runs a request and undoes it, so that one test server serves many independent requests. */
import type { ControlledTransaction } from 'kysely'
import type { DB } from '../src/db/db.gen.js'
import type { TestServer } from './test-server.js'

/** Runs work in a transaction that is rolled back; all other requests use the same one meanwhile. Other tenants must be named. */
export async function undone<T>({ tenants }: TestServer, work: () => Promise<T>, others: readonly string[] = []): Promise<T> {
  const real = { ...tenants }
  const databases = await Promise.all(others.map((id) => real.open(id)))
  const begun = [real.control, ...databases].map((db) => db?.startTransaction().execute())
  const [control, ...rest] = (await Promise.all(begun)) as ControlledTransaction<DB>[]
  const theirs = new Map(others.map((id, i) => [id, rest[i]]))
  Object.assign(tenants, { control, open: async (id: string) => theirs.get(id) ?? control })
  try {
    return await work()
  } finally {
    for (const open of [control, ...rest]) await open?.rollback().execute()
    Object.assign(tenants, real)
  }
}
