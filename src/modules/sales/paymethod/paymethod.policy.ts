import { anyKey, edits, owns, reads } from '../../../core/auth/access.js'

const checkout = anyKey('a checkout shows the payment methods')

export const payMethodPolicy = {
  'query.payMethod': checkout,
  'query.payMethods': checkout,
  'mutation.payMethodCreate': owns('configuration'),
  'mutation.payMethodUpdate': edits('configuration'),
  'mutation.payMethodDelete': owns('configuration'),
  'GET /v2/paymethods': reads('configuration'),
  'POST /v2/paymethods': owns('configuration'),
  'POST /v2/paymethods/search': reads('configuration'),
  'POST /v2/paymethods/bulk/{lookupKey}': owns('configuration'),
  'GET /v2/paymethods/{id}': reads('configuration'),
  'PATCH /v2/paymethods/{id}': edits('configuration'),
  'DELETE /v2/paymethods/{id}': owns('configuration'),
} as const
