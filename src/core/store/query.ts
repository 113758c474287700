/** Converts reads to statements. This file, child-pages.ts and store.ts use Kysely generically: they are among the few places that may say `any`. */
import { sql } from 'kysely'
import type { RequiredAccess } from '../auth/access.js'
import type { Ctx } from '../context.js'
import type { AnyResource, Row, SortBy, Table } from './resource.js'
import { columnNames } from './row.js'

// biome-ignore lint/suspicious/noExplicitAny: table and columns are known only at run time
export type Untyped = any

export interface Search {
  page?: number | null
  offset?: number | null
  sortInputs?: readonly { field: string; order?: string | null }[] | null
  /** The name that the searches of accounts use for sortInputs. */
  sort?: readonly { field: string; order?: string | null }[] | null
  /** A custom field to sort by first; `by` is its expression, once the search is prepared. */
  sortByCustomField?: { code: string; order?: string | null; by?: SortBy } | null
}

/** Returns the database of a resource: tables of schema `control` are in the control database, all others in the tenant's. */
export const databaseOf = (ctx: Ctx, resource: { table: Table }): Untyped =>
  resource.table.startsWith('control.') ? ctx.tenants.control : ctx.db

/** Combines the visibility condition with the caller's filters by `and`, so no search can widen it. */
export function whereFor(
  ctx: Ctx,
  resource: AnyResource,
  search: Record<string, Untyped>,
  within: object = {},
  access: RequiredAccess = 'VIEWER',
) {
  const visible = resource.visible(ctx, access)
  const filters = Object.entries(resource.filters).filter(([field]) => search[field] != null)
  return (eb: Untyped) =>
    eb.and([
      ...(visible ? [visible(eb)] : []),
      ...Object.entries(within).map(([column, value]) => (value === null ? eb(column, 'is', null) : eb(column, '=', value))),
      ...filters.map(([field, filter]) => (filter as Untyped)(eb, search[field], search)),
    ])
}

/** A column or an expression to sort by, and the direction. */
export type SortTerm<B = string | SortBy> = readonly [by: B, direction: 'asc' | 'desc']

/** Returns the sort of a search. */
export function sortTerms(resource: AnyResource, search: Search): SortTerm[] {
  const { sortByCustomField: first, sortInputs, sort } = search
  const terms = (sortInputs ?? sort ?? []).map(
    ({ field, order }): SortTerm => [resource.sort[field] as string | SortBy, directionOf(order)],
  )
  return first?.by ? [[first.by, directionOf(first.order)], ...terms] : terms
}

const directionOf = (order: string | null | undefined) => (order?.toUpperCase() === 'DESC' ? 'desc' : 'asc')

export const isByColumns = (terms: readonly SortTerm[]): terms is readonly SortTerm<string>[] =>
  terms.every(([by]) => typeof by === 'string')

/** Sorts a query. Every order ends with the primary key, so that pages never overlap; `search` is for the expressions. */
export function orderBy(query: Untyped, terms: readonly SortTerm[], search: Search, prefix = '') {
  const column = (name: string) => sql.ref(prefix + name)
  const expression = (by: string | SortBy) => (typeof by === 'function' ? by(column, { ...search }) : prefix + by)
  const sorted = terms.reduce((rest, [by, direction]) => rest.orderBy(expression(by), direction), query)
  return sorted.orderBy(`${prefix}id`, 'asc')
}

/** Returns the given columns plus those of the sort order. The columns that a sort expression needs are not known, so then all columns are read. */
export const withSortColumns = (table: Table, terms: readonly SortTerm[], columns: readonly string[]): readonly string[] =>
  isByColumns(terms) ? [...new Set([...columns, ...terms.map(([by]) => by)])] : columnNames(table)

/** Returns true if no visibility rule and no filter changes the SQL of a read. The statement can then be compiled once for all callers. */
export function isUnfiltered(ctx: Ctx, resource: AnyResource, search: object, access: RequiredAccess = 'VIEWER'): boolean {
  const fields = search as Record<string, unknown>
  return resource.visible(ctx, access) === null && Object.keys(resource.filters).every((field) => fields[field] == null)
}

export const joinOnTrue = (join: Untyped) => join.onTrue()

/**
 * Returns the rows of a page that are records. They keep the columns of the page, such as `itemsFound`: copying a wide row without them takes longer than
 * reading it, and nothing looks at them.
 */
export const recordsOf = <T extends Table>(rows: readonly Untyped[]) => rows.filter(({ found }) => found) as Row<T>[]

export function groupBy<V, K>(values: readonly V[], keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value))
    if (group) group.push(value)
    else groups.set(keyOf(value), [value])
  }
  return groups
}
