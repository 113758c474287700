import { type Expression, type SqlBool, sql } from 'kysely'
import type { BudgetSearchInput, BudgetSortField } from '../../../contract/contract.gen.js'
import { hasRole, type RequiredAccess, type User } from '../../../core/auth/access.js'
import type { Scope } from '../../../core/context.js'
import { relationById } from '../../../core/store/relations.js'
import { dateRange, equals, oneOf, type Resource } from '../../../core/store/resource.js'
import type { BudgetRow } from '../../../db/db.gen.js'
import { company } from '../../../resources/accounts/company.js'

/** Returns which budgets, or limits, a caller may access: rows with `companyId` and `contactId`. */
export const visibleToCompany = ({ actor: { roles, user } }: Scope, access: RequiredAccess) =>
  hasRole(roles, 'user', access) ? null : visibleWithoutRole(user, access)

type Condition = () => Expression<SqlBool>

/**
 * Returns a condition for the budgets and limits that a user without the role may access. Contacts read those of their companies, except those of other contacts.
 * Managers read all of their companies and change them, except their own: nobody sets their own budget.
 */
function visibleWithoutRole(user: User | null, access: RequiredAccess): Condition {
  if (user?.kind !== 'contact') return () => sql<SqlBool>`false`
  const isManaged = sql<SqlBool>`"companyId" = any(${user.managedCompanyIds}::int4[])`
  if (access !== 'VIEWER') return () => sql<SqlBool>`(${isManaged} and "contactId" is distinct from ${user.id})`
  return () =>
    sql<SqlBool>`(${isManaged} or ("companyId" = any(${user.companyIds}::int4[]) and ("contactId" is null or "contactId" = ${user.id})))`
}

/** What a company, cost centre, project or contact may spend. */
export const budget: Resource<'budget', BudgetSearchInput, BudgetSortField> = {
  label: 'Budget',
  table: 'budget',
  key: 'id',
  lookups: { uuid: ['uuid'] },
  codes: { inUse: 'BUDGET_IN_USE_ERROR' },
  visible: visibleToCompany,
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

/** Returns the company that has each budget. */
export const companyOfBudget = relationById(company, ({ companyId }: BudgetRow) => companyId)
