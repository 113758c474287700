import type { AdminUserSortField, AdminUsersSearchInput, AdminUserTenantsSearchInput } from '../../../contract/contract.gen.js'
import { hasRole, type RequiredAccess } from '../../../core/auth/access.js'
import type { Scope } from '../../../core/context.js'
import { type Relation, relationById } from '../../../core/store/relations.js'
import { dateRange, type Resource } from '../../../core/store/resource.js'
import { missing, rowsOf } from '../../../core/store/store.js'
import type { AdminUserTenantRow, TenantRow } from '../../../db/db.gen.js'
import { isOperator, tenant } from '../tenant/tenant.resource.js'

/** Returns the administrator that a caller may access without the role: themselves, but not to delete. */
const ownAdminId = ({ actor: { user } }: Scope, access: RequiredAccess): number | null =>
  user?.kind === 'admin' && access !== 'OWNER' ? user.id : null

/** A user of the back office. The administrators of all tenants are in one table; a tenant sees only its own. */
export const adminUser: Resource<'control.adminUser', AdminUsersSearchInput, AdminUserSortField> = {
  label: 'AdminUser',
  table: 'control.adminUser',
  key: 'id',
  lookups: {},
  codes: { notFound: 'NOT_FOUND', exists: 'BAD_REQUEST' },
  visible: (scope, access) => {
    const { roles, tenantId } = scope.actor
    if (!hasRole(roles, 'role', access)) {
      const self = ownAdminId(scope, access)
      return (eb) => (self === null ? eb.val(false) : eb('id', '=', self))
    }
    if (isOperator(scope)) return null
    return (eb) =>
      eb.exists(
        eb
          .selectFrom('control.adminUserTenant as place')
          .select('place.id')
          .whereRef('place.adminUserId', '=', 'control.adminUser.id')
          .where('place.tenantId', '=', tenantId),
      )
  },
  filters: { createdAt: dateRange('createdAt'), lastModifiedAt: dateRange('lastModifiedAt') },
  sort: { CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}

/** The membership of an administrator in a tenant. A tenant does not see the other memberships of its administrators. */
export const adminUserTenant: Resource<'control.adminUserTenant', AdminUserTenantsSearchInput, never> = {
  label: 'AdminUserTenant',
  table: 'control.adminUserTenant',
  key: 'id',
  lookups: {},
  codes: { notFound: 'NOT_FOUND', exists: 'BAD_REQUEST' },
  visible: (scope, access) => {
    if (isOperator(scope) && hasRole(scope.actor.roles, 'role', access)) return null
    const { roles, tenantId } = scope.actor
    const self = access === 'VIEWER' ? ownAdminId(scope, access) : null
    return (eb) =>
      eb.and([
        eb('tenantId', '=', tenantId),
        ...(hasRole(roles, 'role', access) ? [] : [self === null ? eb.val(false) : eb('adminUserId', '=', self)]),
      ])
  },
  filters: {},
  sort: {},
}

/** Returns the administrator of each membership; null if the caller may not see them. */
export const adminOfMembership = relationById(adminUser, ({ adminUserId }: AdminUserTenantRow) => adminUserId)

/** Returns the tenant of each membership. */
export const tenantOfMembership: Relation<AdminUserTenantRow, TenantRow> = async (ctx, memberships) => {
  const ids = [...new Set(memberships.map(({ tenantId }) => tenantId))]
  const byId = new Map((await rowsOf(ctx, tenant, 'id', ids)).map((row) => [row.id, row]))
  return memberships.map(({ tenantId: id }) => byId.get(id) ?? missing(tenant, { id }))
}
