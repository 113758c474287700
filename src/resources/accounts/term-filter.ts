/** Looking for companies and customers by a term: in their own fields, and in those of what belongs to them. */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Column, Filter, Table } from '../../core/store/resource.js'
import { likePattern } from '../../core/store/text-filters.js'

type Fields<F extends string> = Partial<Record<F, string>>
type Condition = Expression<SqlBool>

/** A table that is looked in, by which of its columns, and what a find in it says of the owner. */
interface Place<F extends string> {
  table: Table
  fields: Fields<F>
  asOwner?: (found: Condition) => Condition
}

/** The filter `term`: it is in one of the fields that `termFields` names, or in any when it names none. Each table is looked through once. */
export const inTables =
  <T extends Table, F extends string>(ids: RegExp, ...places: Place<F>[]): Filter<T, string> =>
  (eb, term, search) => {
    const asked = search.termFields as readonly string[] | null | undefined
    const found = places.flatMap(({ table, fields, asOwner = (own) => own }) => {
      const columns = Object.entries<string | undefined>(fields).flatMap(([field, column]) =>
        column && (!asked?.length || asked.includes(field)) ? [column] : [],
      )
      return columns.length ? [asOwner(eb.or(columns.map((column) => matches(table, column, term, ids))))] : []
    })
    return eb.or(found)
  }

/** An id as it is written. */
export const idText = /^[1-9]\d{0,8}$/
/** An id that zeros may stand before: a term has at least two characters. */
export const idTextPadded = /^\d{1,9}$/

/** A number must be the term, a text must contain it. */
export function matches(table: string, column: string, term: string, ids = idText): RawBuilder<SqlBool> {
  const value = sql`${sql.table(table)}.${sql.id(column)}`
  return column === 'id'
    ? sql`${value} = ${ids.test(term) ? Number(term) : null}`
    : sql`lower(${value}) like lower(${likePattern(term)})`
}

const addressColumns = {
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
  Object.fromEntries(Object.entries(addressColumns).map(([field, column]) => [`${owner}_${field}`, column])) as Record<
    `${O}_${keyof typeof addressColumns}`,
    Column<'address'>
  >
