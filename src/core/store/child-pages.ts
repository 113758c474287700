/** Pages below records: the same page for each of many parents, in one statement. */
import { sql } from 'kysely'
import { type Page, pageOf, pageRequest } from '../base/page.js'
import type { Ctx } from '../context.js'
import { KeyParameter, runCompiled } from './compiled-query.js'
import {
  databaseOf,
  groupBy,
  hasRow,
  isCacheable,
  onTrue,
  orderFor,
  type Search,
  type Untyped,
  whereFor,
  withoutPageColumns,
  withSortColumns,
} from './query.js'
import type { AnyResource, Resource, Row, Table } from './resource.js'
import { columnNames, columnType } from './row.js'

/** How a row belongs to a parent: by a column of its own, or, where it has many, by a table of pairs. */
export type ParentLink = string | { table: Table; parent: string; child: string }

interface ChildPageOptions {
  counted?: boolean
  columns?: readonly string[]
}

/** The same page for each of many parents, still one statement. */
export async function listPerParent<T extends Table, S extends Search>(
  ctx: Ctx,
  resource: Resource<T, S>,
  search: S,
  by: ParentLink,
  parents: readonly (string | number)[],
  { counted = true, columns = columnNames(resource.table) }: ChildPageOptions = {},
): Promise<Page<Row<T>>[]> {
  const request = pageRequest(search)
  const keys = new KeyParameter(parents)
  const values = { parents: keys.value, limit: request.offset, offset: (request.page - 1) * request.offset }
  const query = (given: Slots) =>
    childPagesQuery(
      databaseOf(ctx, resource),
      resource,
      search,
      { by, keys, counted, columns },
      given,
      whereFor(ctx, resource, search),
    )
  const shape = isCacheable(ctx, resource, search)
    ? `each ${keys} ${resource.table} ${parentLinkKey(by)} ${JSON.stringify(search.sortInputs ?? search.sort)} ${counted} ${columns}`
    : null
  const rows: Untyped[] = shape
    ? await runCompiled(databaseOf(ctx, resource), shape, values, (slots) => query(slots).compile())
    : await query(values).execute()
  const byParent = groupBy(rows, (row) => row.parentKey)
  return parents.map((parent) => {
    const mine = byParent.get(parent) ?? []
    const found = mine.filter(hasRow).map(withoutPageColumns<T>)
    return pageOf(found, counted ? (mine[0]?.itemsFound ?? 0) : found.length, request)
  })
}

const parentLinkKey = (by: ParentLink) => (typeof by === 'string' ? by : `${by.table} ${by.parent} ${by.child}`)

interface ChildPageQuery extends Required<ChildPageOptions> {
  by: ParentLink
  keys: KeyParameter<string | number>
}

type Slots = Record<'parents' | 'limit' | 'offset', unknown>

function childPagesQuery(
  db: Untyped,
  resource: AnyResource,
  search: Search,
  { by, keys, counted, columns }: ChildPageQuery,
  { parents, ...part }: Slots,
  own: Untyped,
) {
  const ofParent = (eb: Untyped) => eb.selectFrom(resource.table).where((row: Untyped) => row.and([own(row), isChildOf(row, by)]))
  const total = (eb: Untyped) => ofParent(eb).select(sql`count(*)::int`.as('itemsFound')).as('total')
  const page = (eb: Untyped) => pageIn(ofParent(eb), resource, search, columns, part)
  const type = typeof by === 'string' ? columnType(resource.table, by) : columnType(by.table, by.parent)
  const each = db.selectFrom(keys.rows(parents, type, 'parentKey').as('parent'))
  const query = (counted ? each.innerJoinLateral(total, onTrue).select('total.itemsFound') : each)
    .leftJoinLateral(page, onTrue)
    .select(['parent.parentKey', 'page.found', ...columns.map((column) => `page.${column}`)])
  return orderFor(query, resource, search, 'page.')
}

/** One page of the rows of a parent. */
function pageIn(
  rows: Untyped,
  resource: AnyResource,
  search: Search,
  columns: readonly string[],
  { limit, offset }: Omit<Slots, 'parents'>,
) {
  const inOrder = orderFor(rows.select(withSortColumns(resource, search, columns)), resource, search)
  return inOrder.limit(limit).offset(offset).select(sql`true`.as('found')).as('page')
}

function isChildOf(eb: Untyped, by: ParentLink) {
  if (typeof by === 'string') return eb(by, '=', eb.ref('parent.parentKey'))
  const pairs = eb.selectFrom(by.table).select(by.child)
  return eb('id', 'in', pairs.whereRef(by.parent, '=', 'parent.parentKey'))
}
