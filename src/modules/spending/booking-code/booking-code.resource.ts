import { sql } from 'kysely'
import type { BookingCodeSearchInput, BookingCodeSortField } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { relationById } from '../../../core/store/relations.js'
import { dateRange, equals, oneOf, type Resource } from '../../../core/store/resource.js'
import type { BookingCodeRow } from '../../../db/db.gen.js'
import { company } from '../../../resources/accounts/company.js'

/** A cost centre or a project of a company. Contacts read those of their companies; managers change them. */
export const bookingCode: Resource<'bookingCode', BookingCodeSearchInput, BookingCodeSortField> = {
  label: 'BookingCode',
  table: 'bookingCode',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: ({ actor: { roles, user } }, access) => {
    if (hasRole(roles, 'user', access)) return null
    const own = access === 'VIEWER' ? user?.companyIds : user?.managedCompanyIds
    return (eb) => eb('companyId', '=', sql<number>`any(${own ?? []}::int4[])`)
  },
  filters: {
    ids: oneOf('id'),
    companyIds: oneOf('companyId'),
    types: oneOf('type'),
    codes: oneOf('code'),
    active: equals('active'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', CODE: 'code', NAME: 'name', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}

/** Returns the company of each code. */
export const companyOfBookingCode = relationById(company, ({ companyId }: BookingCodeRow) => companyId)
