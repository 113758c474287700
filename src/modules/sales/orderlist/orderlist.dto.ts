import type { Dto } from '../../../interfaces/rest/dto.js'
import { listedItems, listedParties } from './list-items.dto.js'
import { orderlistItems } from './orderlist.service.js'

export const orderlistDto: Dto = {
  name: 'Orderlist',
  from: 'Orderlist',
  nest: { ...listedItems(orderlistItems), ...listedParties },
}
export const orderlistCreateDto: Dto = { name: 'OrderlistCreateInput', from: 'OrderlistCreateInput' }
export const orderlistUpdateDto: Dto = { name: 'OrderlistUpdateInput', from: 'OrderlistUpdateInput' }
export const orderlistSearchDto: Dto = { name: 'OrderlistSearchInput', from: 'OrderlistSearchInput', isSearch: true }
export const orderlistItemsDto: Dto = { name: 'OrderlistItemsInput', from: 'OrderlistItemsInput' }
export const orderlistUsersDto: Dto = { name: 'OrderlistUsersInput', from: 'OrderlistUsersInput' }
export const orderlistCompaniesDto: Dto = { name: 'OrderlistCompaniesInput', from: 'OrderlistCompaniesInput' }
