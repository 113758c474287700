import type { BusinessRuleSearchInput } from '../../../contract/contract.gen.js'
import { dateRange, oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'
import { holdsInChannel } from '../../../resources/shapes/channel.js'

/** A decision about carts, as a graph with a decision table. */
export const businessRule: Resource<'businessRule', BusinessRuleSearchInput, never> = {
  label: 'BusinessRule',
  table: 'businessRule',
  key: 'uuid',
  lookups: {},
  codes: { notFound: 'BUSINESS_RULE_NOT_FOUND' },
  visible: visibleToAll,
  filters: {
    type: oneOf('type'),
    shopId: holdsInChannel('channelId'),
    channelId: holdsInChannel('channelId'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: {} as Record<never, never>,
  localized: ['name'],
}
