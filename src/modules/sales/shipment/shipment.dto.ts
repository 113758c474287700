import type { Dto } from '../../../interfaces/rest/dto.js'
import { itemsOfShipment, sourcesOfShipment, trackAndTracesOfShipment } from '../../../resources/sales/shipment.js'
import { nestedSources } from '../../../resources/shapes/source.dto.js'

const shipmentItemDto: Dto = { name: 'ShipmentItem', from: 'ShipmentItem' }
export const trackAndTraceDto: Dto = { name: 'TrackAndTrace', from: 'TrackAndTrace', omit: ['url'] }
export const shipmentDto: Dto = {
  name: 'Shipment',
  from: 'Shipment',
  omit: ['sources'],
  nest: {
    items: { dto: shipmentItemDto, of: itemsOfShipment, many: true },
    trackAndTraces: { dto: trackAndTraceDto, of: trackAndTracesOfShipment, many: true },
    sources: nestedSources(sourcesOfShipment),
  },
}
export const shipmentCreateDto: Dto = { name: 'ShipmentCreateInput', from: 'ShipmentCreateInput' }
export const shipmentUpdateDto: Dto = { name: 'ShipmentUpdateInput', from: 'ShipmentUpdateInput' }
export const shipmentSearchDto: Dto = { name: 'ShipmentSearchInput', from: 'ShipmentSearchInput', isSearch: true }
