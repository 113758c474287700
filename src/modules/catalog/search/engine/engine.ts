/**
 * Runs searches. Every search goes through here: an engine finds the page of results, and counts the values of all results for the facets.
 * The index in memory handles what it can; everything else is searched in SQL. Both return the same results for a catalogue version that they
 * report, which is never older than what the request could read in the database.
 */
import type { PageRequest } from '../../../../core/base/page.js'
import type { Ctx } from '../../../../core/context.js'
import type { Place } from '../conditions.js'
import type { PreparedSearch } from '../prepared-search.js'
import type { FacetCounts } from './facet-values.js'
import { memoryEngine } from './memory-engine.js'
import { indexFor } from './memory-index.js'
import type { CountRequest, EntryPage, SearchedArea } from './search-engine.js'
import { findSome, sqlEngine } from './sql-engine.js'

/** Reads one page of entries for each area. */
export async function searchAreas(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly Place[],
  request: PageRequest,
): Promise<EntryPage[]> {
  const pages = await memoryEngine.find(ctx, prepared, areas, request)
  if (pages) return pages
  // An answer in a few milliseconds is better than an exact one in ten seconds.
  if (prepared.mayApproximate && (await indexFor(ctx)?.isMissed(ctx))) return findSome(ctx, prepared, areas, request)
  return (await sqlEngine.find(ctx, prepared, areas, request)) as EntryPage[]
}

/** Counts the values of all results in each area. */
export async function countAreas(
  ctx: Ctx,
  prepared: PreparedSearch,
  searched: readonly SearchedArea[],
  request: CountRequest,
): Promise<FacetCounts[]> {
  const [areas, results] = [searched.map(({ place }) => place), searched.map(({ result }) => result)]
  const counts = await memoryEngine.count(ctx, prepared, areas, results, request)
  return counts ?? ((await sqlEngine.count(ctx, prepared, areas, results, request)) as FacetCounts[])
}
