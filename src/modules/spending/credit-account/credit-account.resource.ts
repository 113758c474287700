import { sql } from 'kysely'
import type { CreditAccountSearchInput, CreditAccountSortField } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { relationById } from '../../../core/store/relations.js'
import { dateRange, equals, oneOf, type Resource } from '../../../core/store/resource.js'
import type { CreditAccountRow } from '../../../db/db.gen.js'
import { company } from '../../../resources/accounts/company.js'

/** The credit of a paying company. Its managers read it; only the merchant changes it. */
export const creditAccount: Resource<'creditAccount', CreditAccountSearchInput, CreditAccountSortField> = {
  label: 'CreditAccount',
  table: 'creditAccount',
  key: 'id',
  lookups: { uuid: ['uuid'], companyId: ['companyId'] },
  codes: { inUse: 'CREDIT_ACCOUNT_IN_USE_ERROR' },
  visible: ({ actor: { roles, user } }, access) => {
    if (hasRole(roles, 'user', access)) return null
    const ids = access === 'VIEWER' && user?.kind === 'contact' ? user.managedCompanyIds : []
    return (eb) => eb('companyId', '=', sql<number>`any(${ids}::int4[])`)
  },
  filters: {
    ids: oneOf('id'),
    companyIds: oneOf('companyId'),
    isOnHold: equals('isOnHold'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', CREDIT_LIMIT: 'creditLimit', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}

/** Returns the company of each account. */
export const companyOfAccount = relationById(company, ({ companyId }: CreditAccountRow) => companyId)
