import { sql } from 'kysely'
import type { AgentSearchInput, AgentSortField } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { dateRange, equals, oneOf, type Resource } from '../../../core/store/resource.js'

/** A chat partner outside the shop. Buyers see enabled ones. */
export const agent: Resource<'agent', AgentSearchInput, AgentSortField> = {
  label: 'Agent',
  table: 'agent',
  key: 'uuid',
  lookups: {},
  codes: { exists: 'AGENT_CREATE_ERROR', existsOnUpdate: 'AGENT_UPDATE_ERROR' },
  visible: ({ actor }, access) => {
    if (hasRole(actor.roles, 'configuration', access)) return null
    return (eb) => (access === 'VIEWER' ? eb('active', '=', true) : eb.val(false))
  },
  filters: {
    ids: oneOf('uuid'),
    active: equals('active'),
    types: (eb, types) => (types.length === 0 ? eb.val(true) : sql<boolean>`types && ${types}::text[]`),
    triggers: oneOf('trigger'),
    interactionModes: oneOf('interactionMode'),
    createdByAdminUserIds: oneOf('createdByAdminUserId'),
    lastModifiedByAdminUserIds: oneOf('lastModifiedByAdminUserId'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: {
    ID: 'id',
    ACTIVE: 'active',
    TRIGGER: 'trigger',
    INTERACTION_MODE: 'interactionMode',
    CREATED_AT: 'createdAt',
    LAST_MODIFIED_AT: 'lastModifiedAt',
    CREATED_BY_ADMIN_USER_ID: 'createdByAdminUserId',
    LAST_MODIFIED_BY_ADMIN_USER_ID: 'lastModifiedByAdminUserId',
  },
  localized: ['names', 'descriptions', 'welcomeMessages', 'buttonLabels'],
}
