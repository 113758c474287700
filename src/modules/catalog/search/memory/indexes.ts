/** The indexes of catalogues in the thread: one for each database. It handles messages and does not use PostgreSQL. */
import { readRecords, UnusableFile, writeRecords } from './index-file.js'
import { countKnown, type KnownResult, KnownResults, KnownTotals, type NumberedResult } from './known-results.js'
import type {
  CountedValues,
  Counting,
  IndexList,
  IndexMessage,
  IndexPage,
  IndexQuery,
  IndexResponse,
  IndexState,
  IndexUpdate,
} from './messages.js'
import { Numbering } from './numbering.js'
import { listMembers, openQuery, readPage, type SearchSegment, toIndexCounts } from './results.js'
import { closeSegment, readBlock, type Segment } from './segment.js'
import { Lexemes, type StoredLexemes } from './text/lexemes.js'
import { prepareTerm } from './text/prepared-term.js'
import { UnsupportedQuery } from './text/tsquery.js'

/** The number of cached pages of a result. */
const MAX_PAGES = 10
/** The maximum number of products listed for PostgreSQL to sort. */
const MAX_LISTED = 30_000
/** With more new words than this, and more than a quarter of all, the index should be rebuilt. */
const MAX_LATE_WORDS = 20_000

export function openIndexes(): (message: IndexMessage) => IndexResponse | Promise<IndexResponse> {
  const indexes = new Map<string, CatalogueIndex>()
  return (message) => {
    if (message.kind === 'load')
      return loadIndex(message).then((index) => {
        indexes.set(message.index, index)
        return { kind: 'updated', state: index.state() }
      })
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
    if (message.kind === 'save') return writeRecords(message.path, known.store(message.head)).then(() => ({ kind: 'saved' }))
    return answerFrom(known, message)
  }
}

function answerFrom(index: CatalogueIndex, message: Extract<IndexMessage, { kind: 'search' | 'list' | 'count' }>): IndexResponse {
  try {
    if (message.kind === 'list') return index.list(message.queries)
    return message.kind === 'search' ? index.search(message) : index.count(message)
  } catch (error) {
    if (error instanceof UnsupportedQuery) return { kind: 'unsupported' }
    throw error
  }
}

/** The first record of a file. */
interface StoredDictionaries {
  head: string
  version: number
  values: string
  lexemes: StoredLexemes
}

async function loadIndex({ path, head }: Extract<IndexMessage, { kind: 'load' }>): Promise<CatalogueIndex> {
  const records = readRecords(path)
  const { value } = await records.next()
  if ((value as StoredDictionaries).head !== head) throw new UnusableFile('The file was replaced')
  const segments: Segment[] = []
  for await (const segment of records) segments.push(segment as Segment)
  return CatalogueIndex.restore(value as StoredDictionaries, segments)
}

class CatalogueIndex {
  #lexemes = new Lexemes()
  #values = new Numbering()
  /** The segments by block, and the same in the order of their blocks. */
  #byBlock = new Map<number, Segment>()
  #segments: readonly Segment[] = []
  #version = 0
  /** The blocks of an update with more parts to come. */
  #open = new Map<number, Segment>()
  readonly #known = new KnownResults()
  readonly #totals = new KnownTotals()

  static restore({ version, values, lexemes }: StoredDictionaries, segments: readonly Segment[]): CatalogueIndex {
    const index = new CatalogueIndex()
    index.#lexemes = Lexemes.restore(lexemes)
    index.#values = Numbering.restore(values ? values.split(',') : [])
    index.#byBlock = new Map(segments.map((segment) => [segment.block, segment]))
    index.#segments = segments
    index.#version = version
    return index
  }

  /** Returns the records of the index as it is now. Later changes do not show in them. */
  store(head: string): readonly unknown[] {
    const dictionaries: StoredDictionaries = {
      head,
      version: this.#version,
      values: this.#values.texts.join(),
      lexemes: this.#lexemes.store(),
    }
    return [dictionaries, ...this.#segments]
  }

  update({ blocks, isLast, version }: IndexUpdate): IndexState {
    const dictionaries = { lexemes: this.#lexemes, values: this.#values }
    for (const block of blocks) {
      const before = this.#open.get(block.block) ?? this.#byBlock.get(block.block)
      this.#open.set(block.block, readBlock(block, dictionaries, before))
    }
    if (isLast) this.#close(version)
    return this.state()
  }

  /** Adds the blocks of an update to the index, all at once. */
  #close(version: number): void {
    const renumbered = this.#lexemes.isSorted ? null : this.#lexemes.sort()
    const byBlock = new Map(this.#byBlock)
    for (const [block, open] of this.#open) {
      if (open.memberIds.length) byBlock.set(block, renumbered ? closeSegment(open, this.#lexemes, renumbered) : open)
      else byBlock.delete(block)
      this.#open.delete(block)
    }
    this.#byBlock = byBlock
    this.#segments = [...byBlock.values()].sort((a, b) => a.block - b.block)
    this.#version = version
    this.#known.forgetOld()
    this.#totals.forgetOld()
  }

  state(): IndexState {
    const { late, size } = this.#lexemes
    let [bytes, entries] = [this.#lexemes.bytes + this.#values.texts.length * BYTES_PER_VALUE, 0]
    for (const { bytes: open } of this.#open.values()) bytes += open
    for (const segment of this.#segments) {
      bytes += segment.bytes
      entries += segment.memberIds.length
    }
    return { version: this.#version, bytes, entries, needsRebuild: late > MAX_LATE_WORDS && late > size / 4 }
  }

  search({ queries, counting }: Extract<IndexMessage, { kind: 'search' }>): IndexResponse {
    const pages = queries.map((query): IndexPage => {
      const { known, number } = this.#find(query)
      const key = `${query.skip} ${query.limit}`
      const page = known.pages.get(key) ?? readPage(known.result, query, number)
      if (known.pages.size < MAX_PAGES) known.pages.set(key, page)
      return counting && !known.counts.has(counting.hasTotals) ? { ...page, counted: this.#count(query, known, counting) } : page
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

  #find = (query: IndexQuery): NumberedResult => this.#known.find(query, this.#segments, () => this.#searchFor(query))

  #searchFor = (query: IndexQuery): SearchSegment =>
    openQuery(query, query.term && prepareTerm(query.term, this.#lexemes), this.#values)

  count({ query, result, hasTotals, knownValues }: Extract<IndexMessage, { kind: 'count' }>): IndexResponse {
    const known = this.#known.at(result) ?? this.#find(query).known
    const { counts, newValues } = this.#count(query, known, { hasTotals, knownValues })
    return { kind: 'counted', counts, newValues }
  }

  #count(query: IndexQuery, known: KnownResult, { hasTotals, knownValues }: Counting): CountedValues {
    const newValues = this.#values.texts.slice(knownValues)
    const before = known.counts.get(hasTotals)
    if (before) return { hasTotals, knownValues, counts: before, newValues }
    const valueCount = this.#values.texts.length
    const totals = hasTotals ? this.#totals.count(query, known.segments, valueCount, this.#searchFor) : null
    const selected = query.selectedValueIds.flatMap((id) => this.#values.find(id) ?? [])
    const counts = toIndexCounts(countKnown(known, valueCount), totals, selected)
    known.counts.set(hasTotals, counts)
    return { hasTotals, knownValues, counts, newValues }
  }
}

/** The approximate size of the id of a value in the dictionary. */
const BYTES_PER_VALUE = 120
