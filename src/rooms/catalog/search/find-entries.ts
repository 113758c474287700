/** The statement that searches entries: in one area or in many at once, the count together with the page. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Page, type PageRequest, pageOf } from '../../../core/base/page.js'
import { type Buyer, buyerFor } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { columnNames } from '../../../core/store/row.js'
import { groupBy } from '../../../core/store/store.js'
import {
  buildConditions,
  itemsOfCategories,
  type Place,
  type ProductSearch,
  type SearchConditions,
  withDescendants,
} from './conditions.js'
import { matchesAll, readEntryPage } from './counted-pages.js'
import type { Entry } from './items.js'
import { sortKeys } from './sort.js'
import { otherTerms, withLanguage } from './term/fallback.js'
import { rankOf } from './term/rank.js'
import { matchesTextRow, parseTerm, type Term, termConditions, termCte } from './term/term.js'

/** A search with its SQL conditions, ready to run in any number of areas. */
export interface PreparedSearch {
  search: ProductSearch
  buyer: Buyer
  conditions: SearchConditions
  term: Term | null
}

/** `extraConditions` are those of lists that have more filters than the product search. */
export async function prepareSearch(
  ctx: Ctx,
  input: ProductSearch,
  extraConditions: readonly RawBuilder<SqlBool>[] = [],
): Promise<PreparedSearch> {
  const search = await withLanguage(ctx, input)
  const buyer = buyerOfSearch(ctx, search)
  const { filters, ...conditions } = await buildConditions(ctx, search, buyer)
  return { search, buyer, conditions: { ...conditions, filters: [...filters, ...extraConditions] }, term: parseTerm(search) }
}

/** The language that most searches have. */
const USUAL_LANGUAGE = 'NL'

/** The buyer whom the search names. The usual language counts as no language, so that most searches share the buyer object of the request. */
function buyerOfSearch(ctx: Ctx, { userId, companyId, applyOrderlists, orderlistIds, language }: ProductSearch): Buyer {
  const requested = language === USUAL_LANGUAGE ? null : language
  return buyerFor(ctx, { userId, companyId, applyOrderlists, orderlistIds, language: requested })
}

/** A page of entries with the term that found them, which may have been corrected or be in another language. */
export interface EntryPage extends Page<Entry> {
  term: Term | null
}

/** Reads one page of entries for each area. Areas in which the term finds nothing are searched again: in other languages, then with other spellings. */
export async function findEntries(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly Place[],
  request: PageRequest,
): Promise<EntryPage[]> {
  const order = counterOrder(prepared, areas)
  if (order) {
    const { items, itemsFound } = await readEntryPage(ctx, prepared.search, request, order.by)
    return areas.map(() => ({ ...pageOf(items, itemsFound, request), term: null }))
  }
  const pages = await runSearch(ctx, prepared, areas, request)
  if (!prepared.term || prepared.term.spellings) return pages
  const isEmpty = (_: unknown, i: number) => pages[i]?.itemsFound === 0
  for await (const term of otherTerms(ctx, prepared.term, () => pages.some(isEmpty))) {
    const found = await runSearch(ctx, { ...prepared, term }, areas.filter(isEmpty), request)
    for (const i of pages.keys())
      if (isEmpty(null, i)) {
        const page = found.shift()
        if (page?.itemsFound) pages[i] = page
      }
  }
  return pages
}

/**
 * The order in which the counters can serve the search: `by` is null for the order of the ids. Null when they cannot serve it: they know
 * nothing but class, statuses and hidden, and any other order needs an index. Every filter beyond those adds a condition, so the
 * conditions are counted.
 */
export function counterOrder(
  { search, term, conditions: { filters, visible, attributeFilters } }: PreparedSearch,
  areas: readonly Place[],
) {
  const { class: type, statuses, hidden } = search
  const isEverywhere = areas.every(({ categoryIds, within }) => !categoryIds && !within)
  const countable = [statuses?.length, hidden != null].filter(Boolean).length
  const isFiltered = attributeFilters.length || visible.length !== countable || filters.length !== (type ? 1 : 0)
  if (!isEverywhere || term || isFiltered) return null
  const [key, second] = sortKeys(search, sql`0`, 'e')
  if (!key) return { by: null }
  return key.isIndexed && !second ? { by: sql`${key.value} ${key.order}, e.id` } : null
}

/**
 * Runs the search in all areas with one statement.
 * - `area`: one row for each area, with its ids resolved (areaCte).
 * - `term`: one row with the tsqueries of the term; only where there is a term (termCte).
 * - `found`: all matching products of all areas with their sort values.
 * - `hit`: the results: products outside clusters as they are, and clusters once, by the best of their products. It is materialized because
 *   it is read twice, for the count and for the page.
 * The final select gives every area its count and its page. The left join keeps the count of an area whose page is empty.
 */
async function runSearch(
  ctx: Ctx,
  prepared: PreparedSearch,
  areas: readonly Place[],
  request: PageRequest,
): Promise<EntryPage[]> {
  const { search, term } = prepared
  const { visible, filters, attributeFilters } = prepared.conditions
  const keys = sortKeys(search, term ? rankOf(term) : sql`0`)
  const keyColumns = keys.map((_, i) => sql.id(`sort${i}`))
  const order = (alias: string) =>
    sql.join([...keys.map(({ order }, i) => sql`${sql.ref(`${alias}.sort${i}`)} ${order}`), sql`${sql.ref(`${alias}.id`)}`])
  const columns = (alias: string) =>
    sql.join([sql`${sql.table(alias)}.id`, ...keyColumns.map((column) => sql`${sql.table(alias)}.${column}`)])
  const ofCluster = keys.map(({ ofCluster }, i) => sql`${sql.id(ofCluster)}(${sql.id(`sort${i}`)})`)
  const { rows } = await sql<{ areaIndex: number; itemsFound: number } & Entry>`
    with ${areaCte(prepared, areas)}, ${term ? sql`${termCte(term)},` : sql``}
    found as materialized (
      select area."areaIndex", m."entryId" as id, m.class, m.id = m."entryId" as is_result
             ${sql.join([sql``, ...keys.map(({ value }, i) => sql`${value} as ${sql.id(`sort${i}`)}`)])}
        from ${membersOfAreas(prepared, areas)}
       where ${matchesAll([...visible, ...filters, ...attributeFilters, ...(term ? termConditions(term) : [])])}),
    hit as materialized (
      select ${sql.join([sql`"areaIndex", id, class`, ...keyColumns])} from found where is_result
      union all
      select ${sql.join([sql`"areaIndex", id, class`, ...ofCluster])} from found where not is_result group by "areaIndex", id, class)
    select area."areaIndex", total."itemsFound", page.class, ${columns('page')}
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
    return { ...pageOf(entries, found[0]?.itemsFound ?? 0, request), term }
  })
}

/**
 * The CTE `area`: one row for each area of the search, by its index in the list.
 * - "topIds": the categories that the area names; null for an area without categories.
 * - "categoryIds": the same with their descendants, unless the search leaves those out.
 * - "entryIds": the entries of the products and clusters in `within`. A product in a cluster adds its cluster.
 * It is materialized so that descendants are resolved once, not for every entry.
 * All areas of a list are of one form: the first says whether they have categories or `within`.
 */
export function areaCte({ search: { getDescendants } }: PreparedSearch, areas: readonly Place[]): RawBuilder<unknown> {
  const ids = getDescendants === false ? sql`named."topIds"` : sql`array(${withDescendants(sql`top.id = any(named."topIds")`)})`
  const entryIds = sql`select unnest(named."itemIds") union select m."entryId" from "searchMember" m where m.id = any(named."itemIds") and m."entryId" is not null`
  return sql`
    area as materialized (
      select named."areaIndex", named."topIds", ${areas[0]?.categoryIds ? ids : sql`null::int4[]`} as "categoryIds",
             ${areas[0]?.within ? sql`array(${entryIds})` : sql`null::int4[]`} as "entryIds"
        from ${areaRows(areas)} named)`
}

/** The areas as rows. PostgreSQL estimates a hundred rows for a JSON list and would scan whole tables for them: a single area is a plain select. */
function areaRows(areas: readonly Place[]): RawBuilder<unknown> {
  const [only, ...more] = areas
  if (only && more.length === 0)
    return sql`(select 0 as "areaIndex", ${only.categoryIds ?? null}::int4[] as "topIds", ${only.within ?? null}::int4[] as "itemIds")`
  const rows = areas.map(({ categoryIds, within }, areaIndex) => ({
    areaIndex,
    topIds: categoryIds ?? null,
    itemIds: within ?? null,
  }))
  return sql`(select "areaIndex", "topIds", "itemIds" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("areaIndex" int4, "topIds" int4[], "itemIds" int4[]))`
}

/**
 * The from clause that pairs every `area` with its products (`m`). With a term, it adds `term` and the text row (`t`) of each product.
 * The items of categories come first and are made distinct, because an item in several categories of an area is one result.
 */
export function membersOfAreas({ term }: Pick<PreparedSearch, 'term'>, areas: readonly Place[]): RawBuilder<unknown> {
  const items = sql`cross join lateral (select distinct id from (${itemsOfCategories(sql`= any(area."categoryIds")`)}) every_item) item`
  const isWithin = areas[0]?.within ? sql<SqlBool>`m."entryId" = any(area."entryIds")` : null
  const members = areas[0]?.categoryIds
    ? sql`${MEMBERS_OF_ITEM} ${isWithin ? sql`on ${isWithin}` : sql`on true`}`
    : sql`join "searchMember" m on ${isWithin ?? sql`m."entryId" is not null`}`
  return sql`area ${areas[0]?.categoryIds ? items : sql``} ${term ? sql`cross join term` : sql``}
    ${members}
    ${term ? sql`join "searchText" t on ${matchesTextRow(term)}` : sql``}`
}

/**
 * The members of each item, looked up one item at a time. PostgreSQL cannot know how many items a category has; left to itself it reads all
 * members of the catalogue for a category of twenty. `offset 0` keeps it from doing so.
 */
const MEMBERS_OF_ITEM = sql`join lateral (
  select ${sql.join(columnNames('searchMember').map((column) => sql.ref(`every_member.${column}`)))}
    from "searchMember" every_member where every_member."entryId" = item.id offset 0) m`

/** Counts the results for each value from rows of products: a cluster counts once, however many of its products have the value. `source` has "areaIndex", "entryId", is_result, "valueIds" and `flag`. */
export const valuesOfResults = (
  source: RawBuilder<unknown>,
  flag: RawBuilder<unknown>,
  flagOfCluster: RawBuilder<unknown>,
) => sql`
  select "areaIndex", "entryId", ${flag} as flag, unnest("valueIds") as id from ${source} where is_result
  union all
  select "areaIndex", "entryId", ${flagOfCluster}, id
    from (select "areaIndex", "entryId", ${flag} as flag, unnest("valueIds") as id from ${source} where not is_result) of_cluster
   group by "areaIndex", "entryId", id`
