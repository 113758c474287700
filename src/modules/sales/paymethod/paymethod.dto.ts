import type { Dto } from '../../../interfaces/rest/dto.js'

export const payMethodDto: Dto = { name: 'PayMethod', from: 'PayMethod' }
export const payMethodCreateDto: Dto = { name: 'PayMethodCreateInput', from: 'PayMethodCreateInput' }
export const payMethodUpdateDto: Dto = { name: 'PayMethodUpdateInput', from: 'PayMethodUpdateInput' }
export const payMethodBulkDto: Dto = { name: 'PayMethodBulkItemDto', from: 'PayMethodUpdateInput' }
export const payMethodSearchDto: Dto = { name: 'PayMethodSearchInput', from: 'PayMethodSearchInput', isSearch: true }
