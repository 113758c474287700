import type { Dto } from '../../../interfaces/rest/dto.js'

export const creditEntryDto: Dto = { name: 'CreditEntry', from: 'CreditEntry' }
export const creditEntryCreateDto: Dto = { name: 'CreditEntryCreateInput', from: 'CreditEntryCreateInput' }
export const creditEntrySearchDto: Dto = { name: 'CreditEntrySearchInput', from: 'CreditEntrySearchInput', isSearch: true }
