/** One index of the stand-in: its documents as they were written, and as searches see them since the last refresh. */
import { aggregate } from './aggregations.js'
import { conflict, illegalArgument } from './errors.js'
import { type IndexBody, type IndexedDocument, Mapping } from './mapping.js'
import { compileQuery, type QueryBody } from './query.js'

/** A document as it was written last. A deleted one is remembered, because its version still counts. */
interface StoredDocument {
  source: Record<string, unknown> | null
  version: number
  seqNo: number
}

/** What a write asks for besides its document. */
export interface WriteOptions {
  version?: number
  version_type?: string
  if_seq_no?: number
  if_primary_term?: number
  isCreate?: boolean
}

export interface WriteResult {
  result: 'created' | 'updated' | 'deleted' | 'not_found'
  _version: number
  _seq_no: number
  _primary_term: number
}

interface SearchBody {
  query?: QueryBody
  post_filter?: QueryBody
  from?: number
  size?: number
  sort?: Record<string, string>[]
  search_after?: number[]
  track_total_hits?: boolean
  docvalue_fields?: string[]
  _source?: boolean
  timeout?: string
  aggs?: Record<string, Record<string, unknown>>
}

const SEARCH_FIELDS = [
  'query',
  'post_filter',
  'from',
  'size',
  'sort',
  'search_after',
  'track_total_hits',
  'docvalue_fields',
  '_source',
  'timeout',
  'aggs',
]
const MAX_RESULT_WINDOW = 10_000
const PRIMARY_TERM = 1

export class StandInIndex {
  readonly mapping: Mapping
  readonly #stored = new Map<string, StoredDocument>()
  readonly #unrefreshed = new Map<string, IndexedDocument | null>()
  #searchable = new Map<string, IndexedDocument>()
  #seqNo = 0

  constructor(
    readonly name: string,
    readonly body: IndexBody,
  ) {
    this.mapping = new Mapping(body)
  }

  /** Writes a document, or deletes it when there is no source. */
  write(id: string, source: Record<string, unknown> | null, options: WriteOptions): WriteResult {
    const before = this.#stored.get(id)
    this.#checkVersion(id, before, options)
    const document = source && this.mapping.index(id, source)
    const isThere = Boolean(before?.source)
    const version = options.version ?? (before?.version ?? 0) + 1
    const seqNo = this.#seqNo++
    this.#stored.set(id, { source, version, seqNo })
    this.#unrefreshed.set(id, document)
    const result = source ? (isThere ? 'updated' : 'created') : isThere ? 'deleted' : 'not_found'
    return { result, _version: version, _seq_no: seqNo, _primary_term: PRIMARY_TERM }
  }

  #checkVersion(id: string, before: StoredDocument | undefined, options: WriteOptions): void {
    const { version, version_type: type, if_seq_no: seqNo, isCreate } = options
    if (isCreate && before?.source) throw conflict(id, `document already exists (current version [${before.version}])`)
    if (seqNo !== undefined && (before?.source ? before.seqNo : -1) !== seqNo)
      throw conflict(
        id,
        `required seqNo [${seqNo}], primary term [${options.if_primary_term}]. current document has seqNo [${before?.seqNo ?? -1}]`,
      )
    if (version === undefined) return
    if (type !== 'external_gte' && type !== 'external')
      throw illegalArgument('internal versioning can not be used for optimistic concurrency control')
    const isTooOld = before && (type === 'external_gte' ? before.version > version : before.version >= version)
    if (isTooOld) throw conflict(id, `current version [${before.version}] is higher than the one provided [${version}]`)
  }

  /** Reads a document as it was written last, whether searches see it or not; null when there is none. */
  get(id: string): object | null {
    const found = this.#stored.get(id)
    if (!found?.source) return null
    const included = this.body.mappings?._source?.includes
    const source = Object.fromEntries(Object.entries(found.source).filter(([name]) => !included || included.includes(name)))
    return {
      _index: this.name,
      _id: id,
      _version: found.version,
      _seq_no: found.seqNo,
      _primary_term: PRIMARY_TERM,
      found: true,
      _source: source,
    }
  }

  /** Shows searches everything that was written, at once. */
  refresh(): void {
    const searchable = new Map(this.#searchable)
    for (const [id, document] of this.#unrefreshed)
      if (document) searchable.set(id, document)
      else searchable.delete(id)
    this.#unrefreshed.clear()
    this.#searchable = searchable
  }

  count(query: QueryBody = { match_all: {} }): number {
    const matches = compileQuery(query, this.mapping)
    return [...this.#searchable.values()].filter((document) => matches(document) !== null).length
  }

  search(body: SearchBody): object {
    checkSearch(body)
    const { query = { match_all: {} }, post_filter: postFilter, from = 0, size = 10, sort, search_after: after } = body
    const matches = compileQuery(query, this.mapping)
    const found = [...this.#searchable.values()].flatMap((document) => {
      const score = matches(document)
      return score === null ? [] : [{ document, score }]
    })
    const isShown = postFilter ? compileQuery({ bool: { filter: [postFilter] } }, this.mapping) : () => 1
    const hits = found
      .filter(({ document }) => isShown(document) !== null)
      .map(({ document, score }) => ({
        document,
        score,
        keys: (sort ?? [{ _score: 'desc' }]).map((one) => this.#sortKey(one, document, score)),
      }))
    hits.sort((a, b) => compareKeys(a.keys, b.keys))
    const rest = after
      ? hits.filter(
          ({ keys }) =>
            compareKeys(
              keys,
              keys.map((key, i) => ({ ...key, value: after[i] as number })),
            ) > 0,
        )
      : hits
    return {
      took: 1,
      timed_out: false,
      _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
      hits: {
        total: totalOf(hits.length, body.track_total_hits === true),
        max_score: null,
        hits: rest.slice(from, from + size).map(({ document, keys }) => this.#toHit(document, keys, body, Boolean(sort))),
      },
      ...(body.aggs && {
        aggregations: aggregate(
          body.aggs,
          found.map(({ document }) => document),
          this.mapping,
        ),
      }),
    }
  }

  #sortKey(sort: Record<string, string>, { values }: IndexedDocument, score: number): SortKey {
    const [field, direction] = Object.entries(sort)[0] as [string, string]
    if (field !== '_score' && !this.mapping.field(field))
      throw illegalArgument(`No mapping found for [${field}] in order to sort on`)
    const value = field === '_score' ? score : ((values.get(field)?.[0] as number | undefined) ?? Number.POSITIVE_INFINITY)
    return { value, isDescending: direction === 'desc' }
  }

  #toHit(
    { id, values }: IndexedDocument,
    keys: readonly SortKey[],
    { docvalue_fields: names = [] }: SearchBody,
    isSorted: boolean,
  ): object {
    const fields = Object.fromEntries(names.flatMap((name) => (values.has(name) ? [[name, values.get(name)]] : [])))
    return {
      _index: this.name,
      _id: id,
      _score: null,
      ...(names.length && { fields }),
      ...(isSorted && { sort: keys.map(({ value }) => value) }),
    }
  }
}

interface SortKey {
  value: number
  isDescending: boolean
}

function compareKeys(a: readonly SortKey[], b: readonly SortKey[]): number {
  for (const [i, { value, isDescending }] of a.entries()) {
    const difference = value - (b[i]?.value ?? 0)
    if (difference) return isDescending ? -difference : difference
  }
  return 0
}

/** Without track_total_hits, OpenSearch counts to 10,000. */
const totalOf = (count: number, isTracked: boolean) =>
  isTracked || count <= MAX_RESULT_WINDOW ? { value: count, relation: 'eq' } : { value: MAX_RESULT_WINDOW, relation: 'gte' }

function checkSearch(body: SearchBody): void {
  const strange = Object.keys(body).find((name) => !SEARCH_FIELDS.includes(name))
  if (strange) throw illegalArgument(`unknown key [${strange}] in the search source`)
  const { from = 0, size = 10, search_after: after, sort } = body
  if (from + size > MAX_RESULT_WINDOW)
    throw illegalArgument(
      `Result window is too large, from + size must be less than or equal to: [${MAX_RESULT_WINDOW}] but was [${from + size}].`,
    )
  if (after && after.length !== sort?.length)
    throw illegalArgument(`search_after has ${after.length} value(s) but sort has ${sort?.length ?? 0}.`)
}
