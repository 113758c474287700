import type { Ctx } from '../../../core/context.js'
import { get } from '../../../core/store/store.js'
import type { RestRequest, Routes } from '../../../faces/rest/route.js'
import { bulkBySource, create, keyByLookup, list, one, remove, SOURCE, search, update } from '../../../faces/rest/verbs.js'
import { customer, customerSource } from '../../../resources/accounts/customer.js'
import { upsertCustomers } from './customer.bulk.js'
import { customerBulkDto, customerCreateDto, customerDto, customerSearchDto, customerUpdateDto } from './customer.dto.js'
import { createCustomer, removeCustomer, updateCustomer } from './customer.service.js'

const keyOf = (ctx: Ctx, asked: RestRequest) => keyByLookup(ctx, customer, customerSource, asked)

export const customerRest = {
  'GET /v2/customers': list(customer, customerDto, customerSearchDto),
  'POST /v2/customers': {
    ...create(customer, customerCreateDto, customerDto),
    handle: (ctx, { input }) => createCustomer(ctx, input),
  },
  'POST /v2/customers/search': search(customer, customerDto, customerSearchDto),
  'POST /v2/customers/bulk/{lookupKey}': bulkBySource(customer, customerSource, customerBulkDto, 'customers', upsertCustomers),
  'GET /v2/customers/{lookupKey}/{lookupValue}': {
    ...one(customer, 'id', customerDto),
    queryParameters: SOURCE,
    handle: async (ctx, asked) => get(ctx, customer, await keyOf(ctx, asked)),
  },
  'PATCH /v2/customers/{lookupKey}/{lookupValue}': {
    ...update(customer, customerUpdateDto, customerDto),
    queryParameters: SOURCE,
    handle: async (ctx, asked) => updateCustomer(ctx, await keyOf(ctx, asked), asked.input),
  },
  'DELETE /v2/customers/{lookupKey}/{lookupValue}': {
    ...remove(customer, customerDto),
    queryParameters: SOURCE,
    handle: async (ctx, asked) => removeCustomer(ctx, await keyOf(ctx, asked)),
  },
} satisfies Routes
