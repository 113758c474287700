/**
 * A resource is a typed object literal: its table, lookups, visibility, filters and sorts.
 * It is data and pure functions of `Scope`. Behaviour is a function in the module.
 */
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DateSearchInput, DecimalSearchInput, FieldOwnerType, NumberSearchInput } from '../../contract/contract.gen.js'
import type { DB } from '../../db/db.gen.js'
import type { RequiredAccess } from '../auth/access.js'
import type { Scope } from '../context.js'

export type Table = keyof DB & string
export type Row<T extends Table> = import('kysely').Selectable<DB[T]>
export type Column<T extends Table> = keyof DB[T] & string
type Condition<T extends Table> = (eb: ExpressionBuilder<DB, T>) => Expression<SqlBool>

/** Turns one field of a search input into one SQL condition. */
export type Filter<T extends Table, V> = (
  eb: ExpressionBuilder<DB, T>,
  value: V,
  search: Record<string, unknown>,
) => Expression<SqlBool>

/** The condition on rows that a caller can access: VIEWER to read, EDITOR to change, OWNER to delete. Null means all rows. */
type Visible<T extends Table> = (scope: Scope, access: RequiredAccess) => Condition<T> | null

/** A sort expression that is not a column, such as the name in the language of the search. */
export type SortBy<T extends Table = Table> = (
  column: (name: Column<T>) => RawBuilder<unknown>,
  search: Record<string, unknown>,
) => Expression<unknown>

type Paging = 'page' | 'offset' | 'sort' | 'sortInputs' | 'sortByCustomField'

// The defaults describe "some resource", as the generic store sees it.
// biome-ignore lint/suspicious/noExplicitAny: a store that serves every search input cannot name one
export interface Resource<T extends Table = Table, Search = any, SortField extends string = string> {
  label: string
  table: T
  /** The column that GraphQL calls `id`; REST shows and takes both. */
  key: 'id' | 'uuid'
  /** The columns of each lookup, by which exactly one row is found. */
  lookups: Record<string, readonly Column<T>[]>
  /** Published error codes if they differ from LABEL_NOT_FOUND_ERROR and LABEL_ALREADY_EXISTS_ERROR. */
  codes?: { notFound?: string; exists?: string; existsOnUpdate?: string; inUse?: string }
  visible: Visible<T>
  /** One entry per field of the contract's search input: a missing one does not compile. */
  filters: { [K in Exclude<keyof Search, Paging>]-?: Filter<T, NonNullable<Search[K]>> }
  sort: Record<SortField, Column<T> | SortBy<T>>
  /**
   * If set, GraphQL reads only the columns of the selected fields: `id`, the columns in `always`,
   * and those of each field, which is the column of the same name unless `reads` lists others. test/lean.test.ts selects every field alone.
   */
  selectColumns?: { always: readonly Column<T>[]; reads: Readonly<Record<string, readonly Column<T>[]>> }
  /** Columns with text in several languages. */
  localized?: readonly Column<T>[]
  /** The kind of custom fields in the column `customFields`. The store checks them on every write; see custom-fields.ts. */
  customFields?: FieldOwnerType
}

// biome-ignore lint/suspicious/noExplicitAny: "some resource", whatever its table
export type AnyResource = Resource<any>

/** Makes all rows visible to every caller that the policy admits. */
export const visibleToAll = () => null

export const toErrorCode = (label: string) => label.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()

/** Converts `ClusterOption` to "cluster option". */
export const toWords = (label: string) => label.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

const ref = <T extends Table>(eb: ExpressionBuilder<DB, T>, column: Column<T>) => eb.ref(column as never)

export const equals =
  <T extends Table>(column: Column<T>): Filter<T, string | number | boolean> =>
  (eb, value) =>
    eb(ref(eb, column), '=', value as never)

/** Matches any of the given values; an empty list does not filter. The list is one parameter, whatever its length. */
export const oneOf =
  <T extends Table>(column: Column<T>): Filter<T, readonly (string | number)[]> =>
  (eb, values) =>
    values.length === 0 ? eb.val(true) : eb(ref(eb, column), '=', sql`any(${values})` as never)

/** Matches a range of dates, including both ends. */
export const dateRange =
  <T extends Table>(column: Column<T>): Filter<T, DateSearchInput> =>
  (eb, { greaterThan, lessThan }) =>
    eb.and([
      ...(greaterThan ? [eb(ref(eb, column), '>=', new Date(greaterThan) as never)] : []),
      ...(lessThan ? [eb(ref(eb, column), '<=', new Date(lessThan) as never)] : []),
    ])

/** Matches a range of numbers. Despite their names, `greaterThan` and `lessThan` include the given value. */
export const numberRange =
  <T extends Table>(column: Column<T>): Filter<T, DecimalSearchInput | NumberSearchInput> =>
  (eb, { greaterThan, lessThan, equal }) =>
    eb.and([
      ...(greaterThan == null ? [] : [eb(ref(eb, column), '>=', String(greaterThan) as never)]),
      ...(lessThan == null ? [] : [eb(ref(eb, column), '<=', String(lessThan) as never)]),
      ...(equal == null ? [] : [eb(ref(eb, column), '=', String(equal) as never)]),
    ])

/** Accepted by the contract, without effect. */
export const ignored: Filter<Table, unknown> = (eb) => eb.val(true)
