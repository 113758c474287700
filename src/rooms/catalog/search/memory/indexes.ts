/** The indexes of catalogues, as the thread keeps them: one for each database. It answers messages and knows nothing of PostgreSQL. */
import { LRUCache } from 'lru-cache'
import { Lexemes } from './lexemes.js'
import type { IndexAnswer, IndexList, IndexMessage, IndexPage, IndexQuery, IndexState, IndexUpdate } from './messages.js'
import { Numbering } from './numbering.js'
import { prepareTerm } from './prepared-term.js'
import { countValues, listMembers, type Result, readPage, runQuery, toIndexCounts } from './results.js'
import { closeSegment, type OpenSegment, readBlock, type Segment } from './segment.js'
import { UnsupportedQuery } from './tsquery.js'

/** How many results are kept for the counts of their facets, which are requested a moment later. */
const MAX_RESULTS = 100
/** How many products are listed for PostgreSQL to sort. */
const MAX_LISTED = 30_000
/** How many totals are kept. They belong to one version of the catalogue. */
const MAX_TOTALS = 50
/** With more new words than this, and more than a quarter of all, the index should be built anew. */
const MAX_LATE_WORDS = 20_000

export function openIndexes(): (message: IndexMessage) => IndexAnswer {
  const indexes = new Map<string, CatalogueIndex>()
  return (message) => {
    if (message.kind === 'drop') {
      indexes.delete(message.index)
      return { kind: 'updated', state: { version: 0, bytes: 0, entries: 0, isWorn: false } }
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

function answerFrom(index: CatalogueIndex, message: Extract<IndexMessage, { kind: 'search' | 'list' | 'count' }>): IndexAnswer {
  try {
    if (message.kind === 'list') return index.list(message.queries)
    return message.kind === 'search' ? index.search(message.queries) : index.count(message)
  } catch (error) {
    if (error instanceof UnsupportedQuery) return { kind: 'unsupported' }
    throw error
  }
}

class CatalogueIndex {
  readonly #lexemes = new Lexemes()
  readonly #values = new Numbering()
  /** The segments by block, and the same in the order of their blocks. */
  #byBlock = new Map<number, Segment>()
  #segments: readonly Segment[] = []
  #version = 0
  /** The blocks of an update of which more parts follow. */
  #open = new Map<number, OpenSegment>()
  #isSorted = false
  readonly #results = new LRUCache<number, { result: Result; segments: readonly Segment[] }>({ max: MAX_RESULTS })
  #lastResult = 0
  readonly #totals = new LRUCache<string, Int32Array>({ max: MAX_TOTALS })

  update({ blocks, isLast, version }: IndexUpdate): IndexState {
    const dictionaries = { lexemes: this.#lexemes, values: this.#values }
    for (const block of blocks) this.#open.set(block.block, readBlock(block, dictionaries, this.#byBlock.get(block.block)))
    if (isLast) this.#close(version)
    return this.#state()
  }

  /** Makes the blocks of an update part of the index, all at once. */
  #close(version: number): void {
    const renumbered = this.#isSorted ? null : this.#lexemes.sort()
    this.#isSorted = true
    const byBlock = new Map(this.#byBlock)
    for (const [block, open] of this.#open) {
      if (open.segment.memberIds.length) byBlock.set(block, closeSegment(open, renumbered))
      else byBlock.delete(block)
      this.#open.delete(block)
    }
    this.#byBlock = byBlock
    this.#segments = [...byBlock.values()].sort((a, b) => a.block - b.block)
    this.#version = version
    this.#totals.clear()
  }

  #state(): IndexState {
    const { late, size } = this.#lexemes
    let [bytes, entries] = [size * BYTES_PER_WORD + this.#values.texts.length * BYTES_PER_WORD, 0]
    for (const segment of this.#segments) {
      bytes += segment.bytes
      entries += segment.memberIds.length
    }
    return { version: this.#version, bytes, entries, isWorn: late > MAX_LATE_WORDS && late > size / 4 }
  }

  search(queries: readonly IndexQuery[]): IndexAnswer {
    const pages = queries.map((query): IndexPage => {
      const { result, number } = this.#find(query)
      return readPage(result, query, number)
    })
    return { kind: 'found', pages, version: this.#version }
  }

  /** Lists all products that match; searches that find too many are left to PostgreSQL. */
  list(queries: readonly IndexQuery[]): IndexAnswer {
    const lists = queries.map((query): IndexList => {
      const { result, number } = this.#find(query)
      const { itemsFound } = readPage(result, query, number)
      return { result: number, itemsFound, memberIds: listMembers(result) }
    })
    const isTooLong = lists.some(({ memberIds }) => memberIds.length > MAX_LISTED)
    return isTooLong ? { kind: 'unsupported' } : { kind: 'listed', lists, version: this.#version }
  }

  #find(query: IndexQuery): { result: Result; number: number } {
    const result = this.#run(query)
    const number = ++this.#lastResult
    this.#results.set(number, { result, segments: this.#segments })
    return { result, number }
  }

  #run = (query: IndexQuery): Result =>
    runQuery(this.#segments, query, query.term && prepareTerm(query.term, this.#lexemes), this.#values)

  count({ query, result, hasTotals, knownValues }: Extract<IndexMessage, { kind: 'count' }>): IndexAnswer {
    const known = result === null ? undefined : this.#results.get(result)
    const counted = countValues(known?.result ?? this.#run(query), this.#values.texts.length)
    const totals = hasTotals ? this.#totalsOf(query, known?.segments ?? this.#segments) : null
    const selected = query.selectedValueIds.flatMap((id) => this.#values.find(id) ?? [])
    return { kind: 'counted', counts: toIndexCounts(counted, totals, selected), newValues: this.#values.texts.slice(knownValues) }
  }

  /** How many results of the area have each value, whatever else the search filters by. */
  #totalsOf({ visibility, area }: IndexQuery, segments: readonly Segment[]): Int32Array {
    const key = JSON.stringify([visibility, area])
    const known = segments === this.#segments ? this.#totals.get(key) : undefined
    if (known) return known
    const everything: IndexQuery = { ...EVERYTHING, visibility, area }
    const { actives } = countValues(runQuery(segments, everything, null, this.#values), this.#values.texts.length)
    if (segments === this.#segments) this.#totals.set(key, actives)
    return actives
  }
}

/** What a word takes in the dictionary, about. */
const BYTES_PER_WORD = 120

const EVERYTHING: Omit<IndexQuery, 'visibility' | 'area'> = {
  class: null,
  memberIds: null,
  valueFilters: [],
  selectedValueIds: [],
  term: null,
  order: 'id',
  skip: 0,
  limit: 0,
}
