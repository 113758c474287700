import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

export const bookingCodePolicy = {
  'query.bookingCode': orOwn(reads('user'), 'contact'),
  'query.bookingCodes': orOwn(reads('user'), 'contact'),
  'mutation.bookingCodeCreate': orOwn(owns('user'), 'manager'),
  'mutation.bookingCodeUpdate': orOwn(edits('user'), 'manager'),
  'mutation.bookingCodeDelete': orOwn(owns('user'), 'manager'),
  'GET /v2/booking-codes': reads('user'),
  'POST /v2/booking-codes': owns('user'),
  'POST /v2/booking-codes/search': reads('user'),
  'GET /v2/booking-codes/{id}': reads('user'),
  'PATCH /v2/booking-codes/{id}': edits('user'),
  'DELETE /v2/booking-codes/{id}': owns('user'),
} as const
