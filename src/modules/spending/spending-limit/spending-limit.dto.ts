import type { Dto } from '../../../interfaces/rest/dto.js'

export const spendingLimitDto: Dto = { name: 'SpendingLimit', from: 'SpendingLimit' }
export const spendingLimitCreateDto: Dto = { name: 'SpendingLimitCreateInput', from: 'SpendingLimitCreateInput' }
export const spendingLimitUpdateDto: Dto = { name: 'SpendingLimitUpdateInput', from: 'SpendingLimitUpdateInput' }
export const spendingLimitSearchDto: Dto = { name: 'SpendingLimitSearchInput', from: 'SpendingLimitSearchInput', isSearch: true }
