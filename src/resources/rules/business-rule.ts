import type { BusinessRuleSearchInput } from '../../contract/contract.gen.js'
import { dateRange, type Filter, oneOf, type Resource, visibleToAll } from '../../core/store/resource.js'

/** Rules that hold in a channel: its own, and those of all channels. */
const holdsIn: Filter<'businessRule', number> = (eb, id) => eb.or([eb('channelId', '=', id), eb('channelId', 'is', null)])

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
    shopId: holdsIn,
    channelId: holdsIn,
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: {} as Record<never, never>,
  localized: ['name'],
}
