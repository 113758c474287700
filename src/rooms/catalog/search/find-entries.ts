/** The statement that searches entries: in one area or in many at once, the count together with the page. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Page, type PageRequest, pageOf } from '../../../core/base/page.js'
import { type Buyer, buyerFor } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
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
import { suggestSpellings } from './term/spelling.js'
import { matchesTextRow, parseTerm, rankOf, type Term, termConditions, termCte } from './term/term.js'

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
  search: ProductSearch,
  extraConditions: readonly RawBuilder<SqlBool>[] = [],
): Promise<PreparedSearch> {
  const buyer = buyerOfSearch(ctx, search)
  const { filters, ...conditions } = await buildConditions(ctx, search, buyer)
  return { search, buyer, conditions: { ...conditions, filters: [...filters, ...extraConditions] }, term: parseTerm(search) }
}

/** The language of a search without a language. */
const DEFAULT_LANGUAGE = 'NL'

/** The buyer whom the search names. The default language counts as no language, so that most searches share the buyer object of the request. */
function buyerOfSearch(ctx: Ctx, { userId, companyId, applyOrderlists, orderlistIds, language }: ProductSearch): Buyer {
  const requested = language === DEFAULT_LANGUAGE ? null : language
  return buyerFor(ctx, { userId, companyId, applyOrderlists, orderlistIds, language: requested })
}

/** A page of entries with the term that found them, which may have been corrected. */
export interface EntryPage extends Page<Entry> {
  term: Term | null
}

/** Reads one page of entries for each area. Areas in which the term finds nothing are searched again with other spellings of its words. */
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
  const { term } = prepared
  const isEmpty = (_: unknown, i: number) => pages[i]?.itemsFound === 0
  if (!term || term.spellings || !pages.some(isEmpty)) return pages
  const corrected = { ...prepared, term: { ...term, spellings: await suggestSpellings(ctx, term) } }
  const found = await runSearch(ctx, corrected, areas.filter(isEmpty), request)
  return pages.map((page) => (page.itemsFound === 0 ? (found.shift() ?? page) : page))
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
  const [key, second] = sortKeys(search, sql`0`)
  if (!key) return { by: null }
  return key.isIndexed && !second ? { by: sql`${key.value} ${key.order}, e.id` } : null
}

/**
 * Runs the search in all areas with one statement.
 * - `area`: one row for each area, with its ids resolved (areaCte).
 * - `term`: one row with the tsqueries of the term; only where there is a term (termCte).
 * - `hit`: all matching entries of all areas with their sort values. It is materialized because it is read twice, for the count and for the page.
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
  const { rows } = await sql<{ areaIndex: number; itemsFound: number } & Entry>`
    with ${areaCte(prepared, areas)}, ${term ? sql`${termCte(term)},` : sql``}
    hit as materialized (
      select area."areaIndex", e.id, e.class${sql.join([sql``, ...keys.map(({ value }, i) => sql`${value} as ${sql.id(`sort${i}`)}`)])}
        from ${entriesOfAreas(prepared, areas)}
       where ${matchesAll([...visible, ...filters, ...attributeFilters, ...(term ? termConditions(term) : [])])})
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
  const entryIds = sql`select unnest(named."itemIds") union select m."entryId" from "searchMember" m where m."productId" = any(named."itemIds")`
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
 * The from clause that pairs every `area` with its entries (`e`). With a term, it adds `term` and the text row (`t`) of each entry.
 * The items of categories come first and are made distinct, because an item in several categories of an area is one result.
 */
export function entriesOfAreas({ term }: Pick<PreparedSearch, 'term'>, areas: readonly Place[]): RawBuilder<unknown> {
  const items = sql`cross join lateral (select distinct id from (${itemsOfCategories(sql`= any(area."categoryIds")`)}) every_item) item`
  const isInArea = [
    ...(areas[0]?.categoryIds ? [sql<SqlBool>`e.id = item.id`] : []),
    ...(areas[0]?.within ? [sql<SqlBool>`e.id = any(area."entryIds")`] : []),
  ]
  return sql`area ${areas[0]?.categoryIds ? items : sql``} ${term ? sql`cross join term` : sql``} join "searchEntry" e on ${matchesAll(isInArea)}
    ${term ? sql`join "searchText" t on ${matchesTextRow(term)}` : sql``}`
}
