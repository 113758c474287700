import { edits, owns, reads } from '../../../core/auth/access.js'

export const orderStatusPolicy = {
  'query.orderStatuses': reads('order'),
  'query.orderStatus': reads('order'),
  'mutation.orderStatusCreate': owns('order'),
  'mutation.orderStatusUpdate': edits('order'),
  'mutation.orderStatusDelete': owns('order'),
  'GET /v2/orderstatuses': reads('order'),
  'POST /v2/orderstatuses': owns('order'),
  'POST /v2/orderstatuses/search': reads('order'),
  'GET /v2/orderstatuses/{id}': reads('order'),
  'PATCH /v2/orderstatuses/{id}': edits('order'),
  'DELETE /v2/orderstatuses/{id}': owns('order'),
} as const
