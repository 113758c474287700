import { sql } from 'kysely'
import type { CarrierSortField, CarriersSearchInput } from '../../../contract/contract.gen.js'
import { dateRange, type Filter, oneOf, type Resource, visibleToAll } from '../../../core/store/resource.js'

/** Finds carriers that collect at any of the warehouses; an empty array does not filter. */
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

/** A delivery service, or a way for customers to pick up their goods. */
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
