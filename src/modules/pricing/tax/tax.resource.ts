import type { TaxSearchInput, TaxSortField } from '../../../contract/contract.gen.js'
import { dateRange, equals, type Resource, visibleToAll } from '../../../core/store/resource.js'
import { holdsInChannel } from '../../../resources/shapes/channel.js'

/** A tax rate: the percentage that applies to goods of a tax code in a zone. */
export const tax: Resource<'tax', TaxSearchInput, TaxSortField> = {
  label: 'Tax',
  table: 'tax',
  key: 'uuid',
  lookups: { zoneAndCode: ['zone', 'code'] },
  visible: visibleToAll,
  filters: {
    code: equals('code'),
    zone: equals('zone'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
    shopId: holdsInChannel('shopId'),
  },
  sort: {
    ID: 'id',
    SHOP_ID: 'shopId',
    CODE: 'code',
    ZONE: 'zone',
    PERCENTAGE: 'percentage',
    EXPORT_CODE: 'exportCode',
    CREATED_AT: 'createdAt',
    LAST_MODIFIED_AT: 'lastModifiedAt',
  },
}
