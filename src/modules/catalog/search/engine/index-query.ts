/** Turns a search into a query of the index in memory. Filters that the index does not support are resolved by PostgreSQL, in one statement with the versions. */
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../../../core/context.js'
import { compiledQuery, equalsHiddenKeys, hiddenText } from '../../../../core/store/compiled-query.js'
import { allOf } from '../../../../db/conditions.js'
import { productsByNumber } from '../../part-number/numbers-in-force.js'
import { type Place, selectedValueIds, withDescendants } from '../conditions.js'
import type { AreaIds, IndexQuery } from '../memory/messages.js'
import type { PreparedSearch } from '../prepared-search.js'
import { requestedOrder } from '../sort.js'
import { hasDefaultBoosts, type Term } from '../term/term.js'
import { ATTRIBUTE_VERSION, CATALOGUE_VERSION, WORD_VERSION } from './blocks.js'
import type { QueriedIndex, TermCache } from './memory-index.js'
import { knownPlan, planTerm, rememberTerm, type TermRow, termSelect, termValues } from './term-plan.js'

/** The resolved parts of a search, in one snapshot. */
interface Resolved {
  version: number
  wordVersion: number
  attributeVersion: number
  /** The areas with their descendants. */
  areas: AreaIds[]
  memberIds: number[] | null
  valueIds: string[][]
  selectedIds: string[]
  /** Whether the buying company has the term as its own number for a product. */
  isOwnNumber: boolean
}

export type UnpagedQuery = Omit<IndexQuery, 'skip' | 'limit'>

/** Returns the queries of a search in its areas, without their page, and the version of the attributes; null if the index does not support it or is outdated. */
export async function buildQueries(
  ctx: Ctx,
  index: QueriedIndex,
  prepared: PreparedSearch,
  areas: readonly Place[],
): Promise<{ queries: UnpagedQuery[]; attributeVersion: number; version: number } | null> {
  const { search, conditions, term } = prepared
  const order = orderOf(prepared)
  // The index supports only the default boosts of fields.
  if (order === null || (term && !hasDefaultBoosts(term))) return null
  const resolved = await resolveSearch(ctx, index, prepared, areas)
  // The index does not have the numbers of companies.
  if (resolved.isOwnNumber) return null
  const planned = term && (await planTerm(ctx, index, term, resolved.wordVersion))
  if (!(await index.reach(ctx, resolved.version))) return null
  const { statuses, hidden } = search
  const queries = resolved.areas.map((area) => ({
    visibility: { statuses: statuses ?? [], hidden: hidden ?? null, assortment: conditions.assortment },
    area,
    class: search.class ?? null,
    memberIds: resolved.memberIds,
    valueFilters: conditions.valueFilters.map(({ isExcluding }, i) => ({ isExcluding, valueIds: resolved.valueIds[i] ?? [] })),
    selectedValueIds: resolved.selectedIds,
    term: planned,
    order,
  }))
  return { queries, attributeVersion: resolved.attributeVersion, version: resolved.version }
}

/** Returns the order in the index: by relevance or by id. Results that PostgreSQL sorts come by id. Null if PostgreSQL would need the relevance. */
function orderOf({ search, term }: PreparedSearch): IndexQuery['order'] | null {
  const [first, second] = requestedOrder(search)
  if (!first) return 'id'
  if (isSortedInSql(search)) return 'id'
  if (second || first.field !== 'RELEVANCE' || !term) return null
  return first.isDescending ? 'rank' : 'worst first'
}

/** Returns true if the results are sorted by values that only PostgreSQL has, such as names in a collation, and not by relevance. */
export function isSortedInSql(search: PreparedSearch['search']): boolean {
  const order = requestedOrder(search)
  return order.length > 0 && order.every(({ field }) => field !== 'RELEVANCE')
}

async function resolveSearch(ctx: Ctx, index: TermCache, prepared: PreparedSearch, areas: readonly Place[]): Promise<Resolved> {
  const { unindexed, valueFilters } = prepared.conditions
  const [only, another] = areas
  const hasFilters = unindexed.length + valueFilters.length > 0
  if (hasFilters || another || only?.within) return resolveFilters(ctx, prepared, areas)
  const categoryIds = only?.categoryIds ?? null
  const isDeep = categoryIds !== null && prepared.search.getDescendants !== false
  const { ids, ...versions } = await resolvePlain(ctx, index, prepared.term, isDeep, categoryIds)
  return {
    ...versions,
    areas: [{ categoryIds: ids ?? categoryIds, entryIds: null }],
    memberIds: null,
    valueIds: [],
    selectedIds: [],
  }
}

type PlainRow = { version: number; wordVersion: number; attributeVersion: number; ids: number[] | null; isOwnNumber: boolean }
type PlainValues = { topIds: readonly number[] | null; companyId: number | null; term: string | null }

/** Resolves most searches: those of the whole catalogue or of one category, without filters. A term that is not cached is read with the same statement. */
async function resolvePlain(
  { db }: Ctx,
  index: TermCache,
  term: Term | null,
  isDeep: boolean,
  topIds: readonly number[] | null,
): Promise<PlainRow> {
  const companyId = term?.companyId ?? null
  const isOwn = companyId !== null
  const values = { topIds, companyId, term: term?.text ?? null }
  if (!term || knownPlan(index, term)) return (await plainQuery(db, { isDeep, isOwn }, values))[0] as PlainRow
  const [row] = await newTermQuery(db, { isDeep, isOwn, isRespelt: Boolean(term.spellings) }, { ...values, ...termValues(term) })
  const { version, attributeVersion, ids, isOwnNumber, ...planned } = row as PlainRow & TermRow
  rememberTerm(index, term, planned as TermRow)
  return { version, attributeVersion, ids, isOwnNumber, wordVersion: planned.wordVersion }
}

type PlainSlots = { readonly [K in keyof PlainValues]: RawBuilder<PlainValues[K]> }

const plainColumns = ({ isDeep, isOwn }: PlainChoices, { topIds, companyId, term }: PlainSlots) => sql`
  ${isOwn ? ownNumberColumn(companyId, term) : sql`false`} as "isOwnNumber",
  ${CATALOGUE_VERSION} as version, ${ATTRIBUTE_VERSION} as "attributeVersion",
  ${isDeep ? sql`array(${withDescendants(sql`top.id ${equalsHiddenKeys(false, topIds, 'int4')}`)})` : sql`null::int4[]`} as ids`

/** `isOwn`: a company buys, whose own numbers are searched. */
type PlainChoices = { isDeep: boolean; isOwn: boolean }

/** The column that says whether the buying company has the term as its own number for a product. */
const ownNumberColumn = (companyId: RawBuilder<unknown>, term: RawBuilder<unknown>) =>
  sql`exists (${productsByNumber(companyId, hiddenText(term))})`

const plainQuery = compiledQuery<PlainChoices, PlainValues, PlainRow>(
  (choices, values) => sql<PlainRow>`select ${plainColumns(choices, values)}, ${WORD_VERSION} as "wordVersion"`,
)

const newTermQuery = compiledQuery<
  PlainChoices & { isRespelt: boolean },
  PlainValues & ReturnType<typeof termValues>,
  PlainRow & TermRow
>(
  ({ isRespelt, ...choices }, values) =>
    sql<PlainRow & TermRow>`${termSelect(values, isRespelt, sql`, ${plainColumns(choices, values)}`)}`,
)

async function resolveFilters(ctx: Ctx, prepared: PreparedSearch, areas: readonly Place[]): Promise<Resolved> {
  const { search, conditions, term } = prepared
  const { unindexed, valueFilters } = conditions
  const selected = selectedValueIds(ctx, search)
  const isOwn = term !== null && term.companyId !== null
  const members = sql`array(select m.id from "searchMember" m where m."entryId" is not null and ${allOf(unindexed)})`
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join([
      sql`${CATALOGUE_VERSION} as version, ${WORD_VERSION} as "wordVersion", ${ATTRIBUTE_VERSION} as "attributeVersion"`,
      sql`${isOwn ? ownNumberColumn(sql`${term.companyId}`, sql`${term.text}`) : sql`false`} as "isOwnNumber"`,
      sql`${unindexed.length ? members : sql`null::int4[]`} as members`,
      ...valueFilters.map(({ valueIds }, i) => sql`array(${asTexts(valueIds)}) as ${sql.id(`values${i}`)}`),
      ...(selected ? [sql`array(${asTexts(selected)}) as selected`] : []),
      ...areas.flatMap((area, i) => areaColumns(area, i, search.getDescendants !== false)),
    ])}`.execute(ctx.db)
  const row = rows[0] as Record<string, unknown>
  return {
    version: row.version as number,
    wordVersion: row.wordVersion as number,
    attributeVersion: row.attributeVersion as number,
    areas: areas.map(({ categoryIds, within }, i) => ({
      categoryIds: categoryIds ? (row[`categories${i}`] as number[]) : null,
      entryIds: within ? (row[`entries${i}`] as number[]) : null,
    })),
    memberIds: row.members as number[] | null,
    valueIds: valueFilters.map((_, i) => row[`values${i}`] as string[]),
    selectedIds: (row.selected as string[] | undefined) ?? [],
    isOwnNumber: row.isOwnNumber as boolean,
  }
}

/** Selects value ids as texts, because they exceed the integers of JavaScript. */
const asTexts = (ids: RawBuilder<unknown>) => sql`select v.id::text from (${ids}) v(id)`

/** Returns the ids of an area, as in areaCte. */
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
