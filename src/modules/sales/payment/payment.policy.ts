import { edits, owns, reads } from '../../../core/auth/access.js'

export const paymentPolicy = {
  'query.payment': reads('order'),
  'query.payments': reads('order'),
  'mutation.paymentCreate': owns('order'),
  'mutation.paymentUpdate': edits('order'),
  'mutation.paymentDelete': owns('order'),
  'GET /v2/payments': reads('order'),
  'POST /v2/payments': owns('order'),
  'GET /v2/payments/{id}': reads('order'),
  'PATCH /v2/payments/{id}': edits('order'),
  'DELETE /v2/payments/{id}': owns('order'),
} as const
