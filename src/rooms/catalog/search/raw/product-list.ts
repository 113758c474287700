/** Records one by one: products also where a search shows them as their cluster (`productsRaw`, the search of REST), and clusters. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Page, type PageRequest, pageOf, pageRequest } from '../../../../core/base/page.js'
import { type Buyer, buyerFor } from '../../../../core/buyer.js'
import type { Ctx } from '../../../../core/context.js'
import { readFor } from '../../../../core/store/buyer-rows.js'
import { columnNames } from '../../../../core/store/row.js'
import type { ClusterRow, ProductRow } from '../../../../db/db.gen.js'
import { all, pageOfProducts } from '../counted-pages.js'
import type { SortKey } from '../sort.js'
import { suggestSpellings } from '../term/spelling.js'
import { numberOf, rankOf, type Term, termConditions, termCte, termOf, textOf } from '../term/term.js'
import { type ClusterSearch, clusterConditionsOf, conditionsOf, type RawSearch } from './conditions.js'
import { rawSortKeys } from './sort.js'

/** A page of products. */
export async function listProducts(ctx: Ctx, search: RawSearch): Promise<Page<ProductRow>> {
  const buyer = buyerFor(ctx, search)
  const page = await pageOfListed(ctx, search, buyer)
  readFor(ctx, buyer, page.items)
  return page
}

async function pageOfListed(ctx: Ctx, search: RawSearch, buyer: Buyer): Promise<Page<ProductRow>> {
  const request = pageRequest(search)
  const { statuses, hidden } = search
  const conditions = await conditionsOf(ctx, search, buyer)
  const ofKind = [statuses?.length, hidden != null].filter(Boolean).length
  const term = termOf({ term: search.term ?? null, language: search.language ?? 'NL' })
  const keys = rawSortKeys(search)
  const isPlain = !term && conditions.length === ofKind && keys.length === 0 && (statuses?.length ?? 0) <= 1
  if (isPlain) return pageOfProducts(ctx, { ...request, status: statuses?.[0] ?? null, hidden: hidden ?? null })
  return pageOfRows(ctx, { table: 'product', conditions, isFound, keys, term, request })
}

/** A page of clusters, by number, or the best first where a term is sought; `skus` are their codes. */
export async function listClusters(ctx: Ctx, search: ClusterSearch): Promise<Page<ClusterRow>> {
  const buyer = buyerFor(ctx, search)
  const conditions = await clusterConditionsOf(ctx, search, buyer)
  const term = termOf({ term: search.term ?? null, language: search.language ?? 'NL' })
  const request = pageRequest(search)
  const page = await pageOfRows<ClusterRow>(ctx, { table: 'cluster', conditions, keys: rawSortKeys(search), term, request })
  readFor(ctx, buyer, page.items)
  return page
}

interface Sought {
  table: 'product' | 'cluster'
  conditions: readonly RawBuilder<SqlBool>[]
  /** Whether a record of an entry that was found has the words itself. */
  isFound?: (term: Term) => RawBuilder<SqlBool>
  keys: readonly Pick<SortKey, 'value' | 'order'>[]
  term: Term | null
  request: PageRequest
}

/** Where a term finds nothing, other spellings of its words are searched for. */
async function pageOfRows<R extends { id: number }>(ctx: Ctx, sought: Sought): Promise<Page<R>> {
  const found = await findRows<R>(ctx, sought)
  const { term } = sought
  if (found.itemsFound > 0 || !term) return found
  return findRows<R>(ctx, { ...sought, term: { ...term, sought: await suggestSpellings(ctx, term) } })
}

async function findRows<R extends { id: number }>(ctx: Ctx, { table, conditions, isFound, keys, term, request }: Sought) {
  const shown = sql.join(columnNames(table).map((column) => sql.ref(`p.${column}`)))
  const entryId = table === 'product' ? sql`coalesce(p."clusterId", p.id)` : sql`p.id`
  const named = keys.map(({ value }, i) => sql`, ${value} as ${sql.id(`key${i}`)}`)
  const kept = keys.map((_, i) => sql`, h.${sql.id(`key${i}`)}`)
  const order = sql.join([...keys.map(({ order }, i) => sql`h.${sql.id(`key${i}`)} ${order}`), sql`h.id`])
  const { rows } = await sql<R & { itemsFound: number }>`
    with ${term ? sql`${termCte(term)}, ${foundRows(term)},` : sql``}
    hit as materialized (
      select p.id ${sql.join(named, sql``)} from ${sql.table(table)} p ${term ? sql`join found f on f.id = ${entryId}` : sql``}
       where ${all([...conditions, ...(term && isFound ? [isFound(term)] : [])])})
    select total."itemsFound", ${shown}
      from (select count(*)::int4 as "itemsFound" from hit) total
      left join (select h.id ${sql.join(kept, sql``)} from hit h order by ${order}
                  limit ${request.offset} offset ${(request.page - 1) * request.offset}::int8) h on true
      left join ${sql.table(table)} p on p.id = h.id
     order by ${order}`.execute(ctx.db)
  const items = rows.flatMap(({ itemsFound: _, ...row }) => (row.id === null ? [] : [row as unknown as R]))
  return pageOf(items, rows[0]?.itemsFound ?? 0, request)
}

const foundRows = (term: Term) => sql`
  found as materialized (
    select e.id, ${rankOf(term)} as rank from asked cross join "searchText" t join "searchEntry" e on ${textOf(term)}
     where ${all(termConditions(term))})`

/** A cluster that was found says nothing yet of each of its products: their own words decide. */
function isFound(term: Term): RawBuilder<SqlBool> {
  const { language } = term
  const texts = ['names', 'shortNames', 'keywords', 'customKeywords'].map((column) => sql`p.${sql.id(column)} ->> ${language}`)
  const codes = ['sku', 'supplierCode', 'manufacturerCode', 'eanCode', 'barCode', 'manufacturer', 'supplier'].map((column) =>
    sql.ref(`p.${column}`),
  )
  const words = sql`"searchWords"(concat_ws(' ', ${sql.join([...texts, ...codes])}))`
  const whole = sql.join(codes.map((code) => sql`"searchCode"(${code})`))
  return sql`(p."clusterId" is null or p.id = ${numberOf(term)} or (to_tsvector("searchStems"(${language}), ${words})
    || to_tsvector('simple', concat_ws(' ', ${words}, "searchForms"(${words}), ${whole}))) @@ (select query from asked))`
}
