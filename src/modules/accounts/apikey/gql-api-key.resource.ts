import type { GqlApiKeySearchInput, GqlApiKeySortField } from '../../../contract/contract.gen.js'
import { dateRange, equals, oneOf, type Resource } from '../../../core/store/resource.js'

/** An API key for GraphQL. The keys of all tenants are in one table; a tenant sees only its own. */
export const gqlApiKey: Resource<'control.gqlApiKey', GqlApiKeySearchInput, GqlApiKeySortField> = {
  label: 'GqlApiKey',
  table: 'control.gqlApiKey',
  key: 'uuid',
  lookups: {},
  visible:
    ({ actor }) =>
    (eb) =>
      eb('tenantId', '=', actor.tenantId),
  filters: {
    ids: oneOf('uuid'),
    active: equals('active'),
    channelIds: oneOf('channelId'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: {
    ID: 'id',
    NAME: 'name',
    CREATED_AT: 'createdAt',
    LAST_MODIFIED_AT: 'lastModifiedAt',
    CHANNEL_ID: 'channelId',
    ACTIVE: 'active',
  },
}
