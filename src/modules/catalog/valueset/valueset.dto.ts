import type { Dto } from '../../../interfaces/rest/dto.js'
import { firstItemsOfValueset } from './valueset.service.js'

export const valuesetItemDto: Dto = { name: 'ValuesetItem', from: 'ValuesetItem' }
export const valuesetItemCreateDto: Dto = { name: 'ValuesetItemCreateInput', from: 'ValuesetItemCreateInput' }
export const valuesetItemUpdateDto: Dto = { name: 'ValuesetItemUpdateInput', from: 'ValuesetItemUpdateInput' }
export const valuesetItemSearchDto: Dto = { name: 'ValuesetItemSearchInput', from: 'ValuesetItemSearchInput', isSearch: true }

export const valuesetDto: Dto = {
  name: 'Valueset',
  from: 'Valueset',
  description:
    'A set of values to choose from. `valuesetItems` contains its first 1000 values by id; `GET /v2/valuesets/{id}/items` pages through all of them.',
  nest: { valuesetItems: { dto: valuesetItemDto, of: firstItemsOfValueset, many: true } },
}
const valuesetCreateItemDto: Dto = { name: 'ValuesetCreateItemInput', from: 'ValuesetCreateItemInput' }
export const valuesetCreateDto: Dto = { name: 'ValuesetCreateInput', from: 'ValuesetCreateInput', inner: [valuesetCreateItemDto] }
export const valuesetUpdateDto: Dto = { name: 'ValuesetUpdateInput', from: 'ValuesetUpdateInput' }
export const valuesetBulkDto: Dto = {
  name: 'ValuesetBulkItemDto',
  from: 'ValuesetUpdateInput',
  description: 'A set, found by its name. `valuesetItems` are found by their value; items that are not listed stay.',
  also: { valuesetItems: '[ValuesetCreateItemInput!]' },
  inner: [valuesetCreateItemDto],
}
export const valuesetSearchDto: Dto = { name: 'ValuesetSearchInput', from: 'ValuesetSearchInput', isSearch: true }
