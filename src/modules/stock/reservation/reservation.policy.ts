import { edits } from '../../../core/auth/access.js'

export const reservationPolicy = {
  'POST /v2/inventory/reservations': edits('order'),
  'DELETE /v2/inventory/reservations/{reference}': edits('order'),
} as const
