import type { Dto } from '../../../interfaces/rest/dto.js'

export const savedViewDto: Dto = { name: 'SavedView', from: 'SavedView' }
export const savedViewCreateDto: Dto = { name: 'SavedViewCreateInput', from: 'SavedViewCreateInput' }
export const savedViewUpdateDto: Dto = { name: 'SavedViewUpdateInput', from: 'SavedViewUpdateInput' }
export const savedViewSearchDto: Dto = { name: 'SavedViewSearchInput', from: 'SavedViewSearchInput', isSearch: true }
