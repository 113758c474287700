import type { CustomerSearchArguments, CustomerSortableField } from '../../contract/contract.gen.js'
import { hasRole, type RequiredAccess } from '../../core/auth/access.js'
import type { Scope } from '../../core/context.js'
import type { LookupKeys } from '../../core/store/reference.js'
import { dateRange, equals, ignored, oneOf, type Resource } from '../../core/store/resource.js'
import { hasSource, type Source, type SourceTable, sourcesOf } from '../../core/store/sources.js'
import type { AddressRow, CustomerRow } from '../../db/db.gen.js'
import { contains, equalsIgnoreCase } from '../text-filters.js'
import { customerTermFilter } from './customer.term.js'

/** The table of external references of customers. */
export const customerSource: SourceTable = {
  table: 'customerSource',
  owner: 'customerId',
  taken: 'CUSTOMER_ALREADY_EXISTS_ERROR',
}

/** A consumer, who buys for themselves. A user without the role sees and changes only their own record. */
export const customer: Resource<'customer', CustomerSearchArguments, CustomerSortableField> = {
  label: 'Customer',
  table: 'customer',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: (scope, access) => {
    if (hasRole(scope.actor.roles, 'user', access)) return null
    const id = ownCustomerId(scope, access)
    return (eb) => (id === null ? eb.val(false) : eb('id', '=', id))
  },
  filters: {
    customerIds: oneOf('id'),
    debtorIds: oneOf('debtorId'),
    firstName: contains('firstName'),
    middleName: contains('middleName'),
    lastName: contains('lastName'),
    email: equalsIgnoreCase('email'),
    gender: equals('gender'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    createdAt: dateRange('createdAt'),
    sources: hasSource(customerSource),
    term: customerTermFilter,
    termFields: ignored,
  },
  sort: {
    NAME: 'lastName',
    FIRST_NAME: 'firstName',
    LAST_NAME: 'lastName',
    LAST_MODIFIED_AT: 'lastModifiedAt',
    CREATED_AT: 'createdAt',
  },
}

/** How a customer is referred to: by id, uuid or source. */
export const customerLookup: LookupKeys<'customer'> = { resource: customer, sources: customerSource }

/** Returns the customer that a caller may access without a role: themselves, to read and to change but not to delete. */
function ownCustomerId({ actor: { user } }: Scope, access: RequiredAccess): number | null {
  return user?.kind === 'customer' && access !== 'OWNER' ? user.id : null
}

/** A deleted customer with its sources and addresses, which can no longer be read from the database. */
export type DeletedCustomer = CustomerRow & { sources?: Source[]; addresses?: readonly AddressRow[] }

/** Returns the sources of each customer. */
export const sourcesOfCustomer = sourcesOf(customerSource)
