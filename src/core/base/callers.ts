/**
 * The recent use of shared resources by each caller: the event loop, the database, the search thread. A caller that has used more
 * than its share takes turns, and the others are served at once.
 */
import { LRUCache } from 'lru-cache'

/** People share one lane, and systems another: neither waits for the other. */
export type Lane = 'people' | 'systems'

/** Use decays exponentially: after this many milliseconds, about a third of it still counts. */
const MEMORY_MS = 1000
/** A caller with less recent use than this, in milliseconds, never takes turns. */
const LIGHT_MS = 50
/** The maximum number of tracked callers. A dropped caller counts as new, which is harmless. */
const MAX_CALLERS = 10_000

/** The use of one resource by one caller, in milliseconds. It decays. */
class RecentUse {
  #ms = 0
  #at = 0

  /** `busy` has the uses of the same resource that are not light. */
  constructor(readonly busy: Set<RecentUse>) {}

  add(ms: number, now: number): void {
    this.#ms = this.read(now) + ms
    this.#at = now
    if (this.#ms > LIGHT_MS) this.busy.add(this)
  }

  read(now: number): number {
    return this.#ms === 0 ? 0 : this.#ms * Math.exp((this.#at - now) / MEMORY_MS)
  }

  /** Returns true if the caller has used clearly more than the average of the other busy ones. */
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

  /** Returns true if another caller is also busy. */
  isShared(now: number): boolean {
    return this.busy.size > (this.read(now) > LIGHT_MS ? 1 : 0)
  }
}

/** Callers with about the same use are served in the order of their requests. */
const CLEARLY_MORE = 1.5

const WASTEFUL_SHARE = 0.5

const busyOn = { loop: new Set<RecentUse>(), database: new Set<RecentUse>(), search: new Set<RecentUse>() }

export class CallerUse {
  readonly loop = new RecentUse(busyOn.loop)
  readonly database = new RecentUse(busyOn.database)
  readonly search = new RecentUse(busyOn.search)
  /** The work for requests that were refused because of it. */
  readonly wasted = new RecentUse(new Set())

  /** When a request of the caller last used the database far longer than others do. */
  heavyAt = Number.NEGATIVE_INFINITY

  constructor(readonly lane: Lane) {}

  hasBeenHeavy(now: number): boolean {
    return now - this.heavyAt < MEMORY_MS
  }

  /** Returns true if most of the work for the caller was for refused requests: its next ones are likely to be refused, too. */
  isWasteful(now: number): boolean {
    const wasted = this.wasted.read(now)
    if (wasted <= LIGHT_MS) return false
    return wasted > WASTEFUL_SHARE * (this.loop.read(now) + this.database.read(now) + this.search.read(now))
  }

  /** Returns true if the caller waits for its turn before the event loop works for it. Systems take turns only with large responses. */
  takesTurns(now: number): boolean {
    return this.lane === 'people' && this.loop.isMuch(now)
  }
}

/** The typical work of a person's request: the median of recently served ones. It follows the load and the size of the shop. */
class TypicalUse {
  constructor(private ms: number) {}

  add(ms: number): void {
    this.ms = Math.min(MAX_TYPICAL_MS, Math.max(MIN_TYPICAL_MS, this.ms * (ms > this.ms ? STEP : 1 / STEP)))
  }

  /** Returns true for a request that takes several times as long as others. */
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

/** Returns the use of the caller with this name. */
export function findUse(name: string, lane: Lane): CallerUse {
  const known = callers.get(name)
  if (known?.lane === lane) return known
  const use = new CallerUse(lane)
  callers.set(name, use)
  return use
}
