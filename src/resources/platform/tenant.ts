import { hasRole } from '../../core/auth/access.js'
import { DEFAULT_TENANT } from '../../core/auth/tenants.js'
import type { Scope } from '../../core/context.js'
import type { Resource } from '../../core/store/resource.js'

/** The system right of the default tenant is the operator's. Another tenant's system right ends at that tenant's border. */
export const isOperator = ({ actor }: Scope) => actor.tenantId === DEFAULT_TENANT && hasRole(actor.roles, 'system', 'OWNER')

/** A merchant on this installation. Everybody sees their own tenant, the operator sees all; one that is not ready is not there. */
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
