/** Products one by one, also those that a search shows as their cluster: `productsRaw`, and the search of REST. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../../core/context.js'
import { type Page, type PageRequest, pageOf, pageRequest } from '../../../core/page.js'
import { rowsOf } from '../../../core/store.js'
import type { ProductRow } from '../../../db/db.gen.js'
import { product } from '../product/product.js'
import { all, pageOfProducts } from './search.counts.js'
import { conditionsOf, type RawSearch, type RawSortField } from './search.raw.asked.js'
import { askedRow, forgiven, foundBy, rankOf, type Term, termOf, textOf } from './search.term.js'

/** A page of products. Where a term finds nothing, its words are forgiven their spelling and sought once more. */
export async function listProducts(ctx: Ctx, search: RawSearch): Promise<Page<ProductRow>> {
  const request = pageRequest(search)
  const { statuses, hidden, sortInputs } = search
  const conditions = await conditionsOf(ctx, search)
  const ofKind = [statuses?.length, hidden != null].filter(Boolean).length
  const term = termOf({ term: search.term ?? null, language: search.language ?? 'NL' })
  const isPlain = !term && conditions.length === ofKind && !sortInputs?.length && (statuses?.length ?? 0) <= 1
  if (isPlain) return pageOfProducts(ctx, { ...request, status: statuses?.[0] ?? null, hidden: hidden ?? null })
  const found = await find(ctx, conditions, term, search, request)
  if (found.itemsFound > 0 || !term) return found
  return find(ctx, conditions, { ...term, sought: await forgiven(ctx, term) }, search, request)
}

async function find(ctx: Ctx, conditions: RawBuilder<SqlBool>[], term: Term | null, search: RawSearch, request: PageRequest) {
  const { rows } = await sql<{ itemsFound: number; ids: number[] }>`
    with ${term ? sql`${askedRow(term)}, ${foundRows(term)},` : sql``}
    hit as materialized (
      select p.id, p.sku, p."supplierCode", p."createdAt", p."lastModifiedAt", p.priority, p.names, ${term ? sql`f.rank` : sql`0`} as rank
        from product p ${term ? sql`join found f on f.id = coalesce(p."clusterId", p.id)` : sql``}
       where ${all([...conditions, ...(term ? [isFound(term)] : [])])})
    select (select count(*)::int4 from hit) as "itemsFound",
           array(select p.id from hit p order by ${orderOf(search)}
                  limit ${request.offset} offset ${(request.page - 1) * request.offset}::int8) as ids`.execute(ctx.db)
  const { itemsFound = 0, ids = [] } = rows[0] ?? {}
  const items = new Map((ids.length ? await rowsOf(ctx, product, 'id', ids) : []).map((row) => [row.id, row]))
  const shown = ids.flatMap((id) => items.get(id) ?? [])
  return pageOf(shown, itemsFound, request)
}

const SORTS: Record<RawSortField, RawBuilder<unknown>> = {
  ID: sql`p.id`,
  SKU: sql`p.sku`,
  SUPPLIER_CODE: sql`p."supplierCode"`,
  CREATED_AT: sql`p."createdAt"`,
  LAST_MODIFIED_AT: sql`p."lastModifiedAt"`,
  PRIORITY: sql`p.priority`,
  RELEVANCE: sql`p.rank`,
}

/** The best come first where a term was given, and nothing else asked for. */
function orderOf({ sortInputs, term }: RawSearch): RawBuilder<unknown> {
  const asked = sortInputs?.length ? sortInputs : term?.trim() ? [{ field: 'RELEVANCE' as const, order: null }] : []
  const keys = asked.map(({ field, order }) => {
    const isDown = order ? order.toUpperCase() === 'DESC' : field === 'RELEVANCE'
    return sql`${SORTS[field]} ${isDown ? sql`desc nulls last` : sql`asc nulls last`}`
  })
  return sql.join([...keys, sql`p.id`])
}

const foundRows = (term: Term) => sql`
  found as materialized (
    select e.id, ${rankOf(term)} as rank from asked cross join "searchText" t join "searchEntry" e on ${textOf(term)}
     where ${all(foundBy(term))})`

/** A cluster that was found says nothing yet of each of its products: their own words decide. */
function isFound({ language }: Term): RawBuilder<SqlBool> {
  const texts = ['names', 'shortNames', 'keywords', 'customKeywords'].map((column) => sql`p.${sql.id(column)} ->> ${language}`)
  const codes = ['sku', 'supplierCode', 'manufacturerCode', 'eanCode', 'barCode', 'manufacturer', 'supplier'].map((column) =>
    sql.ref(`p.${column}`),
  )
  const words = sql`"searchWords"(concat_ws(' ', ${sql.join([...texts, ...codes, sql`p.id`])}))`
  const whole = sql.join(codes.map((code) => sql`"searchCode"(${code})`))
  return sql`(p."clusterId" is null or (to_tsvector("searchStems"(${language}), ${words})
    || to_tsvector('simple', ${words} || ' ' || concat_ws(' ', ${whole}))) @@ (select query from asked))`
}
