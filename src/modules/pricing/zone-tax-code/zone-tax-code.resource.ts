import type { ZoneTaxCodeSearchInput, ZoneTaxCodeSortField } from '../../../contract/contract.gen.js'
import { dateRange, oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'

/** The tax code of a price in a zone where it is not the default one. */
export const zoneTaxCode: Resource<'zoneTaxCode', ZoneTaxCodeSearchInput, ZoneTaxCodeSortField> = {
  label: 'ZoneTaxCode',
  table: 'zoneTaxCode',
  key: 'uuid',
  lookups: { priceAndZone: ['priceId', 'zone'] },
  visible: visibleToAll,
  filters: {
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    ids: oneOf('uuid'),
    priceIds: oneOf('priceId'),
    taxCodes: oneOf('taxCode'),
    zones: oneOf('zone'),
  },
  sort: { ID: 'id', TAX_CODE: 'taxCode', ZONE: 'zone', LAST_MODIFIED_AT: 'lastModifiedAt', CREATED_AT: 'createdAt' },
}
