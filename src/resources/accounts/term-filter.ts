/** Looking for companies and customers by a term: in their own fields, and in those of what belongs to them. */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Column, Filter, Table } from '../../core/store/resource.js'
import { likePattern } from '../../core/store/text-filters.js'

type TermColumns<F extends string> = Partial<Record<F, string>>
type TermCondition = Expression<SqlBool>

/** A table that is looked in, by which of its columns, and what a find in it says of the owner. */
interface SearchedTable<F extends string> {
  table: Table
  fields: TermColumns<F>
  asOwner?: (found: TermCondition) => TermCondition
}

/** The filter `term`: it is in one of the fields that `termFields` names, or in any when it names none. Each table is looked through once. */
export const searchTables =
  <T extends Table, F extends string>(ids: RegExp, ...places: SearchedTable<F>[]): Filter<T, string> =>
  (eb, term, search) => {
    const asked = search.termFields as readonly string[] | null | undefined
    const found = places.flatMap(({ table, fields, asOwner = (own) => own }) => {
      const columns = Object.entries<string | undefined>(fields).flatMap(([field, column]) =>
        column && (!asked?.length || asked.includes(field)) ? [column] : [],
      )
      return columns.length ? [asOwner(eb.or(columns.map((column) => matchesTerm(table, column, term, ids))))] : []
    })
    return eb.or(found)
  }

/** An id as it is written. */
export const idText = /^[1-9]\d{0,8}$/
/** An id that zeros may stand before: a term has at least two characters. */
export const idTextPadded = /^\d{1,9}$/

/** A number must be the term, a text must contain it. */
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

/** The fields of an address, as the owner's term fields name them. */
export const addressFields = <O extends string>(owner: O) =>
  Object.fromEntries(Object.entries(ADDRESS_COLUMNS).map(([field, column]) => [`${owner}_${field}`, column])) as Record<
    `${O}_${keyof typeof ADDRESS_COLUMNS}`,
    Column<'address'>
  >
