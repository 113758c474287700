import type { Dto } from '../../../interfaces/rest/dto.js'
import { warehouseDto } from '../warehouse/warehouse.dto.js'
import { warehousesOfCarrier } from './carrier.relations.js'

export const carrierDto: Dto = {
  name: 'Carrier',
  from: 'Carrier',
  nest: { warehouses: { dto: warehouseDto, of: warehousesOfCarrier, many: true } },
}
export const carrierCreateDto: Dto = { name: 'CarrierCreateInput', from: 'CarrierCreateInput' }
export const carrierUpdateDto: Dto = { name: 'CarrierUpdateInput', from: 'CarrierUpdateInput' }
export const carrierBulkDto: Dto = { name: 'CarrierBulkItemDto', from: 'CarrierUpdateInput' }
export const carrierSearchDto: Dto = { name: 'CarriersSearchInput', from: 'CarriersSearchInput', isSearch: true }
