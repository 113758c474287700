/** The number of results of an area with each value, regardless of filters. After a change of the catalogue, they change by the difference. */
import { LRUCache } from 'lru-cache'
import { MAX_AGE } from './known-results.js'
import { type IndexQuery, UNFILTERED_QUERY } from './messages.js'
import { addCounts, type SearchSegment } from './results.js'
import type { Segment } from './segment.js'

const MAX_TOTALS = 50

interface Totals {
  segments: readonly Segment[]
  counts: Int32Array
  /** The update after which they were counted. */
  update: number
}

export class KnownTotals {
  readonly #totals = new LRUCache<string, Totals>({ max: MAX_TOTALS })
  #update = 0

  /** Counts the results of the area of a query in these segments. */
  count(
    { visibility, area }: IndexQuery,
    segments: readonly Segment[],
    valueCount: number,
    open: (query: IndexQuery) => SearchSegment,
  ): Int32Array {
    const key = JSON.stringify([visibility, area])
    const known = this.#totals.get(key)
    if (known?.segments === segments && known.counts.length === valueCount) return known.counts
    const search = open({ ...UNFILTERED_QUERY, visibility, area })
    const counts = new Int32Array(valueCount)
    if (known) counts.set(known.counts)
    const [old, now] = [new Set(known?.segments), new Set(segments)]
    const found = (changed: readonly Segment[]) => changed.flatMap((segment) => search(segment) ?? [])
    if (known) addCounts(counts, found(known.segments.filter((segment) => !now.has(segment))), false, -1)
    addCounts(counts, found(segments.filter((segment) => !old.has(segment))), false, 1)
    this.#totals.set(key, { segments, counts, update: this.#update })
    return counts
  }

  /** Drops counts that were not asked for since many updates: they keep segments in memory. Call it after each update. */
  forgetOld(): void {
    this.#update++
    for (const [key, { update }] of [...this.#totals.entries()]) if (this.#update - update > MAX_AGE) this.#totals.delete(key)
  }
}
