/** The indexes of catalogues in the thread: one for each database. It handles messages and does not use PostgreSQL. */
import { LRUCache } from 'lru-cache'
import { Lexemes } from './lexemes.js'
import {
  type IndexCounts,
  type IndexList,
  type IndexMessage,
  type IndexPage,
  type IndexQuery,
  type IndexResponse,
  type IndexState,
  type IndexUpdate,
  UNFILTERED_QUERY,
} from './messages.js'
import { Numbering } from './numbering.js'
import { prepareTerm } from './prepared-term.js'
import { countValues, listMembers, type Result, readPage, runQuery, toIndexCounts } from './results.js'
import { closeSegment, type OpenSegment, readBlock, type Segment } from './segment.js'
import { lexemeOf } from './text-index.js'
import { UnsupportedQuery } from './tsquery.js'

/** The number of cached results: for the counts of their facets, which are requested a moment later, and for repeated searches. */
const MAX_RESULTS = 100
/** A search with more ids than this is not cached: comparing it would take as long as running it. */
const MAX_COMPARED_IDS = 1000
/** The number of cached pages of a result. */
const MAX_PAGES = 10
/** The maximum number of products listed for PostgreSQL to sort. */
const MAX_LISTED = 30_000
/** The number of cached totals. They belong to one version of the catalogue. */
const MAX_TOTALS = 50
/** With more new words than this, and more than a quarter of all, the index should be rebuilt. */
const MAX_LATE_WORDS = 20_000

export function openIndexes(): (message: IndexMessage) => IndexResponse {
  const indexes = new Map<string, CatalogueIndex>()
  return (message) => {
    if (message.kind === 'drop') {
      indexes.delete(message.index)
      return { kind: 'updated', state: { version: 0, bytes: 0, entries: 0, needsRebuild: false } }
    }
    const known = indexes.get(message.index)
    if (message.kind === 'update') {
      const index = known ?? new CatalogueIndex()
      indexes.set(message.index, index)
      return { kind: 'updated', state: index.update(message.update) }
    }
    // The index was dropped meanwhile.
    if (!known) return { kind: 'unsupported' }
    return answerFrom(known, message)
  }
}

function answerFrom(index: CatalogueIndex, message: Extract<IndexMessage, { kind: 'search' | 'list' | 'count' }>): IndexResponse {
  try {
    if (message.kind === 'list') return index.list(message.queries)
    return message.kind === 'search' ? index.search(message.queries) : index.count(message)
  } catch (error) {
    if (error instanceof UnsupportedQuery) return { kind: 'unsupported' }
    throw error
  }
}

interface KnownResult {
  result: Result
  /** The segments in which it was found. */
  segments: readonly Segment[]
  /** The counts of each value, with and without totals, if requested. */
  counts: Map<boolean, IndexCounts>
  /** The first requested pages, by position. */
  pages: Map<string, IndexPage>
}

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

class CatalogueIndex {
  readonly #lexemes = new Lexemes()
  readonly #values = new Numbering()
  /** The segments by block, and the same in the order of their blocks. */
  #byBlock = new Map<number, Segment>()
  #segments: readonly Segment[] = []
  #version = 0
  /** The blocks of an update with more parts to come. */
  #open = new Map<number, OpenSegment>()
  #isSorted = false
  readonly #results = new LRUCache<number, KnownResult>({ max: MAX_RESULTS })
  /** The numbers of the results of the current version, by query. */
  readonly #numbers = new LRUCache<string, number>({ max: MAX_RESULTS })
  #lastResult = 0
  readonly #totals = new LRUCache<string, Int32Array>({ max: MAX_TOTALS })

  update({ blocks, isLast, version }: IndexUpdate): IndexState {
    const dictionaries = { lexemes: this.#lexemes, values: this.#values }
    for (const block of blocks) this.#open.set(block.block, readBlock(block, dictionaries, this.#byBlock.get(block.block)))
    if (isLast) this.#close(version)
    return this.#state()
  }

  /** Adds the blocks of an update to the index, all at once. */
  #close(version: number): void {
    const renumbered = this.#isSorted ? null : this.#lexemes.sort()
    this.#isSorted = true
    const byBlock = new Map(this.#byBlock)
    for (const [block, open] of this.#open) {
      if (open.segment.memberIds.length) byBlock.set(block, this.#closeSegment(open, renumbered))
      else byBlock.delete(block)
      this.#open.delete(block)
    }
    this.#byBlock = byBlock
    this.#segments = [...byBlock.values()].sort((a, b) => a.block - b.block)
    this.#version = version
    this.#totals.clear()
    this.#numbers.clear()
  }

  #closeSegment(open: OpenSegment, renumbered: Int32Array | null): Segment {
    const segment = closeSegment(open, renumbered)
    for (const { keys } of segment.texts.values()) for (const key of keys) this.#lexemes.addBlock(lexemeOf(key), segment.block)
    return segment
  }

  #state(): IndexState {
    const { late, size } = this.#lexemes
    let [bytes, entries] = [size * BYTES_PER_WORD + this.#values.texts.length * BYTES_PER_WORD, 0]
    for (const segment of this.#segments) {
      bytes += segment.bytes
      entries += segment.memberIds.length
    }
    return { version: this.#version, bytes, entries, needsRebuild: late > MAX_LATE_WORDS && late > size / 4 }
  }

  search(queries: readonly IndexQuery[]): IndexResponse {
    const pages = queries.map((query): IndexPage => {
      const { known, number } = this.#find(query)
      const key = `${query.skip} ${query.limit}`
      const page = known.pages.get(key) ?? readPage(known.result, query, number)
      if (known.pages.size < MAX_PAGES) known.pages.set(key, page)
      return page
    })
    return { kind: 'found', pages, version: this.#version }
  }

  /** Lists all matching products; searches that find too many are left to PostgreSQL. */
  list(queries: readonly IndexQuery[]): IndexResponse {
    const lists = queries.map((query): IndexList => {
      const { known, number } = this.#find(query)
      const { itemsFound } = readPage(known.result, query, number)
      return { result: number, itemsFound, memberIds: listMembers(known.result) }
    })
    const isTooLong = lists.some(({ memberIds }) => memberIds.length > MAX_LISTED)
    return isTooLong ? { kind: 'unsupported' } : { kind: 'listed', lists, version: this.#version }
  }

  #find(query: IndexQuery): { known: KnownResult; number: number } {
    const key = keyOfSearch(query)
    const before = key === null ? undefined : this.#numbers.get(key)
    const found = before === undefined ? undefined : this.#results.get(before)
    if (found && before !== undefined) return { known: found, number: before }
    const known = { result: this.#run(query), segments: this.#segments, counts: new Map(), pages: new Map() }
    const number = ++this.#lastResult
    this.#results.set(number, known)
    if (key !== null) this.#numbers.set(key, number)
    return { known, number }
  }

  #run = (query: IndexQuery): Result =>
    runQuery(this.#segments, query, query.term && prepareTerm(query.term, this.#lexemes), this.#values)

  count({ query, result, hasTotals, knownValues }: Extract<IndexMessage, { kind: 'count' }>): IndexResponse {
    const known = result === null ? undefined : this.#results.get(result)
    const newValues = this.#values.texts.slice(knownValues)
    const before = known?.counts.get(hasTotals)
    if (before) return { kind: 'counted', counts: before, newValues }
    const counted = countValues(known?.result ?? this.#run(query), this.#values.texts.length)
    const totals = hasTotals ? this.#totalsOf(query, known?.segments ?? this.#segments) : null
    const selected = query.selectedValueIds.flatMap((id) => this.#values.find(id) ?? [])
    const counts = toIndexCounts(counted, totals, selected)
    known?.counts.set(hasTotals, counts)
    return { kind: 'counted', counts, newValues }
  }

  /** Counts the results of the area with each value, regardless of other filters. */
  #totalsOf({ visibility, area }: IndexQuery, segments: readonly Segment[]): Int32Array {
    const key = JSON.stringify([visibility, area])
    const known = segments === this.#segments ? this.#totals.get(key) : undefined
    if (known) return known
    const everything: IndexQuery = { ...UNFILTERED_QUERY, visibility, area }
    const { actives } = countValues(runQuery(segments, everything, null, this.#values), this.#values.texts.length)
    if (segments === this.#segments) this.#totals.set(key, actives)
    return actives
  }
}

/** The approximate size of a word in the dictionary. */
const BYTES_PER_WORD = 120
