/**
 * A transaction around a whole request. A request with an Idempotency-Key stores its response together with its effect, or neither; a dry run
 * is executed completely and then rolled back; a request with If-Match changes the same state that it was compared with.
 */

import { type Database, meterDatabase } from '../db/database.js'
import type { Ctx, RequestTransaction } from './context.js'
import { collectEvents } from './events.js'
import type { Files } from './files/files.js'
import { type OutsideCalls, repeatForCalls } from './outside-calls.js'
import { RequestCache } from './request-cache.js'

export interface RequestOptions {
  isDryRun: boolean
  /** Whether a dry run calls other systems. */
  callsOut: boolean
  /** The request sees one snapshot of the database from its first statement on, and fails if it was changed meanwhile. */
  isSnapshot: boolean
}

/** The response of a request, and whether its effect is kept. */
export interface RequestResult<T> {
  value: T
  isKept: boolean
}

interface OpenTransaction {
  db: Database
  /** Commits or rolls back, and releases the connection. Call it once. */
  end: (isKept: boolean) => Promise<void>
}

/** Another try sees the newer state. Further conflicts are unlikely. */
const TRIES = 3
/** PostgreSQL's code for a serialization failure. */
const CHANGED_MEANWHILE = '40001'

/** Runs `work` in one transaction, which is rolled back for a dry run, for a result that is not kept, and for an error. */
export async function inRequestTransaction<T>(
  ctx: Ctx,
  options: RequestOptions,
  work: (ctx: Ctx) => Promise<RequestResult<T>>,
): Promise<T> {
  let tries = 1
  return repeatForCalls(ctx, async (calls) => {
    for (; ; tries++) {
      try {
        return await runOnce(ctx, options, calls, work)
      } catch (error) {
        const { code } = error as { code?: string }
        if (calls.wanted || !options.isSnapshot || code !== CHANGED_MEANWHILE || tries >= TRIES) throw error
      }
    }
  })
}

async function runOnce<T>(
  ctx: Ctx,
  options: RequestOptions,
  calls: OutsideCalls,
  work: (ctx: Ctx) => Promise<RequestResult<T>>,
): Promise<T> {
  const open = await beginRequest(ctx, options, calls)
  const end = async (isKept: boolean) => {
    // If a commit fails, those after it are rolled back.
    for (let next = open.transactions.shift(); next; next = open.transactions.shift()) await next.end(isKept)
  }
  try {
    const { value, isKept } = await work(open.ctx)
    await open.request.turn
    if (calls.wanted) throw calls.wanted
    await end(isKept && !options.isDryRun)
    if (isKept && !options.isDryRun) for (const tenantId of open.woken) ctx.services.wake(tenantId)
    return value
  } catch (error) {
    await end(false).catch(() => undefined)
    throw error
  } finally {
    // A run that is repeated does this in its last run.
    const atEnd = calls.wanted ? [] : open.request.atEnd
    for (const each of atEnd) await each().catch((error) => ctx.report(error, 'work after a request failed'))
  }
}

class RolledBack extends Error {}

/** Begins a transaction that ends when its caller ends it. */
function beginTransaction(db: Database, { isSnapshot }: RequestOptions): Promise<OpenTransaction> {
  return new Promise((begun, failed) => {
    const begin = db.transaction()
    const ended = (isSnapshot ? begin.setIsolationLevel('repeatable read') : begin).execute(async (inner) => {
      const isKept = await new Promise<boolean>((decide) => begun({ db: inner, end: (keeps) => endWith(decide, keeps) }))
      if (!isKept) throw new RolledBack()
    })
    const endWith = (decide: (isKept: boolean) => void, isKept: boolean) => {
      decide(isKept)
      return ended.catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error
      })
    }
    ended.catch(failed)
  })
}

/** Returns the context of the request inside its transaction. */
async function beginRequest(ctx: Ctx, options: RequestOptions, calls: OutsideCalls) {
  const own = await beginTransaction(ctx.db, options)
  const { db } = own
  const transactions = [own]
  const woken = new Set<string>()
  const { isDryRun } = options
  if (isDryRun) collectEvents(db)
  const outside = { db: ctx.db, control: ctx.tenants.control }
  const request: RequestTransaction = { ...options, outside, completed: 0, turn: Promise.resolve(), atEnd: [] }
  const isControl = ctx.db === ctx.tenants.control
  let tenants = isControl ? { ...ctx.tenants, control: db } : ctx.tenants
  try {
    if (isDryRun) tenants = await beginElsewhere(ctx, options, tenants, transactions)
  } catch (error) {
    await own.end(false)
    throw error
  }
  const files = isDryRun ? withoutWriting(ctx.services.files) : ctx.services.files
  const services = { ...ctx.services, files, wake: (tenantId: string) => void woken.add(tenantId) }
  return {
    ctx: { ...ctx, db, tenants, services, requestCache: new RequestCache(), request, calls } satisfies Ctx,
    request,
    transactions,
    woken,
  }
}

/** Begins transactions in the control database and in the databases of other tenants, so that a dry run leaves nothing there either. */
async function beginElsewhere(ctx: Ctx, options: RequestOptions, tenants: Ctx['tenants'], transactions: OpenTransaction[]) {
  const begin = async (db: Database) => {
    const transaction = await beginTransaction(db, options)
    transactions.push(transaction)
    return transaction.db
  }
  const opened = new Map<string, Promise<Database | null>>([[ctx.actor.tenantId, Promise.resolve(transactions[0]?.db ?? null)]])
  const openTenant = async (id: string) => {
    const db = await ctx.tenants.open(id)
    if (!db) return null
    return db === ctx.tenants.control ? control : begin(meterDatabase(db, ctx.budget))
  }
  const control: Database = tenants.control.isTransaction ? tenants.control : await begin(tenants.control)
  const open = (id: string) => {
    const known = opened.get(id) ?? openTenant(id)
    opened.set(id, known)
    return known
  }
  return { ...tenants, control, open }
}

/** Returns a file storage that checks files but stores and removes none, for a dry run. */
const withoutWriting = (files: Files): Files => ({
  rules: files.rules,
  open: (key) => files.open(key),
  copy: (key, name, address, make) => files.copy(key, name, address, make),
  secret: () => files.secret(),
  put: async () => undefined,
  remove: async () => undefined,
  removeSome: async () => [],
})
