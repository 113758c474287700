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

/** True for a caller who may read API keys. Every other client sees only its own usage. */
const seesAllClients = ({ actor }: Scope) => hasRole(actor.roles, 'apikey', 'VIEWER')

/** The search of the database. Migrations are known only to the registry, so a migration is passed as the list of its items. */
type UsageSearch = Omit<LifecycleUsageSearchInput, 'migration'> & { items?: readonly string[] | null }

/** How often a client used a deprecated item, summed over all days. */
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
    // An empty list must find nothing: it is a migration without items. `oneOf` would find everything.
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

/** A client with the deprecated items that it used, each with the date of its last use. */
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
