import type { WarehouseSortField, WarehousesSearchInput } from '../../contract/contract.gen.js'
import type { Relation } from '../../core/store/relations.js'
import { equals, oneOf, type Resource, visibleToAll } from '../../core/store/resource.js'
import { rowsOf } from '../../core/store/store.js'
import type { WarehouseAddressRow, WarehouseRow } from '../../db/db.gen.js'

/** A place where goods are stored. Customers may be able to pick up their orders there. */
export const warehouse: Resource<'warehouse', WarehousesSearchInput, WarehouseSortField> = {
  label: 'Warehouse',
  table: 'warehouse',
  key: 'id',
  lookups: { name: ['name'] },
  codes: { exists: 'WAREHOUSE_CREATE_ERROR', existsOnUpdate: 'WAREHOUSE_UPDATE_ERROR' },
  visible: visibleToAll,
  filters: {
    ids: oneOf('id'),
    isActive: equals('isActive'),
    isStore: equals('isStore'),
    isPickupLocation: equals('isPickupLocation'),
  },
  sort: { LAST_MODIFIED_AT: 'lastModifiedAt', CREATED_AT: 'createdAt' },
}

/** The address of a warehouse, which has at most one. */
export const warehouseAddress: Resource<'warehouseAddress', object, never> = {
  label: 'WarehouseAddress',
  table: 'warehouseAddress',
  key: 'id',
  lookups: { warehouse: ['warehouseId'] },
  visible: visibleToAll,
  filters: {},
  sort: {},
}

/** A deleted warehouse with its address, which can no longer be read from the database. */
export type DeletedWarehouse = WarehouseRow & { address?: WarehouseAddressRow | null }

/** Returns the address of each warehouse, or null. */
export const addressOfWarehouse: Relation<DeletedWarehouse, WarehouseAddressRow | null> = async (ctx, warehouses) => {
  const ids = warehouses.flatMap(({ address, addressId }) => (address === undefined && addressId !== null ? [addressId] : []))
  const rows = ids.length ? await rowsOf(ctx, warehouseAddress, 'id', ids) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return warehouses.map(({ address, addressId }) => address ?? byId.get(addressId ?? 0) ?? null)
}
