/** The filter `term` of customers: it searches the fields of the customer and of their addresses. */
import { type SqlBool, sql } from 'kysely'
import type { CustomerTermField } from '../../contract/contract.gen.js'
import type { Column } from '../../core/store/resource.js'
import { addressFields, idTextPadded, searchTables } from './term-filter.js'

const customerColumns: Partial<Record<CustomerTermField, Column<'customer'>>> = {
  CUSTOMER_ID: 'id',
  CUSTOMER_FIRST_NAME: 'firstName',
  CUSTOMER_LAST_NAME: 'lastName',
  CUSTOMER_PHONE: 'phone',
  CUSTOMER_MOBILE: 'mobile',
  CUSTOMER_EMAIL: 'email',
  CUSTOMER_DEBTOR_ID: 'debtorId',
}

/** Finds customers with the term in one of the `termFields`. */
export const customerTermFilter = searchTables<'customer', CustomerTermField>(
  idTextPadded,
  { table: 'customer', fields: customerColumns },
  {
    table: 'address',
    fields: addressFields('CUSTOMER'),
    ownerCondition: (match) => sql<SqlBool>`customer.id in (select address."customerId" from address where ${match})`,
  },
)
