import { edits, orIn, orOwn, owns, reads } from '../../../core/auth/access.js'

const buyersRead = orOwn(orIn(reads('shop'), 'user'), 'contact', 'customer')

export const orderlistPolicy = {
  'query.orderlist': buyersRead,
  'query.orderlists': buyersRead,
  'query.computedOrderlists': buyersRead,
  'mutation.orderlistCreate': owns('shop'),
  'mutation.orderlistUpdate': edits('shop'),
  'mutation.orderlistAddItems': edits('shop'),
  'mutation.orderlistRemoveItems': edits('shop'),
  'mutation.orderlistAssignUsers': edits('shop'),
  'mutation.orderlistUnassignUsers': edits('shop'),
  'mutation.orderlistAssignCompanies': edits('shop'),
  'mutation.orderlistUnassignCompanies': edits('shop'),
  'mutation.orderlistDelete': owns('shop'),
  'GET /v2/orderlists': orIn(reads('shop'), 'user'),
  'POST /v2/orderlists': owns('shop'),
  'POST /v2/orderlists/search': orIn(reads('shop'), 'user'),
  'GET /v2/orderlists/{id}': orIn(reads('shop'), 'user'),
  'PATCH /v2/orderlists/{id}': edits('shop'),
  'DELETE /v2/orderlists/{id}': owns('shop'),
  'POST /v2/orderlists/{id}/items/add': edits('shop'),
  'POST /v2/orderlists/{id}/items/remove': edits('shop'),
  'POST /v2/orderlists/{id}/users/add': edits('shop'),
  'POST /v2/orderlists/{id}/users/remove': edits('shop'),
  'POST /v2/orderlists/{id}/companies/add': edits('shop'),
  'POST /v2/orderlists/{id}/companies/remove': edits('shop'),
} as const
