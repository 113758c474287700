/** Lets a request do what it does, and undoes it: one test server serves many requests that know nothing of each other. */
import type { ControlledTransaction } from 'kysely'
import type { DB } from '../src/db/db.gen.js'
import type { TestServer } from './test-server.js'

/** Whoever is served meanwhile finds the same database, in a transaction that is rolled back. Other tenants are named. */
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
