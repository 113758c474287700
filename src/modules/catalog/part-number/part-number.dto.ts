import type { Dto } from '../../../interfaces/rest/dto.js'

export const partNumberDto: Dto = { name: 'PartNumber', from: 'PartNumber' }
export const partNumberCreateDto: Dto = { name: 'PartNumberCreateInput', from: 'PartNumberCreateInput' }
export const partNumberUpdateDto: Dto = { name: 'PartNumberUpdateInput', from: 'PartNumberUpdateInput' }
export const partNumberBulkItemDto: Dto = { name: 'PartNumberBulkItemInput', from: 'PartNumberBulkItemInput' }
export const partNumberSearchDto: Dto = { name: 'PartNumberSearchInput', from: 'PartNumberSearchInput', isSearch: true }
