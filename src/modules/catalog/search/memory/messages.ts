/** The messages between the server and the index thread: plain data. */

import type { TextTerm } from './text/prepared-term.js'

/** Separates the rows of a block, and the fields of a row. Neither occurs in the values. */
export const ROW_END = '\x1e'
export const FIELD_END = '\x1f'

/** A block as PostgreSQL sends it, or some of its results. */
export interface BlockText {
  block: number
  /** The results that have changed: their rows replace the earlier ones. Null if the rows are all of the block. */
  entryIds: readonly number[] | null
  members: string
  texts: string
}

/** The ids that order lists name; see Assortment. */
interface NamedIds {
  productIds: readonly number[]
  clusterIds: readonly number[]
}

/** The visibility that every product must match. */
export interface Visibility {
  /** The letters of the statuses; empty for every status. */
  statuses: readonly string[]
  hidden: boolean | null
  assortment: { positive: NamedIds | null; negative: NamedIds } | null
}

/** The part of the catalogue to search; null for all of it. */
export interface AreaIds {
  /** Ids of categories, including their descendants if requested. */
  categoryIds: readonly number[] | null
  entryIds: readonly number[] | null
}

/** A filter by attribute: products that have one of these values, or none of them. */
interface ValueFilter {
  valueIds: readonly string[]
  isExcluding: boolean
}

export interface IndexQuery {
  visibility: Visibility
  area: AreaIds
  class: string | null
  /** The ids of the products that match all conditions that only PostgreSQL can check; null without such conditions. */
  memberIds: readonly number[] | null
  valueFilters: readonly ValueFilter[]
  /** Values that are counted even if no result has them, because the search has selected them. */
  selectedValueIds: readonly string[]
  term: TextTerm | null
  order: 'rank' | 'worst first' | 'id'
  skip: number
  limit: number
}

/** Finds everything visible in an area, and returns no rows: for totals. */
export const UNFILTERED_QUERY: Omit<IndexQuery, 'visibility' | 'area'> = {
  class: null,
  memberIds: null,
  valueFilters: [],
  selectedValueIds: [],
  term: null,
  order: 'id',
  skip: 0,
  limit: 0,
}

/** A page of results. `result` identifies all of them, for the counts of facets. */
export interface IndexPage {
  result: number
  itemsFound: number
  ids: number[]
  isCluster: boolean[]
  /** The counts of all results; null if they were not wanted, or were sent before. */
  counted: CountedValues | null
}

/** How values are to be counted. `knownValues`: how many values the server knows. */
export interface Counting {
  hasTotals: boolean
  knownValues: number
}

/** Counts, with the ids of the values from number `knownValues` on. */
export interface CountedValues extends Counting {
  counts: IndexCounts
  newValues: string[]
}

/** All products that match a search, by id, for an order that only PostgreSQL can sort by. */
export interface IndexList {
  result: number
  itemsFound: number
  memberIds: Int32Array
}

/** The number of results with each value. A value is a number in the index. */
export interface IndexCounts {
  values: Int32Array
  counts: Int32Array
  actives: Int32Array
  totals: Int32Array | null
}

/** Changes of an index: its blocks in one snapshot of the database. */
export interface IndexUpdate {
  blocks: readonly BlockText[]
  /** True for the last part of an update, which applies it. */
  isLast: boolean
  /** The version of the whole catalogue in that snapshot. */
  version: number
}

export type IndexMessage =
  | { kind: 'update'; index: string; update: IndexUpdate }
  /** With `counting`, the values of the results are counted at once, unless they were before. */
  | { kind: 'search'; index: string; queries: readonly IndexQuery[]; counting: Counting | null }
  | { kind: 'list'; index: string; queries: readonly IndexQuery[] }
  | { kind: 'count'; index: string; query: IndexQuery; result: number | null; hasTotals: boolean; knownValues: number }
  | { kind: 'drop'; index: string }
  /** Writes the index to a file, as it is now. `head` is stored with it. */
  | { kind: 'save'; index: string; path: string; head: string }
  /** Reads the index from a file that has this head. */
  | { kind: 'load'; index: string; path: string; head: string }

/** The state of an index after an update. */
export interface IndexState {
  version: number
  bytes: number
  entries: number
  /** True if so much has changed that the index should be rebuilt. */
  needsRebuild: boolean
}

export type IndexResponse =
  | { kind: 'updated'; state: IndexState }
  /** `version` is the catalogue version of the pages. */
  | { kind: 'found'; pages: IndexPage[]; version: number }
  | { kind: 'listed'; lists: IndexList[]; version: number }
  /** `newValues` are the ids of the values from number `knownValues` on. */
  | { kind: 'counted'; counts: IndexCounts; newValues: string[] }
  | { kind: 'saved' }
  /** Only PostgreSQL supports it. */
  | { kind: 'unsupported' }
