import type { Dto } from '../../../interfaces/rest/dto.js'
import { orderStatusDto } from '../order-status/order-status.dto.js'
import { statusesOfSet } from '../order-status/order-status.resource.js'

export const orderStatusSetDto: Dto = {
  name: 'OrderStatusSet',
  from: 'OrderStatusSet',
  nest: { orderStatuses: { dto: orderStatusDto, of: statusesOfSet, many: true } },
}
export const orderStatusSetCreateDto: Dto = { name: 'CreateOrderStatusSetInput', from: 'CreateOrderStatusSetInput' }
export const orderStatusSetUpdateDto: Dto = { name: 'UpdateOrderStatusSetInput', from: 'UpdateOrderStatusSetInput' }
export const orderStatusSetSearchDto: Dto = {
  name: 'OrderStatusSetsSearchInput',
  from: 'OrderStatusSetsSearchInput',
  isSearch: true,
}
