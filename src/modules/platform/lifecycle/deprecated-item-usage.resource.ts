import { sql } from 'kysely'
import type {
  LifecycleReadinessSearchInput,
  LifecycleReadinessSortField,
  LifecycleUsageSearchInput,
  LifecycleUsageSortField,
} from '../../../contract/contract.gen.js'
import { type Actor, callerKind, hasRole } from '../../../core/auth/access.js'
import { dateRange, equals, type Resource } from '../../../core/store/resource.js'

/**
 * Returns the clients whose usage a caller sees: all for a caller that may read API keys, otherwise the caller's own client. Visitors and buyers share the key
 * of a storefront, which is not theirs: they see none. The kind of key does not depend on the login, so that nobody sees more without one.
 */
function clientsSeenBy(actor: Actor): { credential?: string } {
  if (hasRole(actor.roles, 'apikey', 'VIEWER')) return {}
  const isShared = callerKind({ ...actor, user: null }) === 'visitor'
  return { credential: isShared ? NO_CLIENT : (actor.credential ?? NO_CLIENT) }
}

/** No key has this uuid. */
const NO_CLIENT = '00000000-0000-0000-0000-000000000000'

/** The search of the database. Only the registry has migrations, so a migration is passed as the list of its items. */
type UsageSearch = Omit<LifecycleUsageSearchInput, 'migration'> & { items?: readonly string[] | null }

/** The number of uses of a deprecated item by a client, over all days. */
export const usage: Resource<'control.usageByClient', UsageSearch, LifecycleUsageSortField> = {
  label: 'LifecycleUsage',
  table: 'control.usageByClient',
  key: 'id',
  lookups: {},
  visible:
    ({ actor }) =>
    (eb) =>
      eb.and({ tenantId: actor.tenantId, ...clientsSeenBy(actor) }),
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

/** A client with the deprecated items that it used, each with its last use. */
export const readiness: Resource<'control.clientUses', LifecycleReadinessSearchInput, LifecycleReadinessSortField> = {
  label: 'LifecycleReadiness',
  table: 'control.clientUses',
  key: 'id',
  lookups: {},
  visible:
    ({ actor }) =>
    (eb) =>
      eb.and({ tenantId: actor.tenantId, ...clientsSeenBy(actor) }),
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
