/**
 * Divides the connections of a pool among the callers, so that none of them can take all. A request that has used much database
 * time already is heavy, and heavy requests have a smaller part.
 */
import type { Meter } from './meter.js'

/** How many connections somebody holds. */
interface Held {
  all: number
  heavy: number
}

interface CredentialShare extends Held {
  callers: Map<string, Held>
  waiting: Waiting[]
}

interface Waiting {
  meter: Meter
  since: number
  start: () => void
  reject: (error: Error) => void
}

/** A request that has used more database time than this, in milliseconds, is heavy. */
const HEAVY_MS = 250

/** The statements of a heavy request run on connections of their own, so that no other waits behind them. */
export const isHeavy = (meter: Meter | undefined) => meter !== undefined && meter.databaseMs > HEAVY_MS
const hasRoomIn = (held: Held, most: Held, heavy: boolean) => held.all < most.all && (!heavy || held.heavy < most.heavy)

function count(held: Held, heavy: boolean, by: 1 | -1) {
  held.all += by
  if (heavy) held.heavy += by
}

export class ConnectionShares {
  readonly #shares = new Map<string, CredentialShare>()
  readonly #mostOfCaller: Held
  readonly #mostOfCredential: Held

  constructor(size: number) {
    const part = (fraction: number) => Math.max(1, Math.floor(size * fraction))
    this.#mostOfCaller = { all: part(1 / 2), heavy: part(1 / 4) }
    this.#mostOfCredential = { all: Math.max(1, size - part(1 / 4)), heavy: part(1 / 2) }
  }

  /**
   * Takes a connection from the caller's share. Returns a function that gives it back; null when the caller may have no more.
   * `counted` has the credentials for which the same connection counts already.
   */
  tryTake(meter: Meter, counted?: Set<string>): (() => void) | null {
    const share = this.#shareOf(meter)
    const caller = callerIn(share, meter)
    const heavy = isHeavy(meter)
    const isNew = !counted?.has(meter.credential)
    if (isNew && !hasRoomIn(share, this.#mostOfCredential, heavy)) return null
    if (!hasRoomIn(caller, this.#mostOfCaller, heavy)) return null
    counted?.add(meter.credential)
    if (isNew) count(share, heavy, 1)
    count(caller, heavy, 1)
    return () => {
      if (isNew) count(share, heavy, -1)
      count(caller, heavy, -1)
      if (caller.all === 0) share.callers.delete(meter.caller)
      if (share.waiting.length) this.#startWaiting(share)
      else if (share.all === 0) this.#shares.delete(meter.credential)
    }
  }

  /** Calls `start` when the caller may have a connection again. It then tries once more, since when it has waited already. */
  wait(meter: Meter, since: number, start: () => void, reject: (error: Error) => void): void {
    this.#shareOf(meter).waiting.push({ meter, since, start, reject })
  }

  /** Waits for a connection of the caller's share, for several statements. */
  async take(meter: Meter): Promise<() => void> {
    const since = performance.now()
    for (;;) {
      const giveBack = this.tryTake(meter)
      if (giveBack) return giveBack
      await new Promise<void>((resolve, reject) => this.wait(meter, since, resolve, reject))
    }
  }

  /** Rejects those who have waited longer than `maxMs`, and those whose request has stopped. */
  rejectLate(maxMs: number, error: () => Error): void {
    const now = performance.now()
    for (const share of this.#shares.values()) {
      if (!share.waiting.length) continue
      const waiting = share.waiting
      share.waiting = []
      for (const one of waiting) {
        const isLate = now - one.since > maxMs
        if (isLate || one.meter.stopped) one.reject(one.meter.stopped ?? error())
        else share.waiting.push(one)
      }
    }
  }

  countWaiting(): number {
    let count = 0
    for (const { waiting } of this.#shares.values()) count += waiting.length
    return count
  }

  #shareOf({ credential }: Meter): CredentialShare {
    const known = this.#shares.get(credential)
    if (known) return known
    const share: CredentialShare = { all: 0, heavy: 0, callers: new Map(), waiting: [] }
    this.#shares.set(credential, share)
    return share
  }

  #startWaiting(share: CredentialShare) {
    const waiting = share.waiting
    share.waiting = []
    const next: Waiting[] = []
    for (const one of waiting) (this.#hasRoom(share, one.meter) ? next : share.waiting).push(one)
    for (const { start } of next) start()
  }

  #hasRoom(share: CredentialShare, meter: Meter): boolean {
    const heavy = isHeavy(meter)
    const caller = share.callers.get(meter.caller)
    return hasRoomIn(share, this.#mostOfCredential, heavy) && (!caller || hasRoomIn(caller, this.#mostOfCaller, heavy))
  }
}

function callerIn({ callers }: CredentialShare, { caller }: Meter): Held {
  const known = callers.get(caller)
  if (known) return known
  const held: Held = { all: 0, heavy: 0 }
  callers.set(caller, held)
  return held
}
