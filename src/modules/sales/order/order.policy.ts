import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

/** Buyers read their own orders and those of their companies. */
const readsOwn = orOwn(reads('order'), 'contact', 'customer')

export const orderPolicy = {
  'query.orders': readsOwn,
  'query.order': readsOwn,
  'query.orderAddress': readsOwn,
  'query.orderAddresses': readsOwn,
  'query.addressesByOrderId': reads('order'),
  'mutation.orderUpdate': edits('order'),
  'mutation.orderDelete': owns('order'),
  'mutation.orderSetStatus': edits('order'),
  'mutation.orderItemCreate': edits('order'),
  'mutation.orderItemUpdate': edits('order'),
  'mutation.orderItemDelete': edits('order'),
  'mutation.orderAddressUpdate': edits('order'),
  'mutation.orderUpdateAddress': edits('order'),
  'mutation.triggerOrderSendConfirm': reads('order'),
  'mutation.triggerQuoteSendRequest': reads('order'),
  'mutation.triggerQuoteSendValidation': reads('order'),
  'mutation.triggerQuoteSend': reads('order'),
  'GET /v2/orders': reads('order'),
  'POST /v2/orders/search': reads('order'),
  'GET /v2/orders/id/{id}': reads('order'),
  'PATCH /v2/orders/id/{id}': edits('order'),
} as const
