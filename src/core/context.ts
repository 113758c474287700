import type { Database } from '../db/database.js'
import type { Actor } from './auth/access.js'
import type { Credentials } from './auth/credentials.js'
import type { Identities } from './auth/identities.js'
import type { Passwords } from './auth/passwords.js'
import type { RateLimiter } from './auth/rate-limiter.js'
import type { Tenants } from './auth/tenants.js'
import type { Tokens } from './auth/tokens.js'
import type { Buyer } from './buyer.js'
import type { Files } from './files/files.js'
import type { Registry } from './lifecycle/registry.js'

/** What a filter, a sort or a visibility rule may know: plain data. */
export interface Scope {
  actor: Actor
  /** The buyer that the caller is, as far as no argument names another one. */
  buyer: Buyer
  now: Date
  /** The instant whose contract the request meets: now, or a later one that the caller asked to see. */
  effectiveDate: Date
}

/** Everything a request needs. Passed first, everywhere; there is no container and no global. */
export interface Ctx extends Scope {
  /** The tenant's database, or the transaction that is under way in it. */
  db: Database
  tenants: Tenants
  credentials: Credentials
  /** The deprecated items of the contract. */
  registry: Registry
  requestId: string
  /** The address that the request came from, for limits. */
  address: string
  /** Where the server is reached from outside, without a slash at the end: links in e-mails begin with it. */
  publicUrl: string
  /** Hosts beside our own to which a page of ours may lead on. */
  redirectHosts: readonly string[]
  /** Tells the outbox that this tenant has written something for it to carry out. */
  wake: (tenantId: string) => void
  passwords: Passwords
  tokens: Tokens
  /** Who stands behind a Bearer token. */
  identities: Identities
  limiter: RateLimiter
  /** Writes down a failure that nobody expected, for those who run the server: callers are told no more than the id of the request. */
  report: (error: unknown, what: string) => void
  /** Where the files of media lie. */
  files: Files
  /** Per-request batching; see load.ts. */
  loaders: Map<object, unknown>
}

/** One command, one transaction. A command inside a command joins the one under way, and so does the control database where it is the same. */
export const inTransaction = <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  ctx.db.isTransaction
    ? work(ctx)
    : ctx.db.transaction().execute((db) => {
        const tenants = ctx.db === ctx.tenants.control ? { ...ctx.tenants, control: db } : ctx.tenants
        return work({ ...ctx, db, tenants, loaders: new Map() })
      })

/** The same caller in another tenant's database, null when that tenant is not there. Whoever calls this has checked that the tenant is theirs to see. */
export async function inTenant(ctx: Ctx, tenantId: string): Promise<Ctx | null> {
  if (tenantId === ctx.actor.tenantId) return ctx
  const db = await ctx.tenants.open(tenantId)
  return db && { ...ctx, db, actor: { ...ctx.actor, tenantId }, loaders: new Map() }
}
