/** Runs work inside a transaction that may fail independently. */
import { sql } from 'kysely'
import type { Database } from './database.js'

/** Runs `work` in a savepoint. If it fails, its changes are rolled back and the transaction continues. The savepoint is always released, because many open savepoints slow down every reader of the rows. */
export async function inSavepoint<T>({ db }: { db: Database }, work: () => Promise<T>): Promise<T> {
  await sql`savepoint apart`.execute(db)
  try {
    return await work()
  } catch (error) {
    await sql`rollback to savepoint apart`.execute(db)
    throw error
  } finally {
    await sql`release savepoint apart`.execute(db)
  }
}
