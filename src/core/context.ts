import type { Database } from '../db/database.js'
import type { Actor } from './access.js'
import type { Keyring } from './keyring.js'
import type { Tenants } from './tenants.js'

/** What a filter, a sort or a visibility rule may know: plain data. */
export interface Scope {
  actor: Actor
  now: Date
}

/** Everything a request needs. Passed first, everywhere; there is no container and no global. */
export interface Ctx extends Scope {
  /** The tenant's database, or the transaction that is under way in it. */
  db: Database
  tenants: Tenants
  keyring: Keyring
  requestId: string
  /** Per-request batching; see load.ts. */
  loads: Map<object, unknown>
}

/** One command, one transaction. A command inside a command joins the one under way. */
export const inTransaction = <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  ctx.db.isTransaction ? work(ctx) : ctx.db.transaction().execute((db) => work({ ...ctx, db, loads: new Map() }))
