import type { Dto } from '../../../interfaces/rest/dto.js'

export const spendingEntryDto: Dto = { name: 'SpendingEntry', from: 'SpendingEntry' }
export const spendingEntrySearchDto: Dto = { name: 'SpendingEntrySearchInput', from: 'SpendingEntrySearchInput', isSearch: true }
