/** How often somebody may try something: a bucket that refills. In the memory of this node: a flood is met where it arrives. */
import { LRUCache } from 'lru-cache'
import type { Clock } from '../base/clock.js'
import { RateLimited } from '../base/errors.js'

export interface Limit {
  /** How many at once. */
  burst: number
  /** How many more in a minute. */
  perMinute: number
}

export interface RateLimiter {
  /** Takes one from the bucket of `who`, or throws. */
  take(what: string, who: string, limit: Limit): void
  /** Throws when the bucket is empty, and takes nothing. */
  check(what: string, who: string, limit: Limit): void
}

interface Bucket {
  left: number
  at: number
}

/** The least recently used are forgotten: what that gives back to an attacker is one more try after twenty thousand others. */
const MAX_BUCKETS = 20_000

export function openRateLimiter(clock: Clock): RateLimiter {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_BUCKETS })

  const levelOf = (key: string, { burst, perMinute }: Limit): Bucket => {
    const now = clock().getTime()
    const known = buckets.get(key) ?? { left: burst, at: now }
    return { left: Math.min(burst, known.left + (Math.max(0, now - known.at) * perMinute) / 60_000), at: now }
  }
  const refuseEmpty = (what: string, { left }: Bucket, { perMinute }: Limit) => {
    if (left < 1) throw new RateLimited(`${what}; try again later`, Math.max(1, Math.ceil(((1 - left) * 60) / perMinute)))
  }

  return {
    take(what, who, limit) {
      const key = `${what} ${who}`
      const level = levelOf(key, limit)
      refuseEmpty(what, level, limit)
      buckets.set(key, { ...level, left: level.left - 1 })
    },
    check: (what, who, limit) => refuseEmpty(what, levelOf(`${what} ${who}`, limit), limit),
  }
}
