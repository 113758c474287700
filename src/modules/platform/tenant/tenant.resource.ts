import { hasRole } from '../../../core/auth/access.js'
import type { Scope } from '../../../core/context.js'
import type { Resource } from '../../../core/store/resource.js'
import { DEFAULT_TENANT } from '../../../db/tenants/tenants.js'

/** Returns whether the caller is the operator of the installation: `system.OWNER` of the default tenant. In any other tenant that role covers only the tenant itself. */
export const isOperator = ({ actor }: Scope) => actor.tenantId === DEFAULT_TENANT && hasRole(actor.roles, 'system', 'OWNER')

/** A merchant on this installation. Callers see their own tenant, the operator sees all. A tenant that is not ready is hidden. */
export const tenant: Resource<'control.tenant', object, never> = {
  label: 'Tenant',
  table: 'control.tenant',
  key: 'id',
  lookups: {},
  codes: { exists: 'TENANT_CREATE_ERROR' },
  visible: (scope) => (eb) =>
    eb.and([eb('ready', '=', true), ...(isOperator(scope) ? [] : [eb('id', '=', scope.actor.tenantId)])]),
  filters: {},
  sort: {},
  localized: ['descriptions'],
}
