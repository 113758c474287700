import { sql } from 'kysely'
import type { CarrierSortField, CarriersSearchInput } from '../../contract/contract.gen.js'
import { dateRange, type Filter, oneOf, type Resource, visibleToAll } from '../../core/store/resource.js'

/** Any of the given warehouses; an empty list filters nothing. */
const collectsAt: Filter<'carrier', readonly number[]> = (eb, ids) =>
  ids.length === 0
    ? eb.val(true)
    : eb.exists(
        eb
          .selectFrom('carrierWarehouse')
          .select('carrierWarehouse.warehouseId')
          .whereRef('carrierWarehouse.carrierId', '=', 'carrier.id')
          .where('carrierWarehouse.warehouseId', '=', sql<number>`any(${ids})`),
      )

/** Who brings the goods, or how customers collect them. */
export const carrier: Resource<'carrier', CarriersSearchInput, CarrierSortField> = {
  label: 'Carrier',
  table: 'carrier',
  key: 'id',
  lookups: { name: ['name'] },
  visible: visibleToAll,
  filters: {
    ids: oneOf('id'),
    names: oneOf('name'),
    types: oneOf('type'),
    warehouseIds: collectsAt,
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: { ID: 'id', NAME: 'name', LAST_MODIFIED_AT: 'lastModifiedAt', CREATED_AT: 'createdAt' },
  localized: ['descriptions'],
}
