import type { RestApiKeySearchInput, RestApiKeySortField } from '../../../contract/contract.gen.js'
import { dateRange, equals, oneOf, type Resource } from '../../../core/store/resource.js'

/** An OAuth client for REST. The clients of all tenants are in one table; a tenant sees only its own. */
export const restApiKey: Resource<'control.restApiKey', RestApiKeySearchInput, RestApiKeySortField> = {
  label: 'RestApiKey',
  table: 'control.restApiKey',
  key: 'uuid',
  lookups: {},
  visible:
    ({ actor }) =>
    (eb) =>
      eb('tenantId', '=', actor.tenantId),
  filters: {
    ids: oneOf('uuid'),
    active: equals('active'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: {
    ID: 'id',
    NAME: 'name',
    CREATED_AT: 'createdAt',
    LAST_MODIFIED_AT: 'lastModifiedAt',
    ACTIVE: 'active',
  },
}
