/** The filter `term` of companies and customers: it searches their own columns and those of the tables that belong to them. */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Column, Filter, Table } from '../../core/store/resource.js'
import { likePattern } from '../text-filters.js'

type TermColumns<F extends string> = Partial<Record<F, string>>
type TermCondition = Expression<SqlBool>

/** A table that the term is searched in: the column of each term field, and how a match selects the owner. */
interface SearchedTable<F extends string> {
  table: Table
  fields: TermColumns<F>
  ownerCondition?: (match: TermCondition) => TermCondition
}

/** Returns the filter `term`: it matches in one of the `termFields`, or in any field if none is given. Each table is searched once. */
export const searchTables =
  <T extends Table, F extends string>(ids: RegExp, ...tables: SearchedTable<F>[]): Filter<T, string> =>
  (eb, term, search) => {
    const termFields = search.termFields as readonly string[] | null | undefined
    const conditions = tables.flatMap(({ table, fields, ownerCondition = (match) => match }) => {
      const columns = Object.entries<string | undefined>(fields).flatMap(([field, column]) =>
        column && (!termFields?.length || termFields.includes(field)) ? [column] : [],
      )
      return columns.length ? [ownerCondition(eb.or(columns.map((column) => matchesTerm(table, column, term, ids))))] : []
    })
    return eb.or(conditions)
  }

/** An id without leading zeros. */
export const idText = /^[1-9]\d{0,8}$/
/** An id that may have leading zeros. They make ids below 10 searchable, because a term has at least two characters. */
export const idTextPadded = /^\d{1,9}$/

/** Returns a condition: an id must equal the term, a text must contain it, ignoring case. */
export function matchesTerm(table: string, column: string, term: string, ids = idText): RawBuilder<SqlBool> {
  const value = sql`${sql.table(table)}.${sql.id(column)}`
  return column === 'id'
    ? sql`${value} = ${ids.test(term) ? Number(term) : null}`
    : sql`lower(${value}) like lower(${likePattern(term)})`
}

const ADDRESS_COLUMNS = {
  ADDRESS_ID: 'id',
  ADDRESS_FIRST_NAME: 'firstName',
  ADDRESS_LAST_NAME: 'lastName',
  ADDRESS_STREET: 'street',
  ADDRESS_NUMBER: 'number',
  ADDRESS_NUMBER_EXTENSION: 'numberExtension',
  ADDRESS_POSTAL_CODE: 'postalCode',
  ADDRESS_CITY: 'city',
  ADDRESS_PHONE: 'phone',
  ADDRESS_MOBILE: 'mobile',
  ADDRESS_EMAIL: 'email',
  ADDRESS_CODE: 'code',
} satisfies Record<string, Column<'address'>>

/** Returns the columns of an address by the term fields of its owner, such as COMPANY_ADDRESS_CITY. */
export const addressFields = <O extends string>(owner: O) =>
  Object.fromEntries(Object.entries(ADDRESS_COLUMNS).map(([field, column]) => [`${owner}_${field}`, column])) as Record<
    `${O}_${keyof typeof ADDRESS_COLUMNS}`,
    Column<'address'>
  >
