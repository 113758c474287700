/** Turns a search into a query of the index in memory. What the index does not know is resolved by PostgreSQL, in one statement with the versions. */
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../../../core/context.js'
import { compiledQuery } from '../../../../core/store/compiled-query.js'
import { type Place, selectedValueIds, withDescendants } from '../conditions.js'
import { matchesAll } from '../counted-pages.js'
import type { AreaIds, IndexQuery } from '../memory/messages.js'
import type { PreparedSearch } from '../prepared-search.js'
import { requestedOrder } from '../sort.js'
import { CATALOGUE_VERSION, WORD_VERSION } from './blocks.js'
import type { MemoryIndex } from './memory-index.js'
import { planTerm } from './term-plan.js'

/** What the database says about a search, in one snapshot. */
interface Resolved {
  version: number
  wordVersion: number
  /** The areas with their descendants. */
  areas: AreaIds[]
  memberIds: number[] | null
  valueIds: string[][]
  selectedIds: string[]
}

/** The queries of a search in its areas, without their page; null when the index cannot answer it, or is not that far. */
export async function buildQueries(
  ctx: Ctx,
  index: MemoryIndex,
  prepared: PreparedSearch,
  areas: readonly Place[],
): Promise<Omit<IndexQuery, 'skip' | 'limit'>[] | null> {
  const order = orderOf(prepared)
  if (order === null) return null
  const resolved = await resolveSearch(ctx, prepared, areas)
  const { search, conditions, term } = prepared
  const planned = term && (await planTerm(ctx, index, term, resolved.wordVersion))
  if (planned === undefined || !(await index.reach(ctx, resolved.version))) return null
  const { statuses, hidden } = search
  return resolved.areas.map((area) => ({
    visibility: { statuses: statuses ?? [], hidden: hidden ?? null, assortment: conditions.assortment },
    area,
    class: search.class ?? null,
    memberIds: resolved.memberIds,
    valueFilters: conditions.valueFilters.map(({ isExcluding }, i) => ({ isExcluding, valueIds: resolved.valueIds[i] ?? [] })),
    selectedValueIds: resolved.selectedIds,
    term: planned,
    order,
  }))
}

/** The orders that the index knows: by relevance and by id. */
function orderOf({ search, term }: PreparedSearch): IndexQuery['order'] | null {
  const [first, second] = requestedOrder(search)
  if (!first) return 'id'
  if (second || first.field !== 'RELEVANCE' || !term) return null
  return first.isDescending ? 'rank' : 'worst first'
}

async function resolveSearch(ctx: Ctx, prepared: PreparedSearch, areas: readonly Place[]): Promise<Resolved> {
  const { unindexed, valueFilters } = prepared.conditions
  const [only, another] = areas
  const hasFilters = unindexed.length + valueFilters.length > 0
  if (hasFilters || another || only?.within) return resolveFilters(ctx, prepared, areas)
  const categoryIds = only?.categoryIds ?? null
  const isDeep = categoryIds !== null && prepared.search.getDescendants !== false
  const [row] = await plainQuery(ctx.db, { isDeep }, { topIds: categoryIds })
  const { version = 0, wordVersion = 0, ids = null } = row ?? {}
  return {
    version,
    wordVersion,
    areas: [{ categoryIds: ids ?? categoryIds, entryIds: null }],
    memberIds: null,
    valueIds: [],
    selectedIds: [],
  }
}

type PlainRow = { version: number; wordVersion: number; ids: number[] | null }

/** The statement of most searches: those of the whole catalogue or of one category, without filters. */
const plainQuery = compiledQuery<{ isDeep: boolean }, { topIds: readonly number[] | null }, PlainRow>(
  ({ isDeep }, { topIds }) =>
    sql<PlainRow>`select ${CATALOGUE_VERSION} as version, ${WORD_VERSION} as "wordVersion",
      ${isDeep ? sql`array(${withDescendants(sql`top.id = any(${topIds}::int4[])`)})` : sql`null::int4[]`} as ids`,
)

async function resolveFilters(ctx: Ctx, prepared: PreparedSearch, areas: readonly Place[]): Promise<Resolved> {
  const { search, conditions } = prepared
  const { unindexed, valueFilters } = conditions
  const selected = selectedValueIds(ctx, search)
  const members = sql`array(select m.id from "searchMember" m where m."entryId" is not null and ${matchesAll(unindexed)})`
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join([
      sql`${CATALOGUE_VERSION} as version, ${WORD_VERSION} as "wordVersion"`,
      sql`${unindexed.length ? members : sql`null::int4[]`} as members`,
      ...valueFilters.map(({ valueIds }, i) => sql`array(${asTexts(valueIds)}) as ${sql.id(`values${i}`)}`),
      ...(selected ? [sql`array(${asTexts(selected)}) as selected`] : []),
      ...areas.flatMap((area, i) => areaColumns(area, i, search.getDescendants !== false)),
    ])}`.execute(ctx.db)
  const row = rows[0] as Record<string, unknown>
  return {
    version: row.version as number,
    wordVersion: row.wordVersion as number,
    areas: areas.map(({ categoryIds, within }, i) => ({
      categoryIds: categoryIds ? (row[`categories${i}`] as number[]) : null,
      entryIds: within ? (row[`entries${i}`] as number[]) : null,
    })),
    memberIds: row.members as number[] | null,
    valueIds: valueFilters.map((_, i) => row[`values${i}`] as string[]),
    selectedIds: (row.selected as string[] | undefined) ?? [],
  }
}

/** Ids of values are larger than the numbers of JavaScript. */
const asTexts = (ids: RawBuilder<unknown>) => sql`select v.id::text from (${ids}) v(id)`

/** The ids of an area, as areaCte has them. */
function areaColumns({ categoryIds, within }: Place, i: number, isDeep: boolean): RawBuilder<unknown>[] {
  const categories = isDeep
    ? sql`array(${withDescendants(sql`top.id = any(${categoryIds}::int4[])`)})`
    : sql`${categoryIds}::int4[]`
  const entries = sql`array(select unnest(${within}::int4[]) union
    select m."entryId" from "searchMember" m where m.id = any(${within}::int4[]) and m."entryId" is not null)`
  return [
    ...(categoryIds ? [sql`${categories} as ${sql.id(`categories${i}`)}`] : []),
    ...(within ? [sql`${entries} as ${sql.id(`entries${i}`)}`] : []),
  ]
}
