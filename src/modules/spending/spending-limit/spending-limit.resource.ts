import type { SpendingLimitSearchInput, SpendingLimitSortField } from '../../../contract/contract.gen.js'
import { relationById } from '../../../core/store/relations.js'
import { dateRange, equals, oneOf, type Resource } from '../../../core/store/resource.js'
import type { SpendingLimitRow } from '../../../db/db.gen.js'
import { company } from '../../../resources/accounts/company.js'
import { visibleToCompany } from '../budget/budget.resource.js'

/** What one order or one line may come to. It is seen and changed like a budget. */
export const spendingLimit: Resource<'spendingLimit', SpendingLimitSearchInput, SpendingLimitSortField> = {
  label: 'SpendingLimit',
  table: 'spendingLimit',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  visible: visibleToCompany,
  filters: {
    ids: oneOf('id'),
    companyIds: oneOf('companyId'),
    contactIds: oneOf('contactId'),
    measures: oneOf('measure'),
    active: equals('active'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', NAME: 'name', AMOUNT: 'amount', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}

/** Returns the company that has each limit. */
export const companyOfLimit = relationById(company, ({ companyId }: SpendingLimitRow) => companyId)
