/**
 * Lists of records instead of search entries: of products, each on its own even inside a cluster (`productsRaw`, the product search of REST),
 * and of clusters.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Page, type PageRequest, pageOf, pageRequest } from '../../../../core/base/page.js'
import { type Buyer, buyerFor } from '../../../../core/buyer.js'
import type { Ctx } from '../../../../core/context.js'
import { readFor } from '../../../../core/store/buyer-rows.js'
import { columnNames } from '../../../../core/store/row.js'
import type { ClusterRow, ProductRow } from '../../../../db/db.gen.js'
import { matchesAll, readProductPage } from '../counted-pages.js'
import type { SortKey } from '../sort.js'
import { suggestSpellings } from '../term/spelling.js'
import { idInTerm, matchesTextRow, parseTerm, rankOf, type Term, termConditions, termCte } from '../term/term.js'
import { buildClusterConditions, buildProductConditions, type ClusterSearch, type RawSearch } from './conditions.js'
import { rawSortKeys } from './sort.js'

/** A page of products, including the products of clusters. */
export async function listProducts(ctx: Ctx, search: RawSearch): Promise<Page<ProductRow>> {
  const buyer = buyerFor(ctx, search)
  const page = await readProducts(ctx, search, buyer)
  readFor(ctx, buyer, page.items)
  return page
}

/** Counters serve a list by id with no filter but one status and hidden. Every other filter adds a condition, so the conditions are counted. */
async function readProducts(ctx: Ctx, search: RawSearch, buyer: Buyer): Promise<Page<ProductRow>> {
  const request = pageRequest(search)
  const { statuses, hidden } = search
  const conditions = await buildProductConditions(ctx, search, buyer)
  const countable = [statuses?.length, hidden != null].filter(Boolean).length
  const term = parseTerm({ term: search.term ?? null, language: search.language ?? 'NL' })
  const keys = rawSortKeys(search)
  const isCountable = !term && conditions.length === countable && keys.length === 0 && (statuses?.length ?? 0) <= 1
  if (isCountable) return readProductPage(ctx, { ...request, status: statuses?.[0] ?? null, hidden: hidden ?? null })
  return searchRecords(ctx, { table: 'product', conditions, recordMatches: productMatches, keys, term, request })
}

/** A page of clusters: by id, or by relevance with a term. `skus` are the codes of the clusters. */
export async function listClusters(ctx: Ctx, search: ClusterSearch): Promise<Page<ClusterRow>> {
  const buyer = buyerFor(ctx, search)
  const conditions = await buildClusterConditions(ctx, search, buyer)
  const term = parseTerm({ term: search.term ?? null, language: search.language ?? 'NL' })
  const request = pageRequest(search)
  const page = await searchRecords<ClusterRow>(ctx, { table: 'cluster', conditions, keys: rawSortKeys(search), term, request })
  readFor(ctx, buyer, page.items)
  return page
}

interface RecordQuery {
  table: 'product' | 'cluster'
  conditions: readonly RawBuilder<SqlBool>[]
  /** The condition that a record itself matches the term, not only its entry. */
  recordMatches?: (term: Term) => RawBuilder<SqlBool>
  keys: readonly Pick<SortKey, 'value' | 'order'>[]
  term: Term | null
  request: PageRequest
}

/** Reads a page of records. When the term finds nothing, it is searched again with other spellings of its words. */
async function searchRecords<R extends { id: number }>(ctx: Ctx, query: RecordQuery): Promise<Page<R>> {
  const found = await readRecords<R>(ctx, query)
  const { term } = query
  if (found.itemsFound > 0 || !term) return found
  return readRecords<R>(ctx, { ...query, term: { ...term, spellings: await suggestSpellings(ctx, term) } })
}

/**
 * Reads a page of records with one statement.
 * - `term` and `found`: the tsqueries of the term, and the entries that match it with their rank; only with a term.
 * - `hit`: ids and sort values of all matching records. It is materialized because it is read twice, for the count and for the page.
 * The final select joins the full rows to the page only, and keeps the count when the page is empty.
 */
async function readRecords<R extends { id: number }>(
  ctx: Ctx,
  { table, conditions, recordMatches, keys, term, request }: RecordQuery,
) {
  const columns = sql.join(columnNames(table).map((column) => sql.ref(`p.${column}`)))
  const entryId = table === 'product' ? sql`coalesce(p."clusterId", p.id)` : sql`p.id`
  const keyValues = keys.map(({ value }, i) => sql`, ${value} as ${sql.id(`sort${i}`)}`)
  const keyColumns = keys.map((_, i) => sql`, hit.${sql.id(`sort${i}`)}`)
  const order = sql.join([...keys.map(({ order }, i) => sql`hit.${sql.id(`sort${i}`)} ${order}`), sql`hit.id`])
  const { rows } = await sql<R & { itemsFound: number }>`
    with ${term ? sql`${termCte(term)}, ${foundCte(term)},` : sql``}
    hit as materialized (
      select p.id ${sql.join(keyValues, sql``)} from ${sql.table(table)} p ${term ? sql`join found on found.id = ${entryId}` : sql``}
       where ${matchesAll([...conditions, ...(term && recordMatches ? [recordMatches(term)] : [])])})
    select total."itemsFound", ${columns}
      from (select count(*)::int4 as "itemsFound" from hit) total
      left join (select hit.id ${sql.join(keyColumns, sql``)} from hit order by ${order}
                  limit ${request.offset} offset ${(request.page - 1) * request.offset}::int8) hit on true
      left join ${sql.table(table)} p on p.id = hit.id
     order by ${order}`.execute(ctx.db)
  const items = rows.flatMap(({ itemsFound: _, ...row }) => (row.id === null ? [] : [row as unknown as R]))
  return pageOf(items, rows[0]?.itemsFound ?? 0, request)
}

/** The CTE `found`: the entries that match the term, each with its rank. */
const foundCte = (term: Term) => sql`
  found as materialized (
    select e.id, ${rankOf(term)} as rank from term cross join "searchText" t join "searchEntry" e on ${matchesTextRow(term)}
     where ${matchesAll(termConditions(term))})`

/**
 * The condition that a product matches the term itself. The text row of a cluster holds the words of all its products, so a product of a
 * cluster is compared by a vector of its own words, made like the vectors of the index (text-rows.ts). Products outside clusters have matched already.
 */
function productMatches(term: Term): RawBuilder<SqlBool> {
  const { language } = term
  const texts = ['names', 'shortNames', 'keywords', 'customKeywords'].map((column) => sql`p.${sql.id(column)} ->> ${language}`)
  const codes = ['sku', 'supplierCode', 'manufacturerCode', 'eanCode', 'barCode', 'manufacturer', 'supplier'].map((column) =>
    sql.ref(`p.${column}`),
  )
  const words = sql`"searchWords"(concat_ws(' ', ${sql.join([...texts, ...codes])}))`
  const joinedCodes = sql.join(codes.map((code) => sql`"searchCode"(${code})`))
  return sql`(p."clusterId" is null or p.id = ${idInTerm(term)} or (to_tsvector("searchStems"(${language}), ${words})
    || to_tsvector('simple', concat_ws(' ', ${words}, "searchForms"(${words}), ${joinedCodes}))) @@ (select query from term))`
}
