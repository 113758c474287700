import type { Dto } from '../../../interfaces/rest/dto.js'

export const bookingCodeDto: Dto = { name: 'BookingCode', from: 'BookingCode' }
export const bookingCodeCreateDto: Dto = { name: 'BookingCodeCreateInput', from: 'BookingCodeCreateInput' }
export const bookingCodeUpdateDto: Dto = { name: 'BookingCodeUpdateInput', from: 'BookingCodeUpdateInput' }
export const bookingCodeSearchDto: Dto = { name: 'BookingCodeSearchInput', from: 'BookingCodeSearchInput', isSearch: true }
