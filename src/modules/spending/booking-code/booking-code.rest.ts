import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { bookingCodeCreateDto, bookingCodeDto, bookingCodeSearchDto, bookingCodeUpdateDto } from './booking-code.dto.js'
import { bookingCode } from './booking-code.resource.js'
import { createBookingCode, deleteBookingCode, updateBookingCode } from './booking-code.service.js'

export const bookingCodeRest = {
  'GET /v2/booking-codes': list(bookingCode, bookingCodeDto, bookingCodeSearchDto),
  'POST /v2/booking-codes': {
    ...create(bookingCode, bookingCodeCreateDto, bookingCodeDto),
    handle: (ctx, { input }) => createBookingCode(ctx, input),
  },
  'POST /v2/booking-codes/search': search(bookingCode, bookingCodeDto, bookingCodeSearchDto),
  'GET /v2/booking-codes/{id}': one(bookingCode, 'id', bookingCodeDto),
  'PATCH /v2/booking-codes/{id}': {
    ...update(bookingCode, bookingCodeUpdateDto, bookingCodeDto),
    handle: (ctx, { params, input }) => updateBookingCode(ctx, keyFromPath(bookingCode, params), input),
  },
  'DELETE /v2/booking-codes/{id}': {
    ...remove(bookingCode, bookingCodeDto),
    handle: (ctx, { params }) => deleteBookingCode(ctx, keyFromPath(bookingCode, params)),
  },
} satisfies Routes
