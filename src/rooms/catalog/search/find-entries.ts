/** The statement that searches entries: for one place or for many at once, the count with the page. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Page, type PageRequest, pageOf } from '../../../core/base/page.js'
import { type Buyer, buyerFor } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { groupBy } from '../../../core/store/store.js'
import {
  type Conditions,
  conditionsOf,
  itemsOfCategories,
  type Place,
  type ProductSearch,
  withDescendants,
} from './conditions.js'
import { all, pageOfEntries } from './counted-pages.js'
import type { Entry } from './items.js'
import { sortKeys } from './sort.js'
import { suggestSpellings } from './term/spelling.js'
import { rankOf, type Term, termConditions, termCte, termOf, textOf } from './term/term.js'

/** A search that is ready to be run in some places. */
export interface Prepared {
  search: ProductSearch
  buyer: Buyer
  conditions: Conditions
  term: Term | null
}

/** Further conditions are those of lists that know more than the product search. */
export async function prepareSearch(
  ctx: Ctx,
  search: ProductSearch,
  further: readonly RawBuilder<SqlBool>[] = [],
): Promise<Prepared> {
  const buyer = buyerOfSearch(ctx, search)
  const { narrowed, ...conditions } = await conditionsOf(ctx, search, buyer)
  return { search, buyer, conditions: { ...conditions, narrowed: [...narrowed, ...further] }, term: termOf(search) }
}

/** The language of a search that says nothing of it. */
const DEFAULT_LANGUAGE = 'NL'

/** The buyer whom a search names. A search in the default language names no language: most searches are for the caller as they are. */
function buyerOfSearch(ctx: Ctx, { userId, companyId, applyOrderlists, orderlistIds, language }: ProductSearch): Buyer {
  const named = language === DEFAULT_LANGUAGE ? null : language
  return buyerFor(ctx, { userId, companyId, applyOrderlists, orderlistIds, language: named })
}

/** A page of entries, and the term as it found them. */
export interface EntryPage extends Page<Entry> {
  term: Term | null
}

/** One page of entries per place. Where a term finds nothing, other spellings of its words are searched for. */
export async function findEntries(
  ctx: Ctx,
  prepared: Prepared,
  places: readonly Place[],
  request: PageRequest,
): Promise<EntryPage[]> {
  const order = counterOrder(prepared, places)
  if (order) {
    const { items, itemsFound } = await pageOfEntries(ctx, prepared.search, request, order.by)
    return places.map(() => ({ ...pageOf(items, itemsFound, request), term: null }))
  }
  const pages = await runSearch(ctx, prepared, places, request)
  const { term } = prepared
  const isEmpty = (_: unknown, i: number) => pages[i]?.itemsFound === 0
  if (!term || term.sought || !pages.some(isEmpty)) return pages
  const again = { ...prepared, term: { ...term, sought: await suggestSpellings(ctx, term) } }
  const found = await runSearch(ctx, again, places.filter(isEmpty), request)
  return pages.map((page) => (page.itemsFound === 0 ? (found.shift() ?? page) : page))
}

/** Counters know nothing but class, statuses and hidden: the order of a search by nothing else, if an index has that order. */
export function counterOrder({ search, term, conditions: { narrowed, visible, valued } }: Prepared, places: readonly Place[]) {
  const { class: type, statuses, hidden } = search
  const isEverywhere = places.every(({ categoryIds, within }) => !categoryIds && !within)
  const ofKind = [statuses?.length, hidden != null].filter(Boolean).length
  if (!isEverywhere || term || valued.length || visible.length !== ofKind || narrowed.length !== (type ? 1 : 0)) return null
  const [key, more] = sortKeys(search, sql`0`)
  if (!key) return { by: null }
  return key.isIndexed && !more ? { by: sql`${key.value} ${key.order}, e.id` } : null
}

async function runSearch(ctx: Ctx, prepared: Prepared, places: readonly Place[], request: PageRequest): Promise<EntryPage[]> {
  const { search, term } = prepared
  const keys = sortKeys(search, term ? rankOf(term) : sql`0`)
  const shown = keys.map((_, i) => sql.id(`key${i}`))
  const order = (alias: string) =>
    sql.join([...keys.map(({ order }, i) => sql`${sql.ref(`${alias}.key${i}`)} ${order}`), sql`${sql.ref(`${alias}.id`)}`])
  const columns = (alias: string) =>
    sql.join([sql`${sql.table(alias)}.id`, ...shown.map((key) => sql`${sql.table(alias)}.${key}`)])
  const { rows } = await sql<{ key: number; itemsFound: number } & Entry>`
    with ${scopeRows(prepared, places)}, ${term ? sql`${termCte(term)},` : sql``}
    hit as materialized (
      select s.key, e.id, e.class${sql.join([sql``, ...keys.map(({ value }, i) => sql`${value} as ${sql.id(`key${i}`)}`)])}
        from ${entriesIn(prepared, places)}
       where ${all([...everything(prepared.conditions), ...(term ? termConditions(term) : [])])})
    select s.key, total."itemsFound", p.class, ${columns('p')}
      from scope s
     cross join lateral (select count(*)::int4 as "itemsFound" from hit h where h.key = s.key) total
      left join lateral (
        select h.class, ${columns('h')} from hit h where h.key = s.key
         order by ${order('h')} limit ${request.offset} offset ${(request.page - 1) * request.offset}::int8) p on true
     order by s.key, ${order('p')}`.execute(ctx.db)
  const byPlace = groupBy(rows, ({ key }) => key)
  return places.map((_, key) => {
    const mine = byPlace.get(key) ?? []
    const entries = mine.flatMap(({ id, class: type }) => (id === null ? [] : [{ id, class: type }]))
    return { ...pageOf(entries, mine[0]?.itemsFound ?? 0, request), term }
  })
}

const everything = ({ visible, narrowed, valued }: Conditions) => [...visible, ...narrowed, ...valued]

/** The places, each with the categories and the entries that it comes to. */
export function scopeRows({ search: { getDescendants } }: Prepared, places: readonly Place[]): RawBuilder<unknown> {
  const ids = getDescendants === false ? sql`s.tops` : sql`array(${withDescendants(sql`top.id = any(s.tops)`)})`
  const shown = sql`select unnest(s.within) union select m."entryId" from "searchMember" m where m."productId" = any(s.within)`
  return sql`
    scope as materialized (
      select s.key, s.tops, ${places[0]?.categoryIds ? ids : sql`null::int4[]`} as "categoryIds",
             ${places[0]?.within ? sql`array(${shown})` : sql`null::int4[]`} as "entryIds"
        from ${placeRows(places)} s)`
}

/** PostgreSQL takes any list for a hundred places, and would read whole tables for them: a single one is no list. */
function placeRows(places: readonly Place[]): RawBuilder<unknown> {
  const [only, ...more] = places
  if (only && more.length === 0)
    return sql`(select 0 as key, ${only.categoryIds ?? null}::int4[] as tops, ${only.within ?? null}::int4[] as within)`
  const rows = places.map(({ categoryIds, within }, key) => ({ key, tops: categoryIds ?? null, within: within ?? null }))
  return sql`(select key, tops, within from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(key int4, tops int4[], within int4[]))`
}

/** The entries of each place (`s`), with the texts (`t`) where a term is sought. */
export function entriesIn({ term }: Pick<Prepared, 'term'>, places: readonly Place[]): RawBuilder<unknown> {
  const listed = sql`cross join lateral (select distinct id from (${itemsOfCategories(sql`= any(s."categoryIds")`)}) every_item) i`
  const inPlace = [
    ...(places[0]?.categoryIds ? [sql<SqlBool>`e.id = i.id`] : []),
    ...(places[0]?.within ? [sql<SqlBool>`e.id = any(s."entryIds")`] : []),
  ]
  return sql`scope s ${places[0]?.categoryIds ? listed : sql``} ${term ? sql`cross join asked` : sql``} join "searchEntry" e on ${all(inPlace)}
    ${term ? sql`join "searchText" t on ${textOf(term)}` : sql``}`
}
