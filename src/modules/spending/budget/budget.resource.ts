import { type SqlBool, sql } from 'kysely'
import type { BudgetSearchInput, BudgetSortField } from '../../../contract/contract.gen.js'
import { hasRole, type RequiredAccess, type User } from '../../../core/auth/access.js'
import { relationById } from '../../../core/store/relations.js'
import { dateRange, equals, oneOf, type Resource } from '../../../core/store/resource.js'
import type { BudgetRow } from '../../../db/db.gen.js'
import { company } from '../../../resources/accounts/company.js'

/** What a company, cost centre, project or contact may spend. */
export const budget: Resource<'budget', BudgetSearchInput, BudgetSortField> = {
  label: 'Budget',
  table: 'budget',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  codes: { inUse: 'BUDGET_IN_USE_ERROR' },
  visible: ({ actor: { roles, user } }, access) => (hasRole(roles, 'user', access) ? null : visibleBudgets(user, access)),
  filters: {
    ids: oneOf('id'),
    companyIds: oneOf('companyId'),
    contactIds: oneOf('contactId'),
    costCentres: oneOf('costCentre'),
    projects: oneOf('project'),
    enforcements: oneOf('enforcement'),
    active: equals('active'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', NAME: 'name', AMOUNT: 'amount', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}

/**
 * Returns a condition for the budgets that a user without the role may access. Contacts read those of their companies, except those of other contacts.
 * Managers read all of their companies and change them, except their own: nobody sets their own budget.
 */
function visibleBudgets(user: User | null, access: RequiredAccess): ReturnType<typeof budget.visible> {
  if (user?.kind !== 'contact') return (eb) => eb.val(false)
  const isManaged = sql<SqlBool>`"companyId" = any(${user.managedCompanyIds}::int4[])`
  if (access !== 'VIEWER') return (eb) => eb.and([isManaged, sql<SqlBool>`"contactId" is distinct from ${user.id}`])
  return (eb) =>
    eb.or([
      isManaged,
      eb.and([
        sql<SqlBool>`"companyId" = any(${user.companyIds}::int4[])`,
        sql<SqlBool>`("contactId" is null or "contactId" = ${user.id})`,
      ]),
    ])
}

/** Returns the company that has each budget. */
export const companyOfBudget = relationById(company, ({ companyId }: BudgetRow) => companyId)
