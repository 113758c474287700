import { deleteMany, importFile } from '../../../interfaces/rest/mass-verbs.js'
import type { Routes } from '../../../interfaces/rest/route.js'
import {
  bulkBySource,
  create,
  list,
  oneByLookup,
  removeByLookup,
  search,
  updateByLookup,
} from '../../../interfaces/rest/verbs.js'
import { customer, customerLookup } from '../../../resources/accounts/customer.js'
import { upsertCustomers } from './customer.bulk.js'
import { importCustomers } from './customer.csv.js'
import { customerBulkDto, customerCreateDto, customerDto, customerSearchDto, customerUpdateDto } from './customer.dto.js'
import { createCustomer, removeCustomer, updateCustomer } from './customer.service.js'

export const customerRest = {
  'GET /v2/customers': list(customer, customerDto, customerSearchDto),
  'POST /v2/customers': {
    ...create(customer, customerCreateDto, customerDto),
    handle: (ctx, { input }) => createCustomer(ctx, input),
  },
  'POST /v2/customers/search': search(customer, customerDto, customerSearchDto),
  'POST /v2/customers/bulk/{lookupKey}/delete': deleteMany(customerLookup, removeCustomer),
  'POST /v2/customers/csv': importFile('customers', importCustomers),
  'POST /v2/customers/bulk/{lookupKey}': bulkBySource(customerLookup, customerBulkDto, 'customers', upsertCustomers),
  'GET /v2/customers/{lookupKey}/{lookupValue}': oneByLookup(customerLookup, customerDto),
  'PATCH /v2/customers/{lookupKey}/{lookupValue}': updateByLookup(customerLookup, customerUpdateDto, customerDto, updateCustomer),
  'DELETE /v2/customers/{lookupKey}/{lookupValue}': removeByLookup(customerLookup, customerDto, removeCustomer),
} satisfies Routes
