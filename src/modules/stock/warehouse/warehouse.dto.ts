import type { Dto } from '../../../interfaces/rest/dto.js'
import { addressOfWarehouse } from '../../../resources/stock/warehouse.js'

export const warehouseAddressDto: Dto = { name: 'WarehouseAddress', from: 'WarehouseAddress' }
export const warehouseDto: Dto = {
  name: 'Warehouse',
  from: 'Warehouse',
  nest: { address: { dto: warehouseAddressDto, of: addressOfWarehouse } },
}
/** REST calls the address as it does in responses. */
const address = { address: 'CreateWarehouseAddressInput' }
export const warehouseCreateDto: Dto = {
  name: 'CreateWarehouseInput',
  from: 'CreateWarehouseInput',
  omit: ['createWarehouseAddress'],
  also: address,
}
/** REST has no shop of a warehouse. */
const omit = ['shopId']
export const warehouseUpdateDto: Dto = { name: 'UpdateWarehouseInput', from: 'UpdateWarehouseInput', omit }
export const warehouseBulkDto: Dto = { name: 'WarehouseBulkItemDto', from: 'UpdateWarehouseInput', omit, also: address }
export const warehouseSearchDto: Dto = { name: 'WarehousesSearchInput', from: 'WarehousesSearchInput', isSearch: true }
/** The path names the warehouse, and a warehouse has one address. */
export const warehouseAddressUpdateDto: Dto = {
  name: 'WarehouseAddressUpdateInput',
  from: 'UpdateWarehouseAddressInput',
  omit: ['id'],
}
export const warehouseAddressCreateDto: Dto = { name: 'WarehouseAddressCreateInput', from: 'CreateWarehouseAddressInput' }
