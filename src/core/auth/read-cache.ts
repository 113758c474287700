/** A short-lived cache for what the databases say about credentials, users and tenants. */
import { LRUCache } from 'lru-cache'

const MAX_ENTRIES = 10_000
/** How often the cache reads the clock. Reading it at every access would cost more than the cache itself. */
const CLOCK_MS = 100

interface ReadCache<V> {
  /** Returns the cached value, or reads it. Concurrent callers share one read; a failed read is not cached. */
  get(key: string, read: () => Promise<V>): Promise<V>
  delete(key: string): void
  /** Empties the cache. A read that is still running is not cached either, as it may have seen the state before a change. */
  clear(): void
}

export function openReadCache<V>(cacheMs: number): ReadCache<V> {
  // Every entry has the size 1: with `max` instead, the cache would reserve the memory of all entries at once.
  const cache = new LRUCache<string, Promise<V>>({
    maxSize: MAX_ENTRIES,
    sizeCalculation: () => 1,
    ttl: cacheMs,
    ttlResolution: CLOCK_MS,
  })
  return {
    get(key, read) {
      const known = cache.get(key)
      if (known) return known
      const reading = read()
      cache.set(key, reading)
      reading.catch(() => cache.peek(key) === reading && cache.delete(key))
      return reading
    },
    delete: (key) => void cache.delete(key),
    clear: () => cache.clear(),
  }
}
