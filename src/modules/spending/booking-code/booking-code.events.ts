import { declareEvents } from '../../../core/events.js'

export const bookingCodeEvents = declareEvents(
  ['BOOKING_CODE_CREATED', 'BOOKING_CODE_UPDATED', 'BOOKING_CODE_DELETED'],
  ['bookingCodeId'],
)
