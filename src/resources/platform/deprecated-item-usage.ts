import { sql } from 'kysely'
import type {
  LifecycleReadinessSearchInput,
  LifecycleReadinessSortField,
  LifecycleUsageSearchInput,
  LifecycleUsageSortField,
} from '../../contract/contract.gen.js'
import { hasRole } from '../../core/auth/access.js'
import type { Scope } from '../../core/context.js'
import { dateRange, equals, type Resource } from '../../core/store/resource.js'

/** A client sees its own use; whoever may read the tenant's API keys sees what all of them use. */
const seesAllClients = ({ actor }: Scope) => hasRole(actor.roles, 'apikey', 'VIEWER')

/** A migration is known to the registry, not to the database: there it is a list of items. */
type UsageSearch = Omit<LifecycleUsageSearchInput, 'migration'> & { items?: readonly string[] | null }

/** How often a client has used a deprecated item, over all days. */
export const usage: Resource<'control.usageByClient', UsageSearch, LifecycleUsageSortField> = {
  label: 'LifecycleUsage',
  table: 'control.usageByClient',
  key: 'id',
  lookups: {},
  visible: (scope) => (eb) =>
    eb.and([
      eb('tenantId', '=', scope.actor.tenantId),
      ...(seesAllClients(scope) ? [] : [eb('credential', '=', scope.actor.credential)]),
    ]),
  filters: {
    item: equals('item'),
    // A migration without items finds nothing; with `oneOf` it would find everything.
    items: (eb, ids) => eb('item', '=', sql`any(${ids})` as never),
    kind: equals('kind'),
    credential: equals('credential'),
    clientName: equals('clientName'),
    clientVersion: equals('clientVersion'),
    firstUsedAt: dateRange('firstUsedAt'),
    lastUsedAt: dateRange('lastUsedAt'),
  },
  sort: {
    CREDENTIAL: 'credential',
    CLIENT_NAME: 'clientName',
    CLIENT_VERSION: 'clientVersion',
    ITEM: 'item',
    KIND: 'kind',
    COUNT: 'count',
    FIRST_USED_AT: 'firstUsedAt',
    LAST_USED_AT: 'lastUsedAt',
  },
}

/** A client with every deprecated item that it has used, and when last. */
export const readiness: Resource<'control.clientUses', LifecycleReadinessSearchInput, LifecycleReadinessSortField> = {
  label: 'LifecycleReadiness',
  table: 'control.clientUses',
  key: 'id',
  lookups: {},
  visible: (scope) => (eb) =>
    eb.and([
      eb('tenantId', '=', scope.actor.tenantId),
      ...(seesAllClients(scope) ? [] : [eb('credential', '=', scope.actor.credential)]),
    ]),
  filters: {
    credential: equals('credential'),
    clientName: equals('clientName'),
    clientVersion: equals('clientVersion'),
    lastUsedAt: dateRange('lastUsedAt'),
  },
  sort: {
    CREDENTIAL: 'credential',
    CLIENT_NAME: 'clientName',
    CLIENT_VERSION: 'clientVersion',
    LAST_USED_AT: 'lastUsedAt',
  },
}
