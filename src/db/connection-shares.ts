/**
 * Divides the connections of a pool among the callers, so that none of them can take all. Statements of requests that have used much database time
 * are heavy. While light ones run, people with heavy requests, or with more recent database use than others, share a few
 * connections and take turns: processors of the database stay free for the light ones.
 */
import { availableParallelism } from 'node:os'
import type { Meter } from './meter.js'

/** The number of held connections. */
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

/** The maximum number of connections of one request of a person, however many fields it selects. */
const MAX_OF_REQUEST = 2

/** After this time without light statements, in milliseconds, heavy ones get more connections. */
const LIGHT_MS = 1000

/** While light statements run, a heavy request of a person pauses after each statement, at most this long, in milliseconds; see `databaseShare`. */
const MAX_PAUSE_MS = 800

const hasRoomIn = (held: Held, most: Held, heavy: boolean) => held.all < most.all && (!heavy || held.heavy < most.heavy)

function count(held: Held, heavy: boolean, by: 1 | -1) {
  held.all += by
  if (heavy) held.heavy += by
}

export class ConnectionShares {
  readonly #shares = new Map<string, CredentialShare>()
  readonly #mostOfCaller: Held
  readonly #mostOfCredential: Held
  /** The heavy statements of people: how many run, which wait, and how many may run with and without light statements. */
  readonly #heavy: { running: number; waiting: Waiting[]; besideLight: number; alone: number }
  #lightAt = Number.NEGATIVE_INFINITY
  /** The last people who got connections, and when. */
  readonly #people = new Map<string, number>()
  readonly #mostBesideOthers: number
  /** Callers whose heavy requests pause, and until when. */
  readonly #pauses = new Map<string, number>()

  constructor(size: number) {
    const part = (fraction: number) => Math.max(1, Math.floor(size * fraction))
    this.#mostOfCaller = { all: part(1 / 2), heavy: part(1 / 4) }
    this.#mostBesideOthers = Math.max(2, Math.floor(size / 4))
    this.#mostOfCredential = { all: Math.max(1, size - part(1 / 4)), heavy: part(1 / 2) }
    this.#heavy = {
      running: 0,
      waiting: [],
      besideLight: part(1 / 8),
      alone: Math.min(part(1 / 2), Math.max(2, availableParallelism())),
    }
  }

  /**
   * Takes a connection from the caller's share. Returns a function that releases it; null if the caller may have no more.
   * `counted` has the credentials for which the same connection is already counted.
   */
  tryTake(meter: Meter, counted?: Set<string>): (() => void) | null {
    const share = this.#shareOf(meter)
    const caller = callerIn(share, meter)
    const heavy = meter.isHeavy
    const takesTurns = this.takesTurns(meter)
    const isNew = !counted?.has(meter.credential)
    if (meter.isPerson && meter.connections >= MAX_OF_REQUEST) return null
    if (takesTurns && !this.#mayRunHeavy(meter)) return null
    if (isNew && !hasRoomIn(share, this.#mostOfCredential, heavy)) return null
    if (!hasRoomIn(caller, this.#mostOfCaller, heavy)) return null
    if (meter.isPerson && this.#isShared(meter) && caller.all >= this.#mostBesideOthers) return null
    counted?.add(meter.credential)
    if (isNew) count(share, heavy, 1)
    count(caller, heavy, 1)
    meter.connections++
    const takenAt = performance.now()
    if (takesTurns) this.#heavy.running++
    else this.#lightAt = takenAt
    if (meter.isPerson) this.#noteCaller(meter.caller, takenAt)
    return () => {
      if (isNew) count(share, heavy, -1)
      count(caller, heavy, -1)
      meter.connections--
      if (takesTurns) this.#heavy.running--
      if (takesTurns && meter.isHeavy) this.#pauseHeavy(meter, takenAt)
      if (caller.all === 0) share.callers.delete(meter.caller)
      if (share.waiting.length) this.#startWaiting(share)
      else if (share.all === 0) this.#shares.delete(meter.credential)
      this.#startHeavy()
    }
  }

  /** Returns true if the statements of a request wait for a turn. Light requests of a caller do so only while other people use the database. */
  takesTurns(meter: Meter): boolean {
    return meter.takesTurns && (meter.isHeavy || this.#isShared(meter))
  }

  /** Calls `start` when the caller may have a connection again. It then tries again, with the time since which it has waited. */
  wait(meter: Meter, since: number, start: () => void, reject: (error: Error) => void): void {
    const waiting = this.takesTurns(meter) && !this.#mayRunHeavy(meter) ? this.#heavy.waiting : this.#shareOf(meter).waiting
    waiting.push({ meter, since, start, reject })
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

  /** Rejects callers that have waited longer than `maxMs`, and those whose request has stopped. Call it often: it also detects that light statements have ended. */
  rejectLate(maxMs: number, error: () => Error): void {
    const now = performance.now()
    const isOnTime = ({ since, meter, reject }: Waiting) => {
      const isRejected = now - since > maxMs || meter.stopped
      if (isRejected) reject(meter.stopped ?? error())
      return !isRejected
    }
    for (const share of [this.#heavy, ...this.#shares.values()])
      if (share.waiting.length) share.waiting = share.waiting.filter(isOnTime)
    this.#startHeavy()
  }

  countWaiting(): number {
    let count = this.#heavy.waiting.length
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
    const { isHeavy, isPerson, connections } = meter
    if (isPerson && connections >= MAX_OF_REQUEST) return false
    const caller = share.callers.get(meter.caller)
    return hasRoomIn(share, this.#mostOfCredential, isHeavy) && (!caller || hasRoomIn(caller, this.#mostOfCaller, isHeavy))
  }

  #noteCaller(caller: string, now: number) {
    this.#people.delete(caller)
    this.#people.set(caller, now)
    for (const [name, at] of this.#people) {
      if (now - at < LIGHT_MS) break
      this.#people.delete(name)
    }
  }

  /** Returns whether another caller has used connections within the last second. */
  #isShared({ caller }: Meter): boolean {
    return this.#people.size > (this.#people.has(caller) ? 1 : 0)
  }

  #roomForHeavy(): number {
    const { running, besideLight, alone } = this.#heavy
    return (this.#isBesideLight() ? besideLight : alone) - running
  }

  #isBesideLight(): boolean {
    return performance.now() - this.#lightAt < LIGHT_MS
  }

  #mayRunHeavy({ caller }: Meter): boolean {
    return this.#roomForHeavy() > 0 && !this.#pauses.has(caller)
  }

  /** Pauses a heavy caller, to leave the database's processors to others for a while. */
  #pauseHeavy({ caller, databaseShare }: Meter, takenAt: number) {
    if (!this.#isBesideLight()) return
    const pauseMs = Math.min(MAX_PAUSE_MS, (performance.now() - takenAt) * (1 / databaseShare - 1))
    const until = Math.max(this.#pauses.get(caller) ?? 0, performance.now() + pauseMs)
    this.#pauses.set(caller, until)
    setTimeout(() => {
      if (this.#pauses.get(caller) === until) this.#pauses.delete(caller)
      this.#startHeavy()
    }, pauseMs)
  }

  /** Starts as many heavy statements as may run, beginning with the callers that have used the database least. */
  #startHeavy() {
    const { waiting } = this.#heavy
    const room = this.#roomForHeavy()
    if (waiting.length === 0 || room <= 0) return
    waiting.sort((a, b) => a.meter.recentDatabaseMs - b.meter.recentDatabaseMs)
    const next = waiting.filter(({ meter }) => !this.#pauses.has(meter.caller)).slice(0, room)
    this.#heavy.waiting = waiting.filter((one) => !next.includes(one))
    for (const { start } of next) start()
  }
}

function callerIn({ callers }: CredentialShare, { caller }: Meter): Held {
  const known = callers.get(caller)
  if (known) return known
  const held: Held = { all: 0, heavy: 0 }
  callers.set(caller, held)
  return held
}

/** A slower statement runs on its own connection, so that no other statement waits behind it. */
const SLOW_MS = 20
/** Statements that together take longer than this do not share one connection. */
const MAX_BATCH_MS = 10

/** A statement that waits to be sent, and how long it is likely to take. */
interface Sendable {
  meter: Meter | undefined
  statement: { durationMs: number }
}

/**
 * Divides the statements of a tick into batches, each of which is sent in one packet. Yields batches as soon as they are full, and the others at the end. Slow statements and those of heavy requests are alone; statements of callers that
 * take turns are together with others of the same caller only.
 */
export function* batchesOf<S extends Sendable>(queue: readonly S[], takesTurns: (meter: Meter) => boolean): Generator<S[]> {
  const batches = new Map<string, { statements: S[]; ms: number }>()
  for (const queued of queue) {
    const { meter, statement } = queued
    if (statement.durationMs > SLOW_MS || meter?.isHeavy) {
      yield [queued]
      continue
    }
    const name = meter && takesTurns(meter) ? meter.caller : ''
    const batch = batches.get(name) ?? { statements: [], ms: 0 }
    batch.statements.push(queued)
    batch.ms += statement.durationMs
    if (batch.ms <= MAX_BATCH_MS) {
      batches.set(name, batch)
      continue
    }
    batches.delete(name)
    yield batch.statements
  }
  for (const { statements } of batches.values()) yield statements
}
