import { sql } from 'kysely'
import type {
  DecisionHookCallSearchInput,
  DecisionHookCallSortField,
  DecisionHookSearchInput,
  DecisionHookSortField,
} from '../../../contract/contract.gen.js'
import { dateRange, equals, oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'

/** Another system that is asked before a decision about a sale. */
export const decisionHook: Resource<'decisionHook', DecisionHookSearchInput, DecisionHookSortField> = {
  label: 'DecisionHook',
  table: 'decisionHook',
  key: 'uuid',
  lookups: { name: ['name'] },
  visible: visibleToAll,
  filters: {
    names: oneOf('name'),
    points: (eb, points) => (points.length === 0 ? eb.val(true) : sql<boolean>`points && ${points}::text[]`),
    active: equals('active'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', NAME: 'name', PRIORITY: 'priority', CREATED_AT: 'createdAt', LAST_MODIFIED_AT: 'lastModifiedAt' },
}

/** A call of a hook. Calls are only added, and the oldest ones deleted. */
export const decisionHookCall: Resource<'decisionHookCall', DecisionHookCallSearchInput, DecisionHookCallSortField> = {
  label: 'DecisionHookCall',
  table: 'decisionHookCall',
  key: 'uuid',
  lookups: {},
  visible: visibleToAll,
  filters: {
    hookIds: oneOf('hookId'),
    points: oneOf('point'),
    statuses: oneOf('status'),
    createdAt: dateRange('createdAt'),
  },
  sort: { ID: 'id', DURATION_MS: 'durationMs', CREATED_AT: 'createdAt' },
}
