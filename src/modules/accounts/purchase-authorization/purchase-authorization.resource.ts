import { type SqlBool, sql } from 'kysely'
import type { PurchaseAuthorizationConfigSearchInput } from '../../../contract/contract.gen.js'
import { hasRole, type RequiredAccess, type User } from '../../../core/auth/access.js'
import { relationById } from '../../../core/store/relations.js'
import { dateRange, numberRange, oneOf, type Resource } from '../../../core/store/resource.js'
import type { PurchaseAuthorizationConfigRow } from '../../../db/db.gen.js'
import { company } from '../../../resources/accounts/company.js'
import { contact } from '../../../resources/accounts/contact.js'

/** What a contact may order for a company without approval. */
export const purchaseAuthorizationConfig: Resource<'purchaseAuthorizationConfig', PurchaseAuthorizationConfigSearchInput, never> =
  {
    label: 'PurchaseAuthorizationConfig',
    table: 'purchaseAuthorizationConfig',
    key: 'uuid',
    lookups: {},
    visible: ({ actor: { roles, user } }, access) => (hasRole(roles, 'user', access) ? null : visibleConfigs(user, access)),
    filters: {
      ids: oneOf('uuid'),
      contactIds: oneOf('contactId'),
      companyIds: oneOf('companyId'),
      purchaseRoles: oneOf('purchaseRole'),
      authorizationLimit: numberRange('authorizationLimit'),
      createdAt: dateRange('createdAt'),
      lastModifiedAt: dateRange('lastModifiedAt'),
    },
    sort: {},
  }

/**
 * Returns a condition for the configs that a user without the role may access. Contacts read their own. Managers read all configs of their companies and change
 * them, except their own: nobody sets their own limit.
 */
function visibleConfigs(user: User | null, access: RequiredAccess): ReturnType<typeof purchaseAuthorizationConfig.visible> {
  if (user?.kind !== 'contact') return (eb) => eb.val(false)
  const isManaged = sql<SqlBool>`"companyId" = any(${user.managedCompanyIds}::int4[])`
  return (eb) =>
    access === 'VIEWER' ? eb.or([isManaged, eb('contactId', '=', user.id)]) : eb.and([isManaged, eb('contactId', '<>', user.id)])
}

/** Returns the company of each config. */
export const companyOfConfig = relationById(company, ({ companyId }: PurchaseAuthorizationConfigRow) => companyId)

/** Returns the contact of each config. */
export const contactOfConfig = relationById(contact, ({ contactId }: PurchaseAuthorizationConfigRow) => contactId)
