/** The interface of a search engine: it finds pages of results, and counts the values of all results. */
import type { Page, PageRequest } from '../../../../core/base/page.js'
import type { Ctx } from '../../../../core/context.js'
import type { Place } from '../conditions.js'
import type { Entry } from '../items.js'
import type { CountedValues, IndexQuery } from '../memory/messages.js'
import type { PreparedSearch } from '../prepared-search.js'
import type { Term } from '../term/term.js'
import type { FacetCounts } from './facet-values.js'
import type { Generation, MemoryIndex } from './memory-index.js'

/** All results of a search in an index. They are counted for the facets without searching again. */
export interface IndexResult {
  index: MemoryIndex
  generation: Generation
  query: IndexQuery
  /** The version of the attributes when the search ran. */
  attributeVersion: number
  /** Its number in the index. */
  number: number | null
  /** The counts of its values, if they came with it. */
  counted: CountedValues | null
}

/** A page of entries with the term that found them, which may have been corrected or be in another language. */
export interface EntryPage extends Page<Entry> {
  term: Term | null
  /** All results of the search in the index in memory; null if another engine has found them. */
  result: IndexResult | null
  /** The catalogue version of the page; null if it was not read, because the counters of the lists were used. */
  version: number | null
  /** True if the index was not available, and only some of many results were looked at: the number of results is an estimate then. */
  isApproximate?: boolean
}

/** An area of a search that has run, with its results if the index in memory has them. */
export interface SearchedArea {
  place: Place
  result: IndexResult | null
}

/** What to count: values of these attributes, by id. Of a number attribute only the lowest and the highest value matter. */
export interface CountRequest {
  isNumber: ReadonlyMap<number, boolean>
  wantsTotals: boolean
}

/** Both functions return one result for each area; null if the engine does not support this search. */
export interface SearchEngine {
  find(ctx: Ctx, prepared: PreparedSearch, areas: readonly Place[], request: PageRequest): Promise<EntryPage[] | null>
  count(
    ctx: Ctx,
    prepared: PreparedSearch,
    areas: readonly Place[],
    results: readonly (IndexResult | null)[],
    request: CountRequest,
  ): Promise<FacetCounts[] | null>
}
