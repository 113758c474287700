/**
 * Calls to other systems that a transaction depends on. They are never made while it is open: the transaction is rolled back, the call is made, and the work
 * runs again with the result. So the call is made about facts that were read under the lock, and if the facts have changed meanwhile, it is made again.
 */
import { conflict, DomainError } from './base/errors.js'

/** The part of the request context that this needs. */
interface CallContext {
  db: { isTransaction: boolean }
  calls?: OutsideCalls
}

/** The calls of one transaction, over all its runs. */
export interface OutsideCalls {
  results: Map<string, PromiseSettledResult<unknown>>
  /** How often each subject was asked about. */
  rounds: Map<string, number>
  /** The call that the current run waits for. Other code may have caught the error. */
  wanted: CallNeeded | null
  /** True from the second run on. */
  isRepeated: boolean
}

/** Rolls back a transaction that needs the result of a call. Clients never see it. */
class CallNeeded extends DomainError {
  constructor(
    readonly key: string,
    readonly subject: string,
    /** Gets the context outside the transaction. */
    readonly call: (ctx: never) => Promise<unknown>,
  ) {
    super('UNAVAILABLE', 'CALL_NEEDED', 'The request waits for another system')
  }
}

/** Facts that change during the first call are asked about once more. */
const MAX_ROUNDS = 2

/** Returns the result of a call. Inside a transaction that does not have it yet, it throws `CallNeeded`. `key` identifies the question, `subject` what it is about. */
export async function callOutside<C extends CallContext, T>(
  ctx: C,
  key: string,
  subject: string,
  call: (ctx: C) => Promise<T>,
): Promise<T> {
  const { calls } = ctx
  if (!ctx.db.isTransaction || !calls) return call(ctx)
  const known = calls.results.get(key)
  if (known?.status === 'rejected') throw known.reason
  if (known) return known.value as T
  calls.wanted ??= new CallNeeded(key, subject, call)
  throw calls.wanted
}

/** Runs a transaction until it needs no further call. `run` opens and ends it; it must roll back if `calls.wanted` is set. */
export async function repeatForCalls<T>(ctx: CallContext, run: (calls: OutsideCalls) => Promise<T>): Promise<T> {
  const calls: OutsideCalls = { results: new Map(), rounds: new Map(), wanted: null, isRepeated: false }
  for (;;) {
    try {
      return await run(calls)
    } catch (error) {
      if (!calls.wanted) throw error
      await makeCall(ctx, calls, calls.wanted)
    }
    calls.wanted = null
    calls.isRepeated = true
  }
}

async function makeCall(ctx: CallContext, { results, rounds }: OutsideCalls, { key, subject, call }: CallNeeded): Promise<void> {
  const round = (rounds.get(subject) ?? 0) + 1
  if (round > MAX_ROUNDS)
    throw conflict(
      'FACTS_CHANGED',
      'The data changed repeatedly while another system was asked about it. Nothing was changed; try again',
    )
  rounds.set(subject, round)
  const [result] = await Promise.allSettled([call(ctx as never)])
  results.set(key, result)
}
