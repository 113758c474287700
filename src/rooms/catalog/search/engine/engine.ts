/**
 * What answers searches. Every search goes through here: an engine finds the page of results, and counts the values of all results for the facets.
 * The index in memory answers what it can; everything else is answered in SQL. Both give the same answers, and neither is older than what the
 * request could read in the database when it asked.
 */
import type { Page, PageRequest } from '../../../../core/base/page.js'
import type { Ctx } from '../../../../core/context.js'
import type { Place, PreparedSearch } from '../conditions.js'
import type { Entry } from '../items.js'
import type { Term } from '../term/term.js'
import type { FacetValue } from './facet-values.js'
import { type IndexResult, memoryEngine } from './memory-engine.js'
import { sqlEngine } from './sql-engine.js'

/** A page of entries with the term that found them, which may have been corrected or be in another language. */
export interface EntryPage extends Page<Entry> {
  term: Term | null
  /** All results of the search in the index in memory; null when they were found in SQL. */
  result: IndexResult | null
}

/** An area of a search that has run, with its results if the index in memory has them. */
export interface SearchedArea {
  place: Place
  result: IndexResult | null
}

/** The values of the results of an area. The lists have the same order. */
export interface FacetCounts {
  values: FacetValue[]
  /** Results with all filters of the search. */
  counts: number[]
  /** Results with all filters except those by attribute. */
  actives: number[]
  /** Entries that the caller may see, without any filter; null when nobody asked for them. */
  totals: number[] | null
}

/** Both functions return one answer for each area; null when the engine cannot answer this search. */
export interface SearchEngine {
  find(ctx: Ctx, prepared: PreparedSearch, areas: readonly Place[], request: PageRequest): Promise<EntryPage[] | null>
  count(
    ctx: Ctx,
    prepared: PreparedSearch,
    areas: readonly Place[],
    results: readonly (IndexResult | null)[],
    wantsTotals: boolean,
  ): Promise<FacetCounts[] | null>
}

/** Reads one page of entries for each area. */
export async function searchAreas(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly Place[],
  request: PageRequest,
): Promise<EntryPage[]> {
  const pages = await memoryEngine.find(ctx, prepared, areas, request)
  return pages ?? ((await sqlEngine.find(ctx, prepared, areas, request)) as EntryPage[])
}

/** Counts the values of all results in each area. */
export async function countAreas(
  ctx: Ctx,
  prepared: PreparedSearch,
  searched: readonly SearchedArea[],
  wantsTotals: boolean,
): Promise<FacetCounts[]> {
  const [areas, results] = [searched.map(({ place }) => place), searched.map(({ result }) => result)]
  const counts = await memoryEngine.count(ctx, prepared, areas, results, wantsTotals)
  return counts ?? ((await sqlEngine.count(ctx, prepared, areas, results, wantsTotals)) as FacetCounts[])
}
