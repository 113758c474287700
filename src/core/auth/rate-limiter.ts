/** Rate limits as token buckets. They are kept in the memory of this node, so that a flood of requests needs no database. */
import { LRUCache } from 'lru-cache'
import type { Clock } from '../base/clock.js'
import { RateLimited } from '../base/errors.js'

export interface Limit {
  /** How many at once, when the bucket is full. */
  burst: number
  /** How many are added per minute. */
  perMinute: number
}

export interface RateLimiter {
  /** Takes one token from the bucket of `who`, or throws when it is empty. */
  take(what: string, who: string, limit: Limit): void
  /** Throws when the bucket is empty, but takes nothing. */
  check(what: string, who: string, limit: Limit): void
}

interface Bucket {
  left: number
  at: number
}

/** The least recently used buckets are dropped. An attacker gains one more attempt by that, after twenty thousand others. */
const MAX_BUCKETS = 20_000

export function openRateLimiter(clock: Clock): RateLimiter {
  // Every bucket has the size 1: with `max` instead, the cache would reserve the memory of all buckets at once.
  const buckets = new LRUCache<string, Bucket>({ maxSize: MAX_BUCKETS, sizeCalculation: () => 1 })

  const currentLevel = (key: string, { burst, perMinute }: Limit): Bucket => {
    const now = clock().getTime()
    const known = buckets.get(key) ?? { left: burst, at: now }
    return { left: Math.min(burst, known.left + (Math.max(0, now - known.at) * perMinute) / 60_000), at: now }
  }
  const throwIfEmpty = (what: string, { left }: Bucket, { perMinute }: Limit) => {
    if (left < 1) throw new RateLimited(`${what}; try again later`, Math.max(1, Math.ceil(((1 - left) * 60) / perMinute)))
  }

  return {
    take(what, who, limit) {
      const key = `${what} ${who}`
      const level = currentLevel(key, limit)
      throwIfEmpty(what, level, limit)
      buckets.set(key, { ...level, left: level.left - 1 })
    },
    check: (what, who, limit) => throwIfEmpty(what, currentLevel(`${what} ${who}`, limit), limit),
  }
}
