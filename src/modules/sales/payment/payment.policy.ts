import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

export const paymentPolicy = {
  'query.payment': reads('order'),
  'query.payments': reads('order'),
  'mutation.paymentCreate': owns('order'),
  'mutation.paymentUpdate': edits('order'),
  'mutation.paymentDelete': owns('order'),
  'mutation.paymentStart': orOwn(edits('order'), 'contact', 'customer'),
  'mutation.paymentCapture': edits('order'),
  'mutation.paymentCancel': edits('order'),
  'mutation.paymentRefund': owns('order'),
  'mutation.paymentRefreshStatus': edits('order'),
  'POST /v2/payments/start': edits('order'),
  'POST /v2/payments/{id}/capture': edits('order'),
  'POST /v2/payments/{id}/cancel': edits('order'),
  'POST /v2/payments/{id}/refund': owns('order'),
  'POST /v2/payments/{id}/refresh-status': edits('order'),
  'GET /v2/payments': reads('order'),
  'POST /v2/payments': owns('order'),
  'GET /v2/payments/{id}': reads('order'),
  'PATCH /v2/payments/{id}': edits('order'),
  'DELETE /v2/payments/{id}': owns('order'),
} as const
