/** The search in the index in memory. It handles most searches, at a catalogue version that is not older than what the request could read. */
import { type PageRequest, pageOf } from '../../../../core/base/page.js'
import type { Ctx } from '../../../../core/context.js'
import type { Place } from '../conditions.js'
import type { IndexCounts, IndexQuery, IndexResponse } from '../memory/messages.js'
import type { PreparedSearch } from '../prepared-search.js'
import { type FacetCounts, type FacetValue, valuesOf } from './facet-values.js'
import { buildQueries, isSortedInSql } from './index-query.js'
import { type Generation, indexFor, type MemoryIndex } from './memory-index.js'
import type { CountRequest, EntryPage, IndexResult, SearchEngine } from './search-engine.js'
import { sortInSql } from './sql-engine.js'

export const memoryEngine: SearchEngine = { find: findInMemory, count: countInMemory }

async function findInMemory(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly Place[],
  request: PageRequest,
): Promise<EntryPage[] | null> {
  const page = { skip: (request.page - 1) * request.offset, limit: request.offset }
  const searched = await openSearch(ctx, prepared, areas, page)
  if (!searched) return null
  if (isSortedInSql(prepared.search)) return sortMatches(ctx, prepared, areas, request, searched)
  const { index, generation, queries, attributeVersion } = searched
  const { facets } = prepared
  const counting = facets && queries.length === 1 ? { hasTotals: facets.totals, knownValues: generation.valueIds.length } : null
  const answer = await ask(ctx, index, { kind: 'search', index: generation.name, queries, counting })
  if (answer?.kind !== 'found') return null
  return answer.pages.map(({ ids, isCluster, itemsFound, result, counted }, i) => {
    const items = ids.map((id, n) => ({ id, class: isCluster[n] ? ('CLUSTER' as const) : ('PRODUCT' as const) }))
    const query = queries[i] as IndexQuery
    const found = { index, generation, query, attributeVersion, number: result, counted }
    return { ...pageOf(items, itemsFound, request), term: prepared.term, result: found, version: answer.version }
  })
}

/**
 * Returns pages of products that the index has found and PostgreSQL has sorted. Null if the catalogue has changed in between, or if there are
 * so many that PostgreSQL finds them as fast.
 */
async function sortMatches(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly Place[],
  request: PageRequest,
  { index, generation, queries, attributeVersion }: OpenSearch,
): Promise<EntryPage[] | null> {
  const answer = await ask(ctx, index, { kind: 'list', index: generation.name, queries })
  if (answer?.kind !== 'listed') return null
  const { lists } = answer
  const sorted = await sortInSql(
    ctx,
    prepared,
    areas,
    request,
    lists.map(({ memberIds }) => memberIds),
  )
  if (sorted.version !== answer.version) return null
  return sorted.pages.map((page, i) => ({
    ...page,
    term: prepared.term,
    result: {
      index,
      generation,
      query: queries[i] as IndexQuery,
      attributeVersion,
      number: lists[i]?.result ?? null,
      counted: null,
    },
  }))
}

type OpenSearch = NonNullable<Awaited<ReturnType<typeof openSearch>>>

/** Returns the queries of a search, and the index that can run them; null if none can. */
async function openSearch(ctx: Ctx, prepared: PreparedSearch, areas: readonly Place[], page: Pick<IndexQuery, 'skip' | 'limit'>) {
  const index = indexFor(ctx)
  const built = index && (await buildQueries(ctx, index, prepared, areas))
  return (
    built && { ...built, index, generation: index.generation, queries: built.queries.map((query) => ({ ...query, ...page })) }
  )
}

/** Sends a message to the thread; returns null if it fails. Then the search runs in SQL. */
const ask = (ctx: Ctx, index: MemoryIndex, message: Parameters<MemoryIndex['ask']>[0]): Promise<IndexResponse | null> =>
  index.ask(message, ctx.budget).catch((error) => {
    if (ctx.budget.stopped) throw ctx.budget.stopped
    ctx.report(error, 'The index of the product search does not respond; the database is searched instead')
    index.drop()
    return null
  })

async function countInMemory(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly Place[],
  results: readonly (IndexResult | null)[],
  request: CountRequest,
): Promise<FacetCounts[] | null> {
  const found = results.every((result) => result !== null) ? results : await searchAgain(ctx, prepared, areas)
  if (!found) return null
  const counts = await Promise.all(found.map((result) => countResult(ctx, result, request)))
  return counts.every((one) => one !== null) ? counts : null
}

/** Converts the search of a page that was found in SQL to queries of the index. */
async function searchAgain(ctx: Ctx, prepared: PreparedSearch, areas: readonly Place[]): Promise<IndexResult[] | null> {
  const unordered = { ...prepared, search: { ...prepared.search, sortInputs: [{ field: 'RELEVANCE' as const }] } }
  const searched = await openSearch(ctx, unordered, areas, { skip: 0, limit: 0 })
  return (
    searched?.queries.map((query) => ({ ...searched, query: { ...query, order: 'id' as const }, number: null, counted: null })) ??
    null
  )
}

async function countResult(
  ctx: Ctx,
  { index, generation, query, number, counted }: IndexResult,
  request: CountRequest,
): Promise<FacetCounts | null> {
  const { name, valueIds } = generation
  const hasTotals = request.wantsTotals
  const askForCounts = async () => {
    const knownValues = valueIds.length
    const answer = await ask(ctx, index, { kind: 'count', index: name, query, result: number, hasTotals, knownValues })
    return answer?.kind === 'counted' ? { ...answer, knownValues } : null
  }
  const key = number === null ? null : `${number} ${hasTotals} ${[...request.isNumber]}`
  const before = key === null ? undefined : generation.counts.get(key)
  if (before) return before
  const answer = counted?.hasTotals === hasTotals ? counted : await askForCounts()
  if (!answer) return null
  for (const [i, id] of answer.newValues.entries()) valueIds[answer.knownValues + i] = id
  addGaps(generation)
  await readValues(ctx, generation, answer.counts)
  const counts = toFacetCounts(generation, answer.counts, request)
  if (key !== null) generation.counts.set(key, counts)
  return counts
}

/** Extends the lists for values that are not read yet: sparse arrays are slow to read. */
function addGaps({ valueIds, values, attributeIds, amounts }: Generation): void {
  while (values.length < valueIds.length) {
    values.push(undefined)
    attributeIds.push(0)
    amounts.push(Number.NaN)
  }
}

/** The number of values that one statement reads ahead. */
const MAX_READ_AHEAD = 20_000

/** Reads the missing values, and others with them: the next search would need some of those. */
async function readValues(ctx: Ctx, generation: Generation, counts: IndexCounts): Promise<void> {
  const { valueIds, values, attributeIds, amounts, readAhead } = generation
  const missing: number[] = []
  for (const number of counts.values) if (!values[number]) missing.push(number)
  if (missing.length === 0) return
  const end = Math.min(valueIds.length, readAhead + MAX_READ_AHEAD)
  for (let number = readAhead; number < end; number++) if (!values[number]) missing.push(number)
  generation.readAhead = end
  const read = await valuesOf(
    ctx,
    missing.map((number) => valueIds[number] as string),
  )
  for (const number of missing) {
    const value = read.get(valueIds[number] as string)
    if (!value) continue
    values[number] = value
    attributeIds[number] = value.attributeDescriptionId
    amounts[number] = value.number ?? Number.NaN
  }
  generation.sorted = []
}

/**
 * Returns the counts of the requested attributes, in the order of attributes and texts: sorting them for every response would take longer than counting.
 * Of number attributes, only the values with the lowest and the highest number are kept.
 */
function toFacetCounts(generation: Generation, counts: IndexCounts, { isNumber }: CountRequest): FacetCounts {
  const { values: numbers, actives } = counts
  const { attributeIds, amounts } = generation
  const ends = new Map<number, { lowest: number; highest: number }>()
  const places: number[] = []
  for (const i of placesInOrder(generation, numbers)) {
    const number = numbers[i] as number
    const attributeId = attributeIds[number] as number
    const isOfNumbers = isNumber.get(attributeId)
    if (isOfNumbers === false) places.push(i)
    const amount = amounts[number] as number
    if (!isOfNumbers || Number.isNaN(amount) || actives[i] === 0) continue
    const end = ends.get(attributeId)
    if (!end) ends.set(attributeId, { lowest: i, highest: i })
    else if (amount < (amounts[numbers[end.lowest] as number] as number)) end.lowest = i
    else if (amount > (amounts[numbers[end.highest] as number] as number)) end.highest = i
  }
  for (const { lowest, highest } of ends.values()) places.push(lowest, highest)
  return pickCounts(generation, counts, places)
}

function pickCounts({ values }: Generation, counts: IndexCounts, places: readonly number[]): FacetCounts {
  const { values: numbers, totals } = counts
  const counted: FacetCounts = { values: [], counts: [], actives: [], totals: totals && [] }
  for (const i of places) {
    const value = values[numbers[i] as number]
    if (!value) continue
    counted.values.push(value)
    counted.counts.push(counts.counts[i] as number)
    counted.actives.push(counts.actives[i] as number)
    counted.totals?.push((totals as Int32Array)[i] as number)
  }
  return counted
}

/** Below this share of all values, sorting them is cheaper than finding them in the order of all. */
const SMALL_SHARE = 1 / 16

function placesInOrder(generation: Generation, numbers: Int32Array): Iterable<number> {
  const { values } = generation
  if (numbers.length < values.length * SMALL_SHARE) return numbers.keys()
  if (generation.sorted.length === 0) generation.sorted = sortNumbers(values)
  const places = new Int32Array(values.length).fill(-1)
  for (let i = 0; i < numbers.length; i++) places[numbers[i] as number] = i
  const ordered: number[] = []
  for (const number of generation.sorted) {
    const place = places[number] as number
    if (place >= 0) ordered.push(place)
  }
  return ordered
}

/** Sorts value numbers. Values that are not read yet are left out. */
const sortNumbers = (values: readonly (FacetValue | undefined)[]): number[] =>
  [...values.keys()]
    .filter((number) => values[number])
    .sort((a, b) => compareValues(values[a] as FacetValue, values[b] as FacetValue))

const compareValues = (a: FacetValue, b: FacetValue): number =>
  a.attributeDescriptionId - b.attributeDescriptionId || (a.value < b.value ? -1 : 1)
