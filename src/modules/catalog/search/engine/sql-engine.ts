/** The search in SQL: it handles every search, in the request's snapshot of the database. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type PageRequest, pageOf } from '../../../../core/base/page.js'
import type { Ctx } from '../../../../core/context.js'
import { groupBy } from '../../../../core/store/store.js'
import { allOf } from '../../../../db/conditions.js'
import { type Place, selectedValueIds } from '../conditions.js'
import type { Entry } from '../items.js'
import type { PreparedSearch } from '../prepared-search.js'
import { sortKeys } from '../sort.js'
import { rankOf } from '../term/rank.js'
import { termConditions, termCte } from '../term/term.js'
import { areaCte, membersOfAreas, valuesOfResults } from './areas.js'
import { CATALOGUE_VERSION } from './blocks.js'
import { type FacetCounts, valuesOf } from './facet-values.js'
import type { CountRequest, EntryPage, SearchEngine } from './search-engine.js'
import { type Totals, totalsOf } from './sql-totals.js'

export const sqlEngine: SearchEngine = {
  find: (ctx, prepared, areas, request) => selectPages(ctx, prepared, areas, request, matchesOf(prepared, areas)),
  count: countInSql,
}

/** The source of the products of a search: the from clause, which may refer to `area`, its condition, and the CTEs that it needs. */
interface MatchSource {
  ctes: RawBuilder<unknown>
  from: RawBuilder<unknown>
  where: RawBuilder<SqlBool>
}

/** Finds the products that match by searching the tables. */
function matchesOf({ term, conditions }: PreparedSearch, areas: readonly Place[]): MatchSource {
  const { visible, filters, attributeFilters } = conditions
  return {
    ctes: term ? sql`${termCte(term)},` : sql``,
    from: membersOfAreas({ term }, areas),
    where: allOf([...visible, ...filters, ...attributeFilters, ...(term ? termConditions(term) : [])]),
  }
}

/**
 * Finds pages of some of the products that match: the first ones that PostgreSQL comes across. So the time that a search takes does not grow with its
 * results. A term that is a code finds the products with that code, since it is also the beginning of many words.
 */
export async function findSome(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly Place[],
  request: PageRequest,
): Promise<EntryPage[]> {
  const limit = Math.max(ctx.services.searchIndexes.maxSome, request.page * request.offset + 1)
  const { term } = prepared
  const source = matchesOf(prepared, areas)
  const find = (where: MatchSource['where']) => selectPages(ctx, prepared, areas, request, { ...source, where }, limit)
  const byCode =
    term &&
    (await find(
      allOf([
        source.where,
        sql`m.id = any(array(select n.id from "searchMember" n where n.codes && array["searchCode"(${term.text})]))`,
      ]),
    ))
  const pages = byCode?.some(({ itemsFound }) => itemsFound > 0) ? byCode : await find(source.where)
  return pages.map((page) => ({ ...page, isApproximate: true }))
}

/**
 * Estimates the number of results, if `found` has as many products as it may: PostgreSQL reads a table from its beginning, so what it has read of the table
 * says how many more there are. It is never less than what was found.
 */
const estimatedCount = (table: RawBuilder<unknown>, limit: number) => sql`
  case when (select count(*) from found) < ${limit} then total."itemsFound"
       else least(2147483647, total."itemsFound" * greatest(1, pg_relation_size(${table}) / 8192.0 / (select max(place) + 1 from found)))::int4 end`

/** The position of a row in its table, in pages. */
const heapPlace = (alias: string) => sql`(${sql.ref(`${alias}.ctid`)}::text::point)[0]`

/** Sorts products that an index has found, by area, and returns their pages with the catalogue version. */
export async function sortInSql(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly Place[],
  request: PageRequest,
  memberIds: readonly Int32Array[],
): Promise<{ pages: EntryPage[]; version: number }> {
  const lists = memberIds.map((ids, i) => sql`select ${sql.lit(i)} as "areaIndex", unnest(${`{${ids.join()}}`}::int4[]) as id`)
  const from = sql`area join (${sql.join(lists, sql` union all `)}) listed using ("areaIndex") join "searchMember" m on m.id = listed.id and m."entryId" is not null`
  const unranked = { ...prepared, term: null }
  const pages = await selectPages(ctx, unranked, areas, request, { ctes: sql``, from, where: sql<SqlBool>`true` })
  return { pages, version: pages[0]?.version ?? 0 }
}

type VersionedPage = EntryPage & { version: number }

/**
 * Runs the search in all areas with one statement.
 * - `area`: one row for each area, with its ids resolved (areaCte).
 * - `term`: one row with the tsqueries of the term; only with a term (termCte).
 * - `found`: all matching products of all areas with their sort values.
 * - `hit`: the results: products outside clusters as they are, and clusters once, by the best of their products. It is materialized because
 * it is read twice, for the count and for the page.
 * The final select gives every area its count and its page. The left join keeps the count of an area whose page is empty.
 */
async function selectPages(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly Place[],
  request: PageRequest,
  source: MatchSource,
  limit: number | null = null,
): Promise<VersionedPage[]> {
  const { search, term } = prepared
  const isSome = limit !== null
  const keys = sortKeys(search, term ? rankOf(term) : sql`0`)
  const keyColumns = keys.map((_, i) => sql.id(`sort${i}`))
  const order = (alias: string) =>
    sql.join([...keys.map(({ order }, i) => sql`${sql.ref(`${alias}.sort${i}`)} ${order}`), sql`${sql.ref(`${alias}.id`)}`])
  const columns = (alias: string) =>
    sql.join([sql`${sql.table(alias)}.id`, ...keyColumns.map((column) => sql`${sql.table(alias)}.${column}`)])
  const ofCluster = keys.map(({ ofCluster }, i) => sql`${sql.id(ofCluster)}(${sql.id(`sort${i}`)})`)
  const { rows } = await sql<{ areaIndex: number; itemsFound: number; version: number } & Entry>`
    with ${areaCte(prepared, areas)}, ${source.ctes}
    found as materialized (
      select area."areaIndex", m."entryId" as id, m.class, m.id = m."entryId" as is_result
             ${sql.join([sql``, ...keys.map(({ value }, i) => sql`${value} as ${sql.id(`sort${i}`)}`)])}
             ${isSome ? sql`, ${heapPlace(term ? 't' : 'm')} as place` : sql``}
        from ${source.from}
       where ${source.where}
       ${isSome ? sql`limit ${limit}` : sql``}),
    hit as materialized (
      select ${sql.join([sql`"areaIndex", id, class`, ...keyColumns])} from found where is_result
      union all
      select ${sql.join([sql`"areaIndex", id, class`, ...ofCluster])} from found where not is_result group by "areaIndex", id, class)
    select area."areaIndex", ${CATALOGUE_VERSION} as version, ${isSome ? estimatedCount(term ? sql`'"searchText"'` : sql`'"searchMember"'`, limit) : sql`total."itemsFound"`} as "itemsFound", page.class, ${columns('page')}
      from area
     cross join lateral (select count(*)::int4 as "itemsFound" from hit where hit."areaIndex" = area."areaIndex") total
      left join lateral (
        select hit.class, ${columns('hit')} from hit where hit."areaIndex" = area."areaIndex"
         order by ${order('hit')} limit ${request.offset} offset ${(request.page - 1) * request.offset}::int8) page on true
     order by area."areaIndex", ${order('page')}`.execute(ctx.db)
  const byArea = groupBy(rows, ({ areaIndex }) => areaIndex)
  return areas.map((_, areaIndex) => {
    const found = byArea.get(areaIndex) ?? []
    const entries = found.flatMap(({ id, class: type }) => (id === null ? [] : [{ id, class: type }]))
    const { itemsFound = 0, version = 0 } = found[0] ?? {}
    return { ...pageOf(entries, itemsFound, request), term, result: null, version }
  })
}

/** The number of results with a value. */
interface ValueCount {
  /** With all filters of the search. */
  count: number
  /** With all filters except those by attribute. */
  countActive: number
}

/** Counts the values in each area. If the search filters only by area and visibility, the totals are also the counts. */
async function countInSql(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly Place[],
  _results: unknown,
  { wantsTotals }: CountRequest,
): Promise<FacetCounts[]> {
  const isWholeArea = isUnfiltered(prepared)
  const [totals, counts] = await Promise.all([
    isWholeArea || wantsTotals ? totalsOf(ctx, prepared, areas) : null,
    isWholeArea ? null : countValues(ctx, prepared, areas),
  ])
  const values = await valuesOf(ctx, keysOf(counts ?? totals ?? []))
  return areas.map((_, i) => {
    const counted: FacetCounts = { values: [], counts: [], actives: [], totals: totals && [] }
    const add = (id: string, count: number, active: number) => {
      const value = values.get(id)
      if (!value) return
      counted.values.push(value)
      counted.counts.push(count)
      counted.actives.push(active)
      counted.totals?.push(totals?.[i]?.get(id) ?? 0)
    }
    if (counts) for (const [id, { count, countActive }] of counts[i] ?? []) add(id, count, countActive)
    else for (const [id, total] of totals?.[i] ?? []) add(id, total, total)
    return counted
  })
}

function* keysOf(maps: readonly (ReadonlyMap<string, unknown> | Totals)[]): Iterable<string> {
  for (const map of maps) yield* map.keys()
}

/** Returns true if the search filters only by area and visibility. */
const isUnfiltered = ({ term, conditions: { filters, attributeFilters } }: PreparedSearch) =>
  !term && filters.length + attributeFilters.length === 0

/**
 * Counts the values of the results in each area.
 * - `area` and `term`: as in the search itself, see find-entries.ts.
 * - `hit`: the products that match everything except the attribute filters, with their value ids; `is_selected` says whether they match
 *   the attribute filters as well. So one pass over the products yields both counts.
 * The final select counts the results for each area and value id; a cluster has a value if a product that matches has it. Selected values are added with a count of 0, so that a value that
 * no result has is still returned; the first row of a value wins.
 */
async function countValues(ctx: Ctx, prepared: PreparedSearch, areas: readonly Place[]): Promise<Map<string, ValueCount>[]> {
  const { conditions, term } = prepared
  const selected = selectedValueIds(ctx, prepared.search)
  const { rows } = await sql<ValueCount & { areaIndex: number; id: string }>`
    with ${areaCte(prepared, areas)}, ${term ? sql`${termCte(term)},` : sql``}
    hit as materialized (
      select area."areaIndex", m."entryId", m.id = m."entryId" as is_result, m."valueIds", (${allOf(conditions.attributeFilters)}) as is_selected
        from ${membersOfAreas(prepared, areas)}
       where ${allOf([...conditions.visible, ...conditions.filters, ...(term ? termConditions(term) : [])])})
    select "areaIndex", id::text as id, count(*) filter (where flag)::int4 as count, count(*)::int4 as "countActive"
      from (${valuesOfResults(sql`hit`, sql`is_selected`, sql`bool_or(flag)`)}) v group by "areaIndex", id
    ${selected ? sql`union all select area."areaIndex", c.id::text, 0, 0 from area cross join (${selected}) c` : sql``}`.execute(
    ctx.db,
  )
  const counts = areas.map(() => new Map<string, ValueCount>())
  for (const { areaIndex, id, count, countActive } of rows) {
    const ofArea = counts[areaIndex]
    if (ofArea && !ofArea.has(id)) ofArea.set(id, { count, countActive })
  }
  return counts
}
