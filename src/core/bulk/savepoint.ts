/** Work inside a transaction that may fail by itself. */
import { sql } from 'kysely'
import type { Ctx } from '../context.js'

/** When the work fails, what it has done is undone and the transaction goes on. Nothing is left open: a long batch would pile up savepoints, and every one of them slows down whoever looks at its rows. */
export async function inSavepoint<T>({ db }: Pick<Ctx, 'db'>, work: () => Promise<T>): Promise<T> {
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
