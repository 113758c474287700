/**
 * What each caller has used lately of what all callers share: the event loop, the database, the thread of the search. A caller that has used more
 * than its share takes turns, and the others are served at once.
 */
import { LRUCache } from 'lru-cache'

/** People share one lane, and systems another: neither waits for the other. */
export type Lane = 'people' | 'systems'

/** Use is forgotten exponentially: after this many milliseconds, about a third of it still counts. */
const MEMORY_MS = 1000
/** A caller of whom fewer milliseconds than this are remembered never takes turns. */
const LIGHT_MS = 50
/** More callers than this are not remembered at once. A caller that is forgotten counts as new, which is harmless. */
const MAX_CALLERS = 10_000

/** The use of one thing by one caller, in milliseconds. It fades. */
class RecentUse {
  #ms = 0
  #at = 0

  /** `busy` has the uses of the same thing that are not light. */
  constructor(readonly busy: Set<RecentUse>) {}

  add(ms: number, now: number): void {
    this.#ms = this.read(now) + ms
    this.#at = now
    if (this.#ms > LIGHT_MS) this.busy.add(this)
  }

  read(now: number): number {
    return this.#ms === 0 ? 0 : this.#ms * Math.exp((this.#at - now) / MEMORY_MS)
  }

  /** True when the caller has used clearly more than the average of the others who are busy. */
  isMuch(now: number): boolean {
    const own = this.read(now)
    if (own <= LIGHT_MS) return false
    let others = 0
    for (const use of this.busy) {
      const ms = use.read(now)
      if (ms <= LIGHT_MS) this.busy.delete(use)
      else if (use !== this) others += ms
    }
    return own * (this.busy.size - 1) >= others * CLEARLY_MORE
  }

  /** True when somebody else is busy, too. */
  isShared(now: number): boolean {
    return this.busy.size > (this.read(now) > LIGHT_MS ? 1 : 0)
  }
}

/** Callers that use about the same are served as their requests come. */
const CLEARLY_MORE = 1.5

const WASTEFUL_SHARE = 0.5

const busyOn = { loop: new Set<RecentUse>(), database: new Set<RecentUse>(), search: new Set<RecentUse>() }

export class CallerUse {
  readonly loop = new RecentUse(busyOn.loop)
  readonly database = new RecentUse(busyOn.database)
  readonly search = new RecentUse(busyOn.search)
  /** The work for requests that were refused because of it. */
  readonly wasted = new RecentUse(new Set())

  /** When a request of the caller last worked that takes the database far longer than others do. */
  heavyAt = Number.NEGATIVE_INFINITY

  constructor(readonly lane: Lane) {}

  hasBeenHeavy(now: number): boolean {
    return now - this.heavyAt < MEMORY_MS
  }

  /** True when most of the work for the caller was for requests that were then refused: its next ones are likely to be refused, too. */
  isWasteful(now: number): boolean {
    const wasted = this.wasted.read(now)
    if (wasted <= LIGHT_MS) return false
    return wasted > WASTEFUL_SHARE * (this.loop.read(now) + this.database.read(now) + this.search.read(now))
  }

  /** True when the caller waits for its turn before the event loop works for it. Systems take turns with large answers only. */
  takesTurns(now: number): boolean {
    return this.lane === 'people' && this.loop.isMuch(now)
  }
}

/** What a request of a person usually takes: the median of those that were served lately. It follows the load and the size of the shop. */
class TypicalUse {
  constructor(private ms: number) {}

  add(ms: number): void {
    this.ms = Math.min(MAX_TYPICAL_MS, Math.max(MIN_TYPICAL_MS, this.ms * (ms > this.ms ? STEP : 1 / STEP)))
  }

  /** A request that takes several times as long as others is heavy. */
  isHeavy(ms: number): boolean {
    return ms > this.ms * HEAVY_FACTOR
  }
}

const STEP = 1.02
const HEAVY_FACTOR = 4
const FIRST_TYPICAL_MS = 10
const MIN_TYPICAL_MS = 5
const MAX_TYPICAL_MS = 100

export const typicalUse = { loop: new TypicalUse(FIRST_TYPICAL_MS), database: new TypicalUse(FIRST_TYPICAL_MS) }

const callers = new LRUCache<string, CallerUse>({ max: MAX_CALLERS })

/** What the caller of this name has used. */
export function findUse(name: string, lane: Lane): CallerUse {
  const known = callers.get(name)
  if (known?.lane === lane) return known
  const use = new CallerUse(lane)
  callers.set(name, use)
  return use
}
