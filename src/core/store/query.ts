/** How reads become statements. Here, in `each` and in the store Kysely is talked to generically: they are among the few places that may say `any`. */
import { sql } from 'kysely'
import type { RequiredAccess } from '../auth/access.js'
import type { Ctx } from '../context.js'
import type { AnyResource, Row, Table } from './resource.js'
import { columnNames } from './row.js'

// biome-ignore lint/suspicious/noExplicitAny: table and columns are known only at run time
export type Untyped = any

export interface Search {
  page?: number | null
  offset?: number | null
  sortInputs?: readonly { field: string; order?: string | null }[] | null
  /** What the searches of accounts call sortInputs. */
  sort?: readonly { field: string; order?: string | null }[] | null
}

/** Tables of schema `control` live in the control database, all others in the tenant's. */
export const databaseOf = (ctx: Ctx, resource: { table: Table }): Untyped =>
  resource.table.startsWith('control.') ? ctx.tenants.control : ctx.db

/** Visibility stands outside the caller's filters: no search can widen it. */
export function whereFor(
  ctx: Ctx,
  resource: AnyResource,
  search: Record<string, Untyped>,
  within: object = {},
  access: RequiredAccess = 'VIEWER',
) {
  const visible = resource.visible(ctx, access)
  const asked = Object.entries(resource.filters).filter(([field]) => search[field] != null)
  return (eb: Untyped) =>
    eb.and([
      ...(visible ? [visible(eb)] : []),
      ...Object.entries(within).map(([column, value]) => (value === null ? eb(column, 'is', null) : eb(column, '=', value))),
      ...asked.map(([field, filter]) => (filter as Untyped)(eb, search[field], search)),
    ])
}

/** Every order ends with the primary key, so that pages never overlap. */
export function orderFor(query: Untyped, resource: AnyResource, search: Search, prefix = '') {
  const asked = (search.sortInputs ?? search.sort ?? []).map(({ field, order }) => [
    resource.sort[field],
    order?.toUpperCase() === 'DESC' ? 'desc' : 'asc',
  ])
  const column = (name: string) => sql.ref(prefix + name)
  const expression = (by: Untyped) => (typeof by === 'function' ? by(column, search) : prefix + by)
  return [...asked, ['id', 'asc']].reduce((rest, [by, order]) => rest.orderBy(expression(by), order), query)
}

/** Some columns, and those by which they are sorted: what an expression sorts by is not known. */
export function withSortColumns(resource: AnyResource, search: Search, columns: readonly string[]): readonly string[] {
  const sorts = (search.sortInputs ?? search.sort ?? []).map(({ field }) => resource.sort[field])
  return sorts.every((by) => typeof by === 'string') ? [...new Set([...columns, ...sorts])] : columnNames(resource.table)
}

/** Whether the text of a read hangs on nothing that the caller chose: nothing is hidden, nothing filtered, and columns are the order. */
export function isCacheable(ctx: Ctx, resource: AnyResource, search: Search, access: RequiredAccess = 'VIEWER'): boolean {
  const asked = search as Record<string, unknown>
  return (
    resource.visible(ctx, access) === null &&
    Object.keys(resource.filters).every((field) => asked[field] == null) &&
    (search.sortInputs ?? search.sort ?? []).every(({ field }) => typeof resource.sort[field] === 'string')
  )
}

export const onTrue = (join: Untyped) => join.onTrue()
export const hasRow = (row: Untyped) => row.found
export const withoutPageColumns = <T extends Table>({ itemsFound: _i, found: _f, parentKey: _p, ...row }: Untyped) =>
  row as Row<T>

export function groupBy<V, K>(values: readonly V[], keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value))
    if (group) group.push(value)
    else groups.set(keyOf(value), [value])
  }
  return groups
}
