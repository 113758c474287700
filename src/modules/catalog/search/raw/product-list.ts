/**
 * Lists of records instead of search entries: of products, individually even inside a cluster (`productsRaw`, the product search of REST),
 * and of clusters.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Page, type PageRequest, pageOf, pageRequest } from '../../../../core/base/page.js'
import { type Buyer, buyerFor } from '../../../../core/buyer.js'
import type { Ctx } from '../../../../core/context.js'
import { columnNames } from '../../../../core/store/row.js'
import { allOf } from '../../../../db/conditions.js'
import type { ClusterRow, ProductRow } from '../../../../db/db.gen.js'
import { readFor } from '../../../../resources/catalog/buyer-rows.js'
import type { ProductSearch } from '../conditions.js'
import { readProductPage } from '../counted-pages.js'
import type { SortKey } from '../sort.js'
import { otherTerms, withLanguage } from '../term/fallback.js'
import { rankOf } from '../term/rank.js'
import { idInTerm, matchesTextRow, parseTerm, type Term, termConditions, termCte } from '../term/term.js'
import { buildClusterConditions, buildProductConditions, type ClusterSearch, type RawSearch } from './conditions.js'
import { rawSortKeys } from './sort.js'

/** Returns a page of products, including the products of clusters. */
export async function listProducts(ctx: Ctx, search: RawSearch): Promise<Page<ProductRow>> {
  const buyer = buyerFor(ctx, search)
  const page = await readProducts(ctx, await withLanguage(ctx, search), buyer)
  readFor(ctx, buyer, page.items)
  return page
}

/** Reads products. Counters serve a list by id filtered only by one status and hidden. Every other filter adds a condition, so the conditions are counted. */
async function readProducts(ctx: Ctx, search: RawSearch, buyer: Buyer): Promise<Page<ProductRow>> {
  const request = pageRequest(search)
  const { statuses, hidden } = search
  const conditions = await buildProductConditions(ctx, search, buyer)
  const countable = [statuses?.length, hidden != null].filter(Boolean).length
  const term = parseTerm(search as ProductSearch)
  const keys = rawSortKeys(search)
  const isCountable = !term && conditions.length === countable && keys.length === 0 && (statuses?.length ?? 0) <= 1
  if (isCountable) return readProductPage(ctx, { ...request, status: statuses?.[0] ?? null, hidden: hidden ?? null })
  return searchRecords(ctx, { table: 'product', conditions, keys, term, request })
}

/** Returns a page of clusters: by id, or by relevance with a term. `skus` are the codes of the clusters. */
export async function listClusters(ctx: Ctx, input: ClusterSearch): Promise<Page<ClusterRow>> {
  const search = await withLanguage(ctx, input)
  const buyer = buyerFor(ctx, search)
  const conditions = await buildClusterConditions(ctx, search, buyer)
  const term = parseTerm(search as ProductSearch)
  const request = pageRequest(search)
  const page = await searchRecords<ClusterRow>(ctx, { table: 'cluster', conditions, keys: rawSortKeys(search), term, request })
  readFor(ctx, buyer, page.items)
  return page
}

interface RecordQuery {
  table: 'product' | 'cluster'
  conditions: readonly RawBuilder<SqlBool>[]
  keys: readonly Pick<SortKey, 'value' | 'order'>[]
  term: Term | null
  request: PageRequest
}

/** A page of records with the language in which the term was found. REST has no such field: a message names the language if it differs. */
interface RecordPage<R> extends Page<R> {
  termLanguage: string | null
}

/** Reads a page of records. If the term finds nothing, it is searched again: in other languages, then with other spellings. */
async function searchRecords<R extends { id: number }>(ctx: Ctx, query: RecordQuery): Promise<RecordPage<R>> {
  let page = await readRecords<R>(ctx, query)
  if (!query.term) return { ...page, termLanguage: null }
  let { language } = query.term
  for await (const term of otherTerms(ctx, query.term, () => page.itemsFound === 0)) {
    page = await readRecords<R>(ctx, { ...query, term })
    language = term.language
  }
  const isOther = page.itemsFound > 0 && language !== query.term.language
  return { ...page, termLanguage: language, ...(isOther && { messages: [`The term was found in the language ${language}`] }) }
}

/**
 * Reads a page of records with one statement.
 * - `term` and `found`: the tsqueries of the term, and the products or clusters that match it with their rank; only with a term.
 * - `hit`: ids and sort values of all matching records. It is materialized because it is read twice, for the count and for the page.
 * The final select joins the full rows to the page only, and keeps the count when the page is empty.
 */
async function readRecords<R extends { id: number }>(ctx: Ctx, { table, conditions, keys, term, request }: RecordQuery) {
  const columns = sql.join(columnNames(table).map((column) => sql.ref(`p.${column}`)))
  const keyValues = keys.map(({ value }, i) => sql`, ${value} as ${sql.id(`sort${i}`)}`)
  const keyColumns = keys.map((_, i) => sql`, hit.${sql.id(`sort${i}`)}`)
  const order = sql.join([...keys.map(({ order }, i) => sql`hit.${sql.id(`sort${i}`)} ${order}`), sql`hit.id`])
  const { rows } = await sql<R & { itemsFound: number }>`
    with ${term ? sql`${termCte(term)}, ${foundCte(term, table)},` : sql``}
    hit as materialized (
      select p.id ${sql.join(keyValues, sql``)} from ${sql.table(table)} p ${term ? sql`join found on found.id = p.id` : sql``}
       where ${allOf(conditions)})
    select total."itemsFound", ${columns}
      from (select count(*)::int4 as "itemsFound" from hit) total
      left join (select hit.id ${sql.join(keyColumns, sql``)} from hit order by ${order}
                  limit ${request.offset} offset ${(request.page - 1) * request.offset}::int8) hit on true
      left join ${sql.table(table)} p on p.id = hit.id
     order by ${order}`.execute(ctx.db)
  const items = rows.filter(({ id }) => id !== null)
  return pageOf(items, rows[0]?.itemsFound ?? 0, request)
}

/** Returns the CTE `found`: the products that match the term, or the clusters by the best of their products, each with its rank. */
const foundCte = (term: Term, table: RecordQuery['table']) => sql`
  found as materialized (
    select ${table === 'product' ? sql`m.id` : sql`m."entryId"`} as id, max(${rankOf(term)}) as rank
      from term cross join "searchText" t join "searchMember" m on ${matchesTextRow(term)}
     where ${table === 'product' ? productMatches(term) : sql`m."entryId" is not null and m.class = 'CLUSTER'`}
       and ${allOf(termConditions(term))}
     group by 1)`

/**
 * Returns the condition that a product matches the term itself. The text row of a product in a cluster also has the words of the cluster, so such a
 * product is compared by a vector of its own words, made like the vectors of the index (text-rows.ts).
 */
function productMatches(term: Term): RawBuilder<SqlBool> {
  const { language } = term
  const texts = ['names', 'shortNames', 'keywords', 'customKeywords'].map((column) => sql`p.${sql.id(column)} ->> ${language}`)
  const codes = ['sku', 'supplierCode', 'manufacturerCode', 'eanCode', 'barCode', 'manufacturer', 'supplier'].map((column) =>
    sql.ref(`p.${column}`),
  )
  const words = sql`"searchWords"(concat_ws(' ', ${sql.join([...texts, ...codes])}))`
  const joinedCodes = sql.join(codes.map((code) => sql`"searchCode"(${code})`))
  const ownWords = sql`to_tsvector("searchStems"(${language}), ${words}) || to_tsvector('simple', concat_ws(' ', ${words}, "searchForms"(${words}), ${joinedCodes}))`
  return sql`m.status is not null and (m.class = 'PRODUCT' or m.id = ${idInTerm(term)}
    or (select ${ownWords} || t.attributes from product p where p.id = m.id) @@ term.query)`
}
