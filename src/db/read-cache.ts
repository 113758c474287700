/** A short-lived cache of credentials, users and tenants. */
import { LRUCache } from 'lru-cache'

const MAX_ENTRIES = 10_000

/** Milliseconds of a monotonic clock. */
export type Stopwatch = () => number

export const stopwatch: Stopwatch = () => performance.now()

interface ReadCache<V> {
  /** Returns the cached value, or reads it. Concurrent callers share one read; a failed read is not cached. `read` gets the time of its start, from which the age of the value counts. */
  get(key: string, read: (readAt: number) => Promise<V>): Promise<V>
  delete(key: string): void
  /** Empties the cache. A read that is still running is not cached either, as it may have seen the state before a change. */
  clear(): void
}

interface Entry<V> {
  value: Promise<V>
  readAt: number
}

/**
 * Opens a cache. The age of an entry is measured at every access. A timer would be late on a server whose event loop is busy, and a disabled key would
 * work until then.
 */
export function openReadCache<V>(cacheMs: number, now: Stopwatch = stopwatch): ReadCache<V> {
  // Every entry has the size 1: with `max` instead, the cache would reserve the memory of all entries at once.
  const cache = new LRUCache<string, Entry<V>>({ maxSize: MAX_ENTRIES, sizeCalculation: () => 1 })
  return {
    get(key, read) {
      const readAt = now()
      const known = cache.get(key)
      if (known && readAt - known.readAt < cacheMs) return known.value
      const entry = { value: read(readAt), readAt }
      cache.set(key, entry)
      entry.value.catch(() => cache.peek(key) === entry && cache.delete(key))
      return entry.value
    },
    delete: (key) => void cache.delete(key),
    clear: () => cache.clear(),
  }
}
