/** Pages below records: the same page for each of many parents, in one statement. */
import { sql } from 'kysely'
import { type Page, pageOf, pageRequest } from '../base/page.js'
import type { Ctx } from '../context.js'
import { Keys, runKept } from './compiled-query.js'
import {
  conditions,
  groupBy,
  isFound,
  isPlain,
  onTrue,
  plain,
  type Search,
  sorted,
  type Untyped,
  untyped,
  withSorted,
} from './query.js'
import type { AnyResource, Resource, Row, Table } from './resource.js'
import { columnNames, columnType } from './row.js'

/** How a row belongs to a parent: by a column of its own, or, where it has many, by a table of pairs. */
export type Belonging = string | { table: Table; parent: string; child: string }

interface Each {
  counted?: boolean
  columns?: readonly string[]
}

/** The same page for each of many parents, still one statement. */
export async function listEach<T extends Table, S extends Search>(
  ctx: Ctx,
  resource: Resource<T, S>,
  search: S,
  by: Belonging,
  parents: readonly (string | number)[],
  { counted = true, columns = columnNames(resource.table) }: Each = {},
): Promise<Page<Row<T>>[]> {
  const request = pageRequest(search)
  const keys = new Keys(parents)
  const values = { parents: keys.value, limit: request.offset, offset: (request.page - 1) * request.offset }
  const query = (given: Slots) =>
    eachPage(untyped(ctx, resource), resource, search, { by, keys, counted, columns }, given, conditions(ctx, resource, search))
  const shape = isPlain(ctx, resource, search)
    ? `each ${keys} ${resource.table} ${belongingOf(by)} ${JSON.stringify(search.sortInputs ?? search.sort)} ${counted} ${columns}`
    : null
  const rows: Untyped[] = shape
    ? await runKept(untyped(ctx, resource), shape, values, (slots) => query(slots).compile())
    : await query(values).execute()
  const byParent = groupBy(rows, (row) => row.parentKey)
  return parents.map((parent) => {
    const mine = byParent.get(parent) ?? []
    const found = mine.filter(isFound).map(plain<T>)
    return pageOf(found, counted ? (mine[0]?.itemsFound ?? 0) : found.length, request)
  })
}

const belongingOf = (by: Belonging) => (typeof by === 'string' ? by : `${by.table} ${by.parent} ${by.child}`)

interface EachAsked extends Required<Each> {
  by: Belonging
  keys: Keys<string | number>
}

type Slots = Record<'parents' | 'limit' | 'offset', unknown>

function eachPage(
  db: Untyped,
  resource: AnyResource,
  search: Search,
  { by, keys, counted, columns }: EachAsked,
  { parents, ...part }: Slots,
  own: Untyped,
) {
  const ofParent = (eb: Untyped) => eb.selectFrom(resource.table).where((row: Untyped) => row.and([own(row), belongs(row, by)]))
  const total = (eb: Untyped) => ofParent(eb).select(sql`count(*)::int`.as('itemsFound')).as('total')
  const page = (eb: Untyped) => pageIn(ofParent(eb), resource, search, columns, part)
  const type = typeof by === 'string' ? columnType(resource.table, by) : columnType(by.table, by.parent)
  const each = db.selectFrom(keys.rows(parents, type, 'parentKey').as('parent'))
  const query = (counted ? each.innerJoinLateral(total, onTrue).select('total.itemsFound') : each)
    .leftJoinLateral(page, onTrue)
    .select(['parent.parentKey', 'page.found', ...columns.map((column) => `page.${column}`)])
  return sorted(query, resource, search, 'page.')
}

/** One page of the rows of a parent. */
function pageIn(
  rows: Untyped,
  resource: AnyResource,
  search: Search,
  columns: readonly string[],
  { limit, offset }: Omit<Slots, 'parents'>,
) {
  const inOrder = sorted(rows.select(withSorted(resource, search, columns)), resource, search)
  return inOrder.limit(limit).offset(offset).select(sql`true`.as('found')).as('page')
}

function belongs(eb: Untyped, by: Belonging) {
  if (typeof by === 'string') return eb(by, '=', eb.ref('parent.parentKey'))
  const pairs = eb.selectFrom(by.table).select(by.child)
  return eb('id', 'in', pairs.whereRef(by.parent, '=', 'parent.parentKey'))
}
