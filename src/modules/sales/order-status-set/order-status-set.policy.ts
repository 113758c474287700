import { edits, owns, reads } from '../../../core/auth/access.js'

export const orderStatusSetPolicy = {
  'query.orderStatusSets': reads('order'),
  'query.orderStatusSet': reads('order'),
  'mutation.orderStatusSetCreate': owns('order'),
  'mutation.orderStatusSetUpdate': edits('order'),
  'mutation.orderStatusSetAddOrderStatuses': edits('order'),
  'mutation.orderStatusSetRemoveOrderStatuses': owns('order'),
  'mutation.orderStatusSetDelete': owns('order'),
  'GET /v2/orderstatussets': reads('order'),
  'POST /v2/orderstatussets': owns('order'),
  'POST /v2/orderstatussets/search': reads('order'),
  'GET /v2/orderstatussets/{id}': reads('order'),
  'PATCH /v2/orderstatussets/{id}': edits('order'),
  'DELETE /v2/orderstatussets/{id}': owns('order'),
} as const
