import { edits, orOwn, orRegister, owns, reads } from '../../../core/auth/access.js'

export const customerPolicy = {
  'query.customer': orOwn(reads('user'), 'customer'),
  'query.customers': reads('user'),
  'mutation.customerCreate': owns('user'),
  'mutation.customerRegister': orRegister(owns('user'), 'Consumers register themselves in a shop.'),
  'mutation.customerUpdate': orOwn(edits('user'), 'customer'),
  'mutation.customerDelete': owns('user'),
  'mutation.customerCsvImport': owns('user'),
  'mutation.customerCreateAccount': owns('user'),
  'mutation.customerDeleteAccount': owns('user'),
  'GET /v2/customers': reads('user'),
  'POST /v2/customers': owns('user'),
  'POST /v2/customers/search': reads('user'),
  'POST /v2/customers/bulk/{lookupKey}/delete': owns('user'),
  'POST /v2/customers/csv': owns('user'),
  'POST /v2/customers/bulk/{lookupKey}': owns('user'),
  'GET /v2/customers/{lookupKey}/{lookupValue}': reads('user'),
  'PATCH /v2/customers/{lookupKey}/{lookupValue}': edits('user'),
  'DELETE /v2/customers/{lookupKey}/{lookupValue}': owns('user'),
} as const
