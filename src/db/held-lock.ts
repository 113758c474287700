/** Locks for work that no transaction may contain, such as creating a database. */
import pg from 'pg'
import { CONNECT_TIMEOUT_MS } from './reach.js'

interface HeldLock {
  /** The two numbers of the advisory lock; a text is hashed. */
  key: number
  of: string
}

/**
 * Runs work under a lock that a transaction on a separate connection holds. Behind a pooler, a session lock could outlive this process. Returns undefined,
 * without running it, if the lock is taken.
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

/** Waits for the lock, which has one number, and runs the work. */
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
