import { sql } from 'kysely'
import type { PartNumberSearchInput, PartNumberSortField } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { relationById } from '../../../core/store/relations.js'
import { dateRange, oneOf, type Resource } from '../../../core/store/resource.js'
import type { PartNumberRow } from '../../../db/db.gen.js'
import { company } from '../../../resources/accounts/company.js'

/** The own number of a company for a product. Contacts read those of their companies; managers change them. */
export const partNumber: Resource<'partNumber', PartNumberSearchInput, PartNumberSortField> = {
  label: 'PartNumber',
  table: 'partNumber',
  key: 'id',
  lookups: { uuid: ['uuid'], externalId: ['companyId', 'externalId'], number: ['companyId', 'number'] },
  visible: ({ actor: { roles, user } }, access) => {
    if (hasRole(roles, 'user', access)) return null
    const own = access === 'VIEWER' ? user?.companyIds : user?.managedCompanyIds
    return (eb) => eb('companyId', '=', sql<number>`any(${own ?? []}::int4[])`)
  },
  filters: {
    ids: oneOf('id'),
    companyIds: oneOf('companyId'),
    productIds: oneOf('productId'),
    numbers: oneOf('number'),
    externalIds: oneOf('externalId'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', NUMBER: 'number', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}

/** Returns the company of each part number. */
export const companyOfPartNumber = relationById(company, ({ companyId }: PartNumberRow) => companyId)
