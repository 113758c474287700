import type { Dto } from '../../../interfaces/rest/dto.js'

export const crossupsellDto: Dto = { name: 'Crossupsell', from: 'Crossupsell' }
export const crossupsellCreateDto: Dto = { name: 'CrossupsellCreateInput', from: 'CrossupsellCreateInput' }
export const crossupsellUpdateDto: Dto = { name: 'CrossupsellUpdateInput', from: 'CrossupsellUpdateInput' }
export const crossupsellSearchDto: Dto = { name: 'CrossupsellSearchInput', from: 'CrossupsellSearchInput', isSearch: true }
