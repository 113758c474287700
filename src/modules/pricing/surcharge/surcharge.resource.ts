import type { SurchargeSearchInput } from '../../../contract/contract.gen.js'
import { dateRange, equals, type Resource, visibleToAll } from '../../../core/store/resource.js'

/** A surcharge: a flat fee or a percentage that is added to the price of goods. */
export const surcharge: Resource<'surcharge', SurchargeSearchInput, never> = {
  label: 'Surcharge',
  table: 'surcharge',
  key: 'uuid',
  lookups: {},
  codes: { notFound: 'NOT_FOUND_SURCHARGE_ERROR', inUse: 'DELETE_SURCHARGE_ERROR' },
  visible: visibleToAll,
  filters: {
    type: equals('type'),
    taxCode: equals('taxCodeValue'),
    taxCodeValue: equals('taxCodeValue'),
    enabled: equals('enabled'),
    taxZone: equals('taxZone'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: {},
  localized: ['name', 'description'],
}
