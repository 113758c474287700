import { edits, orOwn, reads } from '../../../core/auth/access.js'

/** Buyers read the shipments of their own orders. */
const readsOwn = orOwn(reads('order'), 'contact', 'customer')

export const shipmentPolicy = {
  'query.shipment': readsOwn,
  'query.shipments': readsOwn,
  'query.shipmentItem': readsOwn,
  'query.shipmentItems': readsOwn,
  'mutation.shipmentCreate': edits('order'),
  'mutation.shipmentUpdate': edits('order'),
  'mutation.shipmentDelete': edits('order'),
  'mutation.shipmentItemCreate': edits('order'),
  'mutation.shipmentItemUpdate': edits('order'),
  'mutation.shipmentItemDelete': edits('order'),
  'GET /v2/shipments': reads('order'),
  'POST /v2/shipments': edits('order'),
  'POST /v2/shipments/search': reads('order'),
  'GET /v2/shipments/{id}': reads('order'),
  'PATCH /v2/shipments/{id}': edits('order'),
  'DELETE /v2/shipments/{id}': edits('order'),
} as const
