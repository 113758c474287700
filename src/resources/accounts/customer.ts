import type { CustomerSearchArguments, CustomerSortableField } from '../../contract/contract.gen.js'
import { hasRole, type RequiredAccess } from '../../core/auth/access.js'
import type { Scope } from '../../core/context.js'
import type { LookupKeys } from '../../core/store/reference.js'
import { dateRange, equals, ignored, oneOf, type Resource } from '../../core/store/resource.js'
import { hasSource, type Source, type SourceTable, sourcesOf } from '../../core/store/sources.js'
import { contains, equalsIgnoreCase } from '../../core/store/text-filters.js'
import type { AddressRow, CustomerRow } from '../../db/db.gen.js'
import { customerTermFilter } from './customer.term.js'

/** How other systems know customers. */
export const customerSource: SourceTable = {
  table: 'customerSource',
  owner: 'customerId',
  taken: 'CUSTOMER_ALREADY_EXISTS_ERROR',
}

/** A consumer: buys for themselves. Who has no role for users sees and changes at most themselves. */
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

/** How customers are named. */
export const customerLookup: LookupKeys<'customer'> = { resource: customer, sources: customerSource }

/** Customers read and change themselves; nobody deletes themselves. */
function ownCustomerId({ actor: { user } }: Scope, access: RequiredAccess): number | null {
  return user?.kind === 'customer' && access !== 'OWNER' ? user.id : null
}

/** A customer that was deleted brings along what nobody could look up any more. */
export type DeletedCustomer = CustomerRow & { sources?: Source[]; addresses?: readonly AddressRow[] }

/** How other systems know each customer. */
export const sourcesOfCustomer = sourcesOf(customerSource)
