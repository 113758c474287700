import type { RestErrorTable } from '../../../interfaces/rest/published-errors.js'

export const bookingCodeErrors: RestErrorTable = {
  BOOKING_CODE_UNKNOWN: {
    code: 97005,
    type: 'BookingCodeUnknown',
    status: 400,
    when: 'The company has cost centres or projects, and the given one is not among the active ones.',
  },
}
