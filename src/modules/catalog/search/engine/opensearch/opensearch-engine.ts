/** The search in OpenSearch, for catalogues that are too large for the memory. What it cannot answer, or not in time, is answered in SQL. */
import { type PageRequest, pageOf } from '../../../../../core/base/page.js'
import type { Ctx } from '../../../../../core/context.js'
import type { Place } from '../../conditions.js'
import { type IndexQuery, UNFILTERED_QUERY } from '../../memory/messages.js'
import { UnsupportedQuery } from '../../memory/tsquery.js'
import type { PreparedSearch } from '../../prepared-search.js'
import { type FacetCounts, valuesOf } from '../facet-values.js'
import { buildQueries, isSortedInSql } from '../index-query.js'
import type { CountRequest, EntryPage, SearchEngine } from '../search-engine.js'
import { sortInSql } from '../sql-engine.js'
import type { Totals } from '../sql-totals.js'
import type { Aggregation, SearchAnswer } from './client.js'
import { type RemoteIndex, remoteIndexFor } from './remote-index.js'
import { countBody, listBody, pageBody } from './search-body.js'

export const openSearchEngine: SearchEngine = {
  find: (ctx, prepared, areas, request) => answer(ctx, (index) => findPages(ctx, index, prepared, areas, request)),
  count: (ctx, prepared, areas, _results, request) => answer(ctx, (index) => countValues(ctx, index, prepared, areas, request)),
}

/** Asks OpenSearch. Null when it does not answer for this tenant, or cannot answer this search. */
async function answer<T>(ctx: Ctx, ask: (index: RemoteIndex) => Promise<T | null>): Promise<T | null> {
  const index = await remoteIndexFor(ctx)
  if (!index) return null
  const found = await ask(index).catch((error) => {
    if (!(error instanceof UnsupportedQuery)) index.fail(ctx, error, 'OpenSearch did not respond to a product search')
    return null
  })
  if (found === null) index.fallbacks += 1
  else index.answered += 1
  return found
}

async function findPages(
  ctx: Ctx,
  index: RemoteIndex,
  prepared: PreparedSearch,
  areas: readonly Place[],
  request: PageRequest,
): Promise<EntryPage[] | null> {
  const built = await buildQueries(ctx, index, prepared, areas)
  if (!built) return null
  const page = { skip: (request.page - 1) * request.offset, limit: request.offset }
  const queries = built.queries.map((query): IndexQuery => ({ ...query, ...page }))
  if (isSortedInSql(prepared.search)) return sortMatches(ctx, index, prepared, areas, request, queries, built.version)
  const found = await index.search(queries.map(pageBody), built.version)
  return found?.answers.map((one) => toPage(one, found.version, prepared, request)) ?? null
}

function toPage({ hits }: SearchAnswer, version: number, { term }: PreparedSearch, request: PageRequest): EntryPage {
  const items = hits.hits.map(({ fields }) => ({
    id: Number(fields?.entry?.[0]),
    class: fields?.cluster?.[0] ? ('CLUSTER' as const) : ('PRODUCT' as const),
  }))
  return { ...pageOf(items, hits.total.value, request), term, result: null, version }
}

/** Pages of products that OpenSearch has found and PostgreSQL has sorted. Null when the catalogue has changed between the two, or when there are too many. */
async function sortMatches(
  ctx: Ctx,
  index: RemoteIndex,
  prepared: PreparedSearch,
  areas: readonly Place[],
  request: PageRequest,
  queries: readonly IndexQuery[],
  version: number,
): Promise<EntryPage[] | null> {
  const found = await index.search(queries.map(listBody), version)
  if (!found) return null
  const lists = found.answers.map(({ aggregations }) => aggregationAt(aggregations, ['m', 'found', 'ids']))
  if (lists.some(isCut)) return null
  const ids = lists.map((list) => Int32Array.from(bucketsOf(list), ({ key }) => Number(key)))
  const sorted = await sortInSql(ctx, prepared, areas, request, ids)
  return sorted.version === found.version ? sorted.pages.map((page) => ({ ...page, term: prepared.term })) : null
}

async function countValues(
  ctx: Ctx,
  index: RemoteIndex,
  prepared: PreparedSearch,
  areas: readonly Place[],
  request: CountRequest,
): Promise<FacetCounts[] | null> {
  const unordered = { ...prepared, search: { ...prepared.search, sortInputs: [{ field: 'RELEVANCE' as const }] } }
  const built = await buildQueries(ctx, index, unordered, areas)
  if (!built) return null
  const queries = built.queries.map((query): IndexQuery => ({ ...query, skip: 0, limit: 0 }))
  const counted = await readCounts(index, queries, built.version)
  if (!counted) return null
  const totals = request.wantsTotals ? await readTotals(index, queries, counted.version) : null
  if (request.wantsTotals && !totals) return null
  return Promise.all(queries.map((query, i) => toFacetCounts(ctx, query, counted.counts[i] as ValueCounts, totals?.[i] ?? null)))
}

/** How many results have each value, by its id: without the filters by attribute, and with them. */
interface ValueCounts {
  active: Totals
  selected: Totals
}

/** Into how many parts the values are divided when they do not fit into one answer. */
const PARTITIONS = 16

/** Counts the values of all results. Null when there are too many values, or the index is older than `version`. */
async function readCounts(
  index: RemoteIndex,
  queries: readonly IndexQuery[],
  version: number,
): Promise<{ counts: ValueCounts[]; version: number } | null> {
  for (const partitions of [1, PARTITIONS]) {
    const parts = [...Array(partitions).keys()]
    const bodies = queries.flatMap((query) => parts.map((part) => countBody(query, part, partitions)))
    const found = await index.search(bodies, version)
    if (!found) return null
    const ofMembers = found.answers.map(({ aggregations }) => aggregationAt(aggregations, ['m']))
    if (ofMembers.some((members) => isCut(valuesIn(members, 'active')))) continue
    const counts = queries.map((query, i) => {
      const members = ofMembers.slice(i * partitions, (i + 1) * partitions)
      const active = toTotals(members.map((one) => valuesIn(one, 'active')))
      return { active, selected: query.valueFilters.length ? toTotals(members.map((one) => valuesIn(one, 'selected'))) : active }
    })
    return { counts, version: found.version }
  }
  return null
}

const valuesIn = (members: Aggregation, name: string): Aggregation =>
  aggregationAt(members as Record<string, Aggregation>, [name, 'values'])

function toTotals(parts: readonly Aggregation[]): Totals {
  const totals = new Map<string, number>()
  for (const part of parts)
    for (const bucket of bucketsOf(part)) totals.set(String(bucket.key), (bucket.results as Aggregation).doc_count ?? 0)
  return totals
}

/** How many results of each area have each value, whatever else the search filters by. They are kept until the catalogue changes. */
async function readTotals(index: RemoteIndex, queries: readonly IndexQuery[], version: number): Promise<Totals[] | null> {
  const plain = queries.map(({ visibility, area }): IndexQuery => ({ ...UNFILTERED_QUERY, visibility, area }))
  const keys = plain.map(({ visibility, area }) => JSON.stringify([version, visibility, area]))
  const missing = [...new Set(keys)].filter((key) => !index.totals.has(key))
  if (missing.length) {
    const counted = await readCounts(
      index,
      missing.map((key) => plain[keys.indexOf(key)] as IndexQuery),
      version,
    )
    // A change in between would make the totals those of another catalogue than the counts.
    if (counted?.version !== version) return null
    for (const [i, key] of missing.entries()) index.totals.set(key, (counted.counts[i] as ValueCounts).active)
    return keys.map((key) => (counted.counts[missing.indexOf(key)]?.active ?? index.totals.get(key)) as Totals)
  }
  return keys.map((key) => index.totals.get(key) as Totals)
}

async function toFacetCounts(
  ctx: Ctx,
  { selectedValueIds }: IndexQuery,
  { active, selected }: ValueCounts,
  totals: Totals | null,
): Promise<FacetCounts> {
  const ids = [...new Set([...active.keys(), ...selectedValueIds])]
  const values = await valuesOf(ctx, ids)
  const known = ids.filter((id) => values.has(id))
  return {
    values: known.flatMap((id) => values.get(id) ?? []),
    counts: known.map((id) => selected.get(id) ?? 0),
    actives: known.map((id) => active.get(id) ?? 0),
    totals: totals && known.map((id) => totals.get(id) ?? 0),
  }
}

/** The aggregation at the end of a path of names. */
function aggregationAt(aggregations: Record<string, Aggregation> | undefined, path: readonly string[]): Aggregation {
  let found: unknown = aggregations
  for (const name of path) found = (found as Record<string, unknown> | undefined)?.[name]
  return (found ?? {}) as Aggregation
}

const bucketsOf = ({ buckets }: Aggregation) => buckets ?? []
/** Whether an aggregation has more buckets than it shows. */
const isCut = ({ sum_other_doc_count: left }: Aggregation): boolean => (left ?? 0) > 0
