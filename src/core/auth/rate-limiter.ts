/** Rate limits as token buckets. They are kept in the memory of this server, so that a flood of requests needs no database. */
import { LRUCache } from 'lru-cache'
import type { Clock } from '../base/clock.js'
import { RateLimited } from '../base/errors.js'

export interface Limit {
  /** The size of a full bucket. */
  burst: number
  /** The number of tokens added per minute. */
  perMinute: number
}

export interface RateLimiter {
  /** Takes tokens from the bucket of `who`, by default one, or throws if there are too few. */
  take(what: string, who: string, limit: Limit, cost?: number): void
  /** Throws if there are too few tokens, but takes none. */
  check(what: string, who: string, limit: Limit, cost?: number): void
}

interface Bucket {
  left: number
  at: number
}

/** The least recently used buckets are dropped. That gives an attacker one more attempt, after twenty thousand others. */
const MAX_BUCKETS = 20_000

export function openRateLimiter(clock: Clock): RateLimiter {
  // Every bucket has the size 1: with `max` instead, the cache would reserve the memory of all buckets at once.
  const buckets = new LRUCache<string, Bucket>({ maxSize: MAX_BUCKETS, sizeCalculation: () => 1 })

  const currentLevel = (key: string, { burst, perMinute }: Limit): Bucket => {
    const now = clock().getTime()
    const known = buckets.get(key) ?? { left: burst, at: now }
    return { left: Math.min(burst, known.left + (Math.max(0, now - known.at) * perMinute) / 60_000), at: now }
  }
  // Throws if there are too few tokens. A cost above a full bucket empties it.
  const throwIfTooFew = (what: string, { left }: Bucket, { burst, perMinute }: Limit, cost: number) => {
    const missing = Math.min(cost, burst) - left
    if (missing > 0) throw new RateLimited(`${what}; try again later`, Math.max(1, Math.ceil((missing * 60) / perMinute)))
  }

  return {
    take(what, who, limit, cost = 1) {
      const key = `${what} ${who}`
      const level = currentLevel(key, limit)
      throwIfTooFew(what, level, limit, cost)
      buckets.set(key, { ...level, left: Math.max(0, level.left - cost) })
    },
    check: (what, who, limit, cost = 1) => throwIfTooFew(what, currentLevel(`${what} ${who}`, limit), limit, cost),
  }
}
