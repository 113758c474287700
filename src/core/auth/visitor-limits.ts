/**
 * Limits what strangers can make the server store. A visitor is known by a session, by a network address that a trusted proxy forwards, or not at
 * all: published storefronts send all visitors through one address and one key. So there are three limits, and each known one counts.
 */
import { type Actor, callerKind } from './access.js'
import type { Limit, RateLimiter } from './rate-limiter.js'

/** The counted work, the text of a refusal, and the limits per minute: of one session or person, of one forwarded address, and of one key. */
const WORK = {
  /** Mutations of any kind. */
  changes: ['too many changes', 300, 3000, 60_000],
  carts: ['too many new carts', 20, 120, 1800],
  cartLines: ['too many new cart lines', 1000, 10_000, 60_000],
  sessions: ['too many new sessions', 20, 120, 1800],
  registrations: ['too many registrations', 2, 10, 300],
  resets: ['a new password can be requested only a few times per minute', 6, 12, 180],
  uploads: ['too many files', 10, 30, 300],
  /** In kB. */
  keptAnswers: ['too much data is stored for Idempotency-Keys', 1000, 2000, 6000],
} as const

type VisitorWork = keyof typeof WORK
type Numbers = Readonly<Record<VisitorWork, number>>

/** The limits per minute. */
export type VisitorLimits = Readonly<Record<'session' | 'address' | 'key', Numbers>>

const numbersAt = (place: 1 | 2 | 3) =>
  Object.fromEntries(Object.entries(WORK).map(([work, declared]) => [work, declared[place]])) as Numbers

export const defaultVisitorLimits: VisitorLimits = { session: numbersAt(1), address: numbersAt(2), key: numbersAt(3) }

/** After a pause, the work of this many minutes may come at once. */
const BURST_MINUTES = 5
/** The share of a key's limit for one address that no proxy forwarded: it may be a storefront, or one stranger. */
const ADDRESS_SHARE = 1 / 3

/** The part of a request that a limit needs. */
export interface LimitedCaller {
  actor: Actor
  services: { limiter: RateLimiter; visitorLimits: VisitorLimits }
  client: { address: string; isForwarded: boolean }
  /** Set inside a transaction; see core/outside-calls.ts. */
  calls?: { isRepeated: boolean }
}

/** A limit, and its key. */
interface Share {
  who: string
  limit: Limit
}

/** Counts work of a caller without roles, logged in or not, or throws if a limit is reached. A role for orders alone is that of a storefront. */
export function limitVisitor(caller: LimitedCaller, work: VisitorWork, cost = 1): void {
  const { actor, calls } = caller
  // The first run has counted the work; only the response is stored by the last one.
  if (calls?.isRepeated && work !== 'keptAnswers') return
  if (actor.credential === null || actor.user?.kind === 'admin') return
  if (callerKind({ ...actor, user: null }) === 'visitor') takeVisitorShare(caller, work, cost)
}

/** Counts work for any caller, or throws if a limit is reached. */
export function takeVisitorShare(caller: LimitedCaller, work: VisitorWork, cost = 1): void {
  const { limiter, visitorLimits } = caller.services
  const limitOf = (level: keyof VisitorLimits): Limit => {
    const perMinute = visitorLimits[level][work]
    return { burst: perMinute * BURST_MINUTES, perMinute }
  }
  const limits = { session: limitOf('session'), address: limitOf('address'), key: limitOf('key') }
  const shares = sharesOf(caller, limits)
  // Work refused by one limit must not use up the others.
  for (const { who, limit } of shares) limiter.check(WORK[work][0], who, limit, cost)
  for (const { who, limit } of shares) limiter.take(WORK[work][0], who, limit, cost)
}

/** Returns the limits of a caller: of the session or person, of the address, of the key. */
export function sharesOf({ actor, client }: LimitedCaller, limits: Record<keyof VisitorLimits, Limit>): Share[] {
  const { tenantId, credential, user, sessionId } = actor
  const person = user?.uid ?? sessionId
  const { session, key } = limits
  const ofAddress = client.isForwarded
    ? limits.address
    : { burst: key.burst * ADDRESS_SHARE, perMinute: key.perMinute * ADDRESS_SHARE }
  return [
    ...(person ? [{ who: `${tenantId} person ${person}`, limit: session }] : []),
    { who: `${tenantId} address ${client.address}`, limit: ofAddress },
    { who: `${tenantId} key ${credential}`, limit: key },
  ]
}
