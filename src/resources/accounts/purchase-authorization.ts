import { type SqlBool, sql } from 'kysely'
import type { DecimalSearchInput, PurchaseAuthorizationConfigSearchInput } from '../../contract/contract.gen.js'
import { hasRole, type RequiredAccess, type User } from '../../core/auth/access.js'
import { relationById } from '../../core/store/relations.js'
import { dateRange, type Filter, oneOf, type Resource } from '../../core/store/resource.js'
import type { PurchaseAuthorizationConfigRow } from '../../db/db.gen.js'
import { company } from './company.js'
import { contact } from './contact.js'

/** Both ends belong to the range. */
const limitRange: Filter<'purchaseAuthorizationConfig', DecimalSearchInput> = (eb, { greaterThan, lessThan, equal }) =>
  eb.and([
    ...(greaterThan == null ? [] : [eb('authorizationLimit', '>=', String(greaterThan))]),
    ...(lessThan == null ? [] : [eb('authorizationLimit', '<=', String(lessThan))]),
    ...(equal == null ? [] : [eb('authorizationLimit', '=', String(equal))]),
  ])

/** What a contact may order for a company without asking. */
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
      authorizationLimit: limitRange,
      createdAt: dateRange('createdAt'),
      lastModifiedAt: dateRange('lastModifiedAt'),
    },
    sort: {},
  }

/** Contacts read their own. Who manages a company reads all of it and rules over it, except over what is said of themselves. */
function visibleConfigs(user: User | null, access: RequiredAccess): ReturnType<typeof purchaseAuthorizationConfig.visible> {
  if (user?.kind !== 'contact') return (eb) => eb.val(false)
  const isManaged = sql<SqlBool>`"companyId" = any(${user.managedCompanyIds}::int4[])`
  return (eb) =>
    access === 'VIEWER' ? eb.or([isManaged, eb('contactId', '=', user.id)]) : eb.and([isManaged, eb('contactId', '<>', user.id)])
}

/** The company that each is about. */
export const companyOfConfig = relationById(company, ({ companyId }: PurchaseAuthorizationConfigRow) => companyId)

/** The contact that each is about. */
export const contactOfConfig = relationById(contact, ({ contactId }: PurchaseAuthorizationConfigRow) => contactId)
