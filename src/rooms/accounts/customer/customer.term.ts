/** Looking for customers by a term: in their own fields and in those of their addresses. */
import { type Expression, type SqlBool, sql } from 'kysely'
import type { CustomerTermField } from '../../../contract/contract.gen.js'
import type { Column, Filter } from '../../../core/resource.js'
import { partOf } from '../../../core/text.js'

type Fields<C> = Partial<Record<CustomerTermField, C>>

const own: Fields<Column<'customer'>> = {
  CUSTOMER_ID: 'id',
  CUSTOMER_FIRST_NAME: 'firstName',
  CUSTOMER_LAST_NAME: 'lastName',
  CUSTOMER_PHONE: 'phone',
  CUSTOMER_MOBILE: 'mobile',
  CUSTOMER_EMAIL: 'email',
  CUSTOMER_DEBTOR_ID: 'debtorId',
}

const ofAddress: Fields<Column<'address'>> = {
  CUSTOMER_ADDRESS_ID: 'id',
  CUSTOMER_ADDRESS_FIRST_NAME: 'firstName',
  CUSTOMER_ADDRESS_LAST_NAME: 'lastName',
  CUSTOMER_ADDRESS_STREET: 'street',
  CUSTOMER_ADDRESS_NUMBER: 'number',
  CUSTOMER_ADDRESS_NUMBER_EXTENSION: 'numberExtension',
  CUSTOMER_ADDRESS_POSTAL_CODE: 'postalCode',
  CUSTOMER_ADDRESS_CITY: 'city',
  CUSTOMER_ADDRESS_PHONE: 'phone',
  CUSTOMER_ADDRESS_MOBILE: 'mobile',
  CUSTOMER_ADDRESS_EMAIL: 'email',
  CUSTOMER_ADDRESS_CODE: 'code',
}

/** Customers with the term in one of the asked fields, in any of them unless some are named. Addresses are searched once, for all of their fields. */
export const inTermFields: Filter<'customer', string> = (eb, term, search) => {
  const asked = search.termFields as readonly CustomerTermField[] | null | undefined
  const isAsked = ([field]: [string, string]) => !asked?.length || asked.includes(field as CustomerTermField)
  const matches = (table: string, fields: Fields<string>) =>
    Object.entries(fields)
      .filter(isAsked)
      .map(([, column]) => matching(sql`${sql.table(table)}.${sql.id(column)}`, column, term))
  const inAddress = matches('address', ofAddress)
  return eb.or([
    ...matches('customer', own),
    ...(inAddress.length
      ? [sql<SqlBool>`customer.id in (select address."customerId" from address where ${eb.or(inAddress)})`]
      : []),
  ])
}

/** A number must be the term, a text must contain it. */
const matching = (value: Expression<unknown>, column: string, term: string): Expression<SqlBool> =>
  column === 'id'
    ? sql`${value} = ${/^\d{1,9}$/.test(term) ? Number(term) : null}`
    : sql`lower(${value}) like lower(${partOf(term)})`
