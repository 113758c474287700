/**
 * The request context, the first argument of almost every function. It is in the middle of src/core: base, auth,
 * lifecycle, input, files and buyer are below it; store, bulk and events take it. src/db and src/contract are below src/core,
 * src/interfaces, src/resources and the modules above.
 */
import { type Database, meterDatabase } from '../db/database.js'
import { inSavepoint } from '../db/savepoint.js'
import type { Tenants } from '../db/tenants/tenants.js'
import type { Actor } from './auth/access.js'
import type { Credentials } from './auth/credentials.js'
import type { Identities } from './auth/identities.js'
import type { RateLimiter } from './auth/rate-limiter.js'
import type { Tokens } from './auth/tokens.js'
import type { VisitorLimits } from './auth/visitor-limits.js'
import type { Budget } from './base/budget.js'
import type { Buyer } from './buyer.js'
import type { Files } from './files/files.js'
import type { Registry } from './lifecycle/registry.js'
import { type OutsideCalls, repeatForCalls } from './outside-calls.js'
import { RequestCache } from './request-cache.js'

/** The part of the context that filters, sorts and visibility rules may use: plain data. */
export interface Scope {
  actor: Actor
  /** The caller as a buyer. An operation whose arguments name another buyer replaces it; see `buyerFor`. */
  buyer: Buyer
  now: Date
  /** The date whose contract applies to the request: now, or a later date that the caller previews. */
  effectiveDate: Date
}

/** The caller, the buyer, the time, the database and the transaction of a request. It is passed explicitly; there is no global state. A module may add members. */
export interface Ctx extends Scope {
  /** The tenant's database, or the open transaction in it. */
  db: Database
  tenants: Tenants
  client: Client
  /** The remaining budget of the request. `db` counts its statements. */
  budget: Budget
  requestCache: RequestCache
  services: Services
  /** Logs an unexpected error for the operators of the server. Callers only get the id of the request. */
  report: (error: unknown, what: string) => void
  /** The transaction around the whole request, if it has one; see request-transaction.ts. */
  request?: RequestTransaction
  /** True inside a command of such a request. */
  isInCommand?: true
  /** The calls to other systems that the open transaction depends on. */
  calls?: OutsideCalls
}

/** Services that the server opens once, when it starts, and every request uses. Modules declare and open others. */
export interface Services {
  credentials: Credentials
  /** Finds the user of a Bearer token. */
  identities: Identities
  tokens: Tokens
  limiter: RateLimiter
  /** How much visitors may do in a minute. */
  visitorLimits: VisitorLimits
  /** The deprecated items of the contract. */
  registry: Registry
  /** The storage of uploaded media files. */
  files: Files
  /** Returns the default language of the caller's channel, in capitals, which comes first in lists of localized values. It is usually cached. */
  languageOf: (ctx: Ctx) => string | Promise<string>
  /** Runs the query of a template. */
  runQuery: QueryRunner
  /** The public URL of the server, without a trailing slash. Links in e-mails begin with it. */
  publicUrl: string
  /** Additional hosts to which pages may redirect. */
  redirectHosts: readonly string[]
  /** Notifies the outbox that this tenant has new events to deliver. */
  wake: (tenantId: string) => void
}

/** Runs one GraphQL query with the rights of the caller of `ctx`, within its own limits. Mutations are refused. */
export type QueryRunner = (ctx: Ctx, source: string, variables: Record<string, unknown>) => Promise<QueryAnswer>

export interface QueryAnswer {
  data?: unknown
  errors?: readonly string[]
}

/** The origin of a request. */
interface Client {
  requestId: string
  /** The network address, for rate limits. */
  address: string
  /** Whether a trusted proxy reports this address; otherwise it may be that of a storefront, which all its visitors share. */
  isForwarded: boolean
  /** The program that sent it, as the header `User-Agent` says. */
  agent?: string | undefined
}

/** A transaction around all commands of a request. Each command runs in a savepoint, so that a failed one does not affect the others. */
export interface RequestTransaction {
  /** Nothing of the request is stored. */
  isDryRun: boolean
  /** Whether a dry run calls other systems. */
  callsOut: boolean
  /** It sees one snapshot of the database from its first statement on. */
  isSnapshot: boolean
  /** The database and the control database without the transaction. */
  outside: { db: Database; control: Database }
  /** The number of executed root fields of a GraphQL document. */
  completed: number
  /** Resolves when the running command has ended: two savepoints of one connection cannot overlap. */
  turn: Promise<unknown>
  /** Work that runs after the transaction has ended, committed or not. */
  atEnd: (() => Promise<unknown>)[]
}

/**
 * Runs `work` in a transaction. Inside a transaction, `work` joins it; as a command of a request that is one transaction, it gets a savepoint.
 * If the tenant's tables are in the control database, statements to the control database run in the same transaction.
 */
export const inTransaction = <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
  if (ctx.request && !ctx.isInCommand) return inCommand(ctx, ctx.request, work)
  if (ctx.db.isTransaction) return work(ctx)
  return repeatForCalls(ctx, (calls) =>
    ctx.db.transaction().execute(async (db) => {
      const tenants = ctx.db === ctx.tenants.control ? { ...ctx.tenants, control: db } : ctx.tenants
      const result = await work({ ...ctx, db, tenants, requestCache: new RequestCache(), calls })
      if (calls.wanted) throw calls.wanted
      return result
    }),
  )
}

/** Runs the commands of a request that is one transaction, one after another. Inside `work`, only its own context may start another: with the outer one, it would wait for itself. */
function inCommand<T>(ctx: Ctx, request: RequestTransaction, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const command = request.turn.then(() =>
    inSavepoint(ctx, () => work({ ...ctx, isInCommand: true, requestCache: new RequestCache() })),
  )
  request.turn = command.catch(() => undefined)
  return command
}

/** Runs work that must persist even if the command fails, such as ending a stolen session. Inside a request that is one transaction, it waits for its end. */
export async function runLasting(ctx: Ctx, work: (ctx: Ctx) => Promise<unknown>): Promise<void> {
  if (!ctx.request) return void (await work(ctx))
  const { outside, atEnd } = ctx.request
  const { request: _, isInCommand: __, calls: ___, ...rest } = ctx
  const before: Ctx = {
    ...rest,
    db: outside.db,
    tenants: { ...ctx.tenants, control: outside.control },
    requestCache: new RequestCache(),
  }
  atEnd.push(() => work(before))
}

/** Returns the context of the same caller in another tenant's database, or null if there is none. Check first that the caller may see that tenant. */
export async function inTenant(ctx: Ctx, tenantId: string): Promise<Ctx | null> {
  if (tenantId === ctx.actor.tenantId) return ctx
  const db = await ctx.tenants.open(tenantId)
  return db && { ...ctx, db: meterDatabase(db, ctx.budget), actor: { ...ctx.actor, tenantId }, requestCache: new RequestCache() }
}
