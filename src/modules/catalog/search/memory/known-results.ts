/**
 * The results of recent searches: for the counts of their facets, which are requested a moment later, and for repeated searches.
 * After a change of the catalogue, only the segments that have changed are searched again, and the counts change by the difference.
 */
import { LRUCache } from 'lru-cache'
import { type IndexCounts, type IndexPage, type IndexQuery, UNFILTERED_QUERY } from './messages.js'
import {
  addCounts,
  type Counts,
  changeCounts,
  countValues,
  type Difference,
  type Matches,
  type Result,
  type SearchSegment,
} from './results.js'
import type { Segment } from './segment.js'

const MAX_RESULTS = 100
/** A search with more ids than this is not cached: comparing it would take as long as running it. */
const MAX_COMPARED_IDS = 1000
/** A result that nobody has asked for during so many updates is dropped: it keeps the segments in memory in which it was found. */
const MAX_AGE = 32
/** With more changed segments than this, a result is counted from the start. */
const MAX_DIFFERENCE = 64

export interface KnownResult {
  result: Result
  /** The segments in which it was found. */
  segments: readonly Segment[]
  /** The counts of each value, with and without totals, if requested. */
  counts: Map<boolean, IndexCounts>
  /** The first requested pages, by position. */
  pages: Map<string, IndexPage>
  /** The counts of an earlier version of the result, and how they differ. */
  counted: ({ before: IndexCounts } & Difference) | null
  /** The update after which it was found. */
  update: number
}

export interface NumberedResult {
  known: KnownResult
  number: number
}

export class KnownResults {
  readonly #results = new LRUCache<number, KnownResult>({ max: MAX_RESULTS })
  /** The numbers of the newest results by query. */
  readonly #numbers = new LRUCache<string, number>({ max: MAX_RESULTS })
  #lastResult = 0
  #update = 0

  at = (number: number | null): KnownResult | undefined => (number === null ? undefined : this.#results.get(number))

  /** Returns the result of a query in these segments. A number belongs to one version of a result. */
  find(query: IndexQuery, segments: readonly Segment[], open: () => SearchSegment): NumberedResult {
    const key = keyOfSearch(query)
    const number = key === null ? undefined : this.#numbers.get(key)
    const earlier = number === undefined ? undefined : this.#results.get(number)
    if (earlier?.segments === segments && number !== undefined) return { known: earlier, number }
    const result = earlier ? searchAgain(earlier, segments, open()) : searchFirst(segments, open())
    const known = { ...result, segments, counts: new Map(), pages: new Map(), update: this.#update }
    this.#results.set(++this.#lastResult, known)
    if (key !== null) this.#numbers.set(key, this.#lastResult)
    return { known, number: this.#lastResult }
  }

  /** Drops results that were not asked for since many updates. Call it after each update. */
  forgetOld(): void {
    this.#update++
    for (const [number, { update }] of [...this.#results.entries()])
      if (this.#update - update > MAX_AGE) this.#results.delete(number)
  }
}

type FoundResult = Pick<KnownResult, 'result' | 'counted'>

const searchFirst = (segments: readonly Segment[], search: SearchSegment): FoundResult => ({
  result: segments.flatMap((segment) => search(segment) ?? []),
  counted: null,
})

/** Searches the segments that an earlier version of the result has not seen. */
function searchAgain(earlier: KnownResult, segments: readonly Segment[], search: SearchSegment): FoundResult {
  const [old, now] = [new Set(earlier.segments), new Set(segments)]
  const matches = new Map(earlier.result.map((found) => [found.segment, found]))
  const removed = earlier.result.filter(({ segment }) => !now.has(segment))
  const added: Matches[] = []
  const result: Matches[] = []
  for (const segment of segments) {
    const found = old.has(segment) ? matches.get(segment) : search(segment)
    if (!found) continue
    result.push(found)
    if (!old.has(segment)) added.push(found)
  }
  return { result, counted: differenceOf(earlier, { removed, added }) }
}

/** Returns how the result differs from its counted version; null if none was counted, or if too much has changed. */
function differenceOf({ counts, counted }: KnownResult, { removed, added }: Difference): KnownResult['counted'] {
  const [before] = counts.values()
  if (before) return { before, removed, added }
  if (!counted || counted.removed.length + counted.added.length > MAX_DIFFERENCE) return null
  return { before: counted.before, removed: [...counted.removed, ...removed], added: [...counted.added, ...added] }
}

/** Counts the values of a result. */
export const countKnown = ({ result, counted }: KnownResult, valueCount: number): Counts =>
  counted ? changeCounts(counted.before, counted, valueCount) : countValues(result, valueCount)

/** Returns everything that the result of a search depends on; null for a search with many ids. */
function keyOfSearch({ skip: _, limit: __, ...query }: IndexQuery): string | null {
  const { memberIds, area, visibility, valueFilters } = query
  const named = [visibility.assortment?.positive, visibility.assortment?.negative]
  const ids =
    (memberIds?.length ?? 0) +
    (area.entryIds?.length ?? 0) +
    named.reduce((sum, list) => sum + (list ? list.productIds.length + list.clusterIds.length : 0), 0) +
    valueFilters.reduce((sum, { valueIds }) => sum + valueIds.length, 0)
  return ids > MAX_COMPARED_IDS ? null : JSON.stringify(query)
}

const MAX_TOTALS = 50

interface Totals {
  segments: readonly Segment[]
  counts: Int32Array
  /** The update after which they were counted. */
  update: number
}

/** The number of results of an area with each value, regardless of filters. */
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
