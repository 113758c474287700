import { sql } from 'kysely'
import type { EventActionConfigSearchInput, EventActionConfigSortField } from '../../../contract/contract.gen.js'
import { oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'

/** An action triggered by an event. */
export const eventActionConfig: Resource<'eventActionConfig', EventActionConfigSearchInput, EventActionConfigSortField> = {
  label: 'EventActionConfig',
  table: 'eventActionConfig',
  key: 'uuid',
  lookups: {},
  codes: { notFound: 'EVENT_ACTION_CONFIG_NOT_FOUND', exists: 'EVENT_ACTION_CONFIG_ALREADY_EXISTS' },
  visible: visibleToAll,
  filters: {
    triggers: oneOf('trigger'),
    codes: oneOf('code'),
    channelIds: (eb, ids) =>
      ids.length === 0 ? eb.val(true) : sql<boolean>`("channelIds" = '{}' or "channelIds" && ${ids}::int4[])`,
  },
  sort: { TRIGGER: 'trigger', LAST_MODIFIED_AT: 'lastModifiedAt', CREATED_AT: 'createdAt' },
  localized: ['names'],
}
