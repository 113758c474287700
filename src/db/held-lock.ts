/** Locks that last longer than a transaction of the work, such as making a database, which no transaction may contain. */
import pg from 'pg'
import { CONNECT_TIMEOUT_MS } from './reach.js'

interface HeldLock {
  /** The two numbers of the advisory lock; a text becomes its hash. */
  key: number
  of: string
}

/**
 * Runs work under a lock that a transaction of its own connection holds. Behind a pooler a lock of the connection would outlive us. Returns undefined,
 * without running it, when somebody else has the lock.
 */
export async function withHeldLock<T>(url: string, { key, of }: HeldLock, work: () => Promise<T>): Promise<T | undefined> {
  return withTransaction(url, async (holder) => {
    const { rows } = await holder.query<{ isFree: boolean }>(
      'select pg_try_advisory_xact_lock($1::int, hashtext($2)) as "isFree"',
      [key, of],
    )
    return rows[0]?.isFree ? work() : undefined
  })
}

/** The same, but waits for the lock, which has one number. */
export const withAwaitedLock = <T>(url: string, key: number, work: () => Promise<T>): Promise<T> =>
  withTransaction(url, async (holder) => {
    await holder.query('select pg_advisory_xact_lock($1)', [key])
    return work()
  })

async function withTransaction<T>(url: string, work: (holder: pg.Client) => Promise<T>): Promise<T> {
  const options = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'wharf-lock', keepAlive: true }
  const holder = new pg.Client({ connectionString: url, ...options })
  holder.on('error', () => undefined)
  await holder.connect()
  try {
    await holder.query('begin')
    const result = await work(holder)
    await holder.query('rollback').catch(() => undefined)
    return result
  } finally {
    await holder.end()
  }
}
