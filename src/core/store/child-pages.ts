/** Reads the same page of children for each of many parents, in one statement. */
import { sql } from 'kysely'
import { type Page, pageOf, pageRequest } from '../base/page.js'
import type { Ctx } from '../context.js'
import { compiledQuery, keyParameter, rowsOfKeys } from './compiled-query.js'
import { withPreparedSearch } from './custom-fields.js'
import {
  databaseOf,
  groupBy,
  isByColumns,
  isUnfiltered,
  joinOnTrue,
  orderBy,
  recordsOf,
  type Search,
  type SortTerm,
  sortTerms,
  type Untyped,
  whereFor,
  withSortColumns,
} from './query.js'
import type { Resource, Row, SortBy, Table } from './resource.js'
import { columnNames, columnType } from './row.js'

/** How a child refers to its parent: by a column, or by a join table if it can have several parents. */
export type ParentLink = string | { table: Table; parent: string; child: string }

interface ChildPageOptions {
  counted?: boolean
  columns?: readonly string[]
}

/** Reads the same page for each of many parents, in one statement. */
export async function listPerParent<T extends Table, S extends Search>(
  ctx: Ctx,
  resource: Resource<T, S>,
  asked: S,
  by: ParentLink,
  parents: readonly (string | number)[],
  { counted = true, columns = columnNames(resource.table) }: ChildPageOptions = {},
): Promise<Page<Row<T>>[]> {
  const search = await withPreparedSearch(ctx, resource, asked)
  const request = pageRequest(search)
  const { isOne, value } = keyParameter(parents)
  const values = { parents: value, limit: request.offset, offset: (request.page - 1) * request.offset }
  const sorts = sortTerms(resource, search)
  const pages = { table: resource.table, by, isOne, counted, columns }
  const db = databaseOf(ctx, resource)
  const rows: Untyped[] =
    isByColumns(sorts) && isUnfiltered(ctx, resource, search)
      ? await unfilteredPages(db, { ...pages, sorts }, values)
      : await pagesQuery(db, { ...pages, sorts }, values, search, whereFor(ctx, resource, search)).execute()
  const byParent = groupBy(rows, (row) => row.parentKey)
  return parents.map((parent) => {
    const mine = byParent.get(parent) ?? []
    const found = recordsOf<T>(mine)
    return pageOf(found, counted ? (mine[0]?.itemsFound ?? 0) : found.length, request)
  })
}

type PagesQuery<B> = {
  table: Table
  by: ParentLink
  isOne: boolean
  counted: boolean
  columns: readonly string[]
  sorts: readonly SortTerm<B>[]
}

type PageValues = Record<'parents' | 'limit' | 'offset', unknown>

/** Selects the pages of all rows below their parents, in an order of columns. */
const unfilteredPages = compiledQuery<PagesQuery<string>, PageValues, Untyped>((choices, { parents, limit, offset }, db) =>
  // PostgreSQL would plan every run again for its limit, which takes longer than running it; it does not look into a subquery.
  pagesQuery(db, choices, { parents, limit: sql`(select ${limit}::int8)`, offset: sql`(select ${offset}::int8)` }, {}, null),
)

/** Builds the statement. `own` is the condition on the rows, if any; `search` is passed to sort expressions. */
function pagesQuery(
  db: Untyped,
  { table, by, isOne, counted, columns, sorts }: PagesQuery<string | SortBy>,
  { parents, limit, offset }: PageValues,
  search: Search,
  own: Untyped,
) {
  const ofParent = (eb: Untyped) =>
    eb.selectFrom(table).where((row: Untyped) => row.and([...(own ? [own(row)] : []), isChildOf(row, by)]))
  const total = (eb: Untyped) => ofParent(eb).select(sql`count(*)::int`.as('itemsFound')).as('total')
  const page = (eb: Untyped) =>
    orderBy(ofParent(eb).select(withSortColumns(table, sorts, columns)), sorts, search)
      .limit(limit)
      .offset(offset)
      .select(sql`true`.as('found'))
      .as('page')
  const type = typeof by === 'string' ? columnType(table, by) : columnType(by.table, by.parent)
  const each = db.selectFrom(rowsOfKeys(isOne, parents, type, 'parentKey').as('parent'))
  const query = (counted ? each.innerJoinLateral(total, joinOnTrue).select('total.itemsFound') : each)
    .leftJoinLateral(page, joinOnTrue)
    .select(['parent.parentKey', 'page.found', ...columns.map((column) => `page.${column}`)])
  return orderBy(query, sorts, search, 'page.')
}

function isChildOf(eb: Untyped, by: ParentLink) {
  if (typeof by === 'string') return eb(by, '=', eb.ref('parent.parentKey'))
  const pairs = eb.selectFrom(by.table).select(by.child)
  return eb('id', 'in', pairs.whereRef(by.parent, '=', 'parent.parentKey'))
}
