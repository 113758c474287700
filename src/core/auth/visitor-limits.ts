/**
 * Limits what strangers can make the server store. A visitor is known by a session, by a network address that a trusted proxy forwards, or not at
 * all: published storefronts send all visitors through one address and one key. So there are three limits, and each of them that is known counts.
 */
import { type Actor, callerKind } from './access.js'
import type { Limit, RateLimiter } from './rate-limiter.js'

/** What is counted: mutations of any kind, new records, requests for a new password, files, and kB of answers that are kept under an Idempotency-Key. */
type VisitorWork = 'changes' | 'carts' | 'cartLines' | 'sessions' | 'registrations' | 'resets' | 'uploads' | 'keptAnswers'

/** How many a minute: by one session or person, from one forwarded address, and with one key. */
export type VisitorLimits = Readonly<Record<'session' | 'address' | 'key', Readonly<Record<VisitorWork, number>>>>

export const defaultVisitorLimits: VisitorLimits = {
  session: {
    changes: 300,
    carts: 20,
    cartLines: 1000,
    sessions: 20,
    registrations: 2,
    resets: 6,
    uploads: 10,
    keptAnswers: 1000,
  },
  address: {
    changes: 3000,
    carts: 120,
    cartLines: 10_000,
    sessions: 120,
    registrations: 10,
    resets: 12,
    uploads: 30,
    keptAnswers: 2000,
  },
  key: {
    changes: 60_000,
    carts: 1800,
    cartLines: 60_000,
    sessions: 1800,
    registrations: 300,
    resets: 180,
    uploads: 300,
    keptAnswers: 6000,
  },
}

/** After a pause, the work of so many minutes may come at once. */
const BURST_MINUTES = 5
/** The share of a key that one address may use that no proxy forwards: it may be a storefront, or one stranger. */
const ADDRESS_SHARE = 1 / 3

/** What a limit needs to know of a request. */
export interface LimitedCaller {
  actor: Actor
  limiter: RateLimiter
  visitorLimits: VisitorLimits
  address: string
  /** A trusted proxy says that this is the address of the client. */
  isForwarded: boolean
}

/** A limit, and whom it counts. */
interface Share {
  who: string
  limit: Limit
}

/** Counts work of a caller without roles, logged in or not, or throws when a limit is reached. A role for orders alone is that of a storefront. */
export function limitVisitor(caller: LimitedCaller, work: VisitorWork, cost = 1): void {
  const { actor } = caller
  if (actor.credential === null || actor.user?.kind === 'admin') return
  if (callerKind({ ...actor, user: null }) === 'visitor') takeVisitorShare(caller, work, cost)
}

/** Counts work whoever the caller is, or throws when a limit is reached. */
export function takeVisitorShare(caller: LimitedCaller, work: VisitorWork, cost = 1): void {
  const { limiter, visitorLimits } = caller
  const limitOf = (level: keyof VisitorLimits): Limit => {
    const perMinute = visitorLimits[level][work]
    return { burst: perMinute * BURST_MINUTES, perMinute }
  }
  const limits = { session: limitOf('session'), address: limitOf('address'), key: limitOf('key') }
  const shares = sharesOf(caller, limits)
  // What one limit refuses must not use up the others.
  for (const { who, limit } of shares) limiter.check(TEXTS[work], who, limit, cost)
  for (const { who, limit } of shares) limiter.take(TEXTS[work], who, limit, cost)
}

/** The limits that count for a caller: of the session or person, of the address, of the key. */
export function sharesOf({ actor, address, isForwarded }: LimitedCaller, limits: Record<keyof VisitorLimits, Limit>): Share[] {
  const { tenantId, credential, user, sessionId } = actor
  const person = user?.uid ?? sessionId
  const { session, key } = limits
  const ofAddress = isForwarded ? limits.address : { burst: key.burst * ADDRESS_SHARE, perMinute: key.perMinute * ADDRESS_SHARE }
  return [
    ...(person ? [{ who: `${tenantId} person ${person}`, limit: session }] : []),
    { who: `${tenantId} address ${address}`, limit: ofAddress },
    { who: `${tenantId} key ${credential}`, limit: key },
  ]
}

const TEXTS: Record<VisitorWork, string> = {
  changes: 'too many changes',
  carts: 'too many new carts',
  cartLines: 'too many new lines of carts',
  sessions: 'too many new sessions',
  registrations: 'too many registrations',
  resets: 'passwords may be asked for a few times in a minute',
  uploads: 'too many files',
  keptAnswers: 'too much is kept under Idempotency-Keys',
}
