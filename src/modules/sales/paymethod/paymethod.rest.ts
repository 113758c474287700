import type { Routes } from '../../../interfaces/rest/route.js'
import { bulk, create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { payMethodBulkDto, payMethodCreateDto, payMethodDto, payMethodSearchDto, payMethodUpdateDto } from './paymethod.dto.js'
import { payMethod } from './paymethod.resource.js'
import { createPayMethod, updatePayMethod, upsertPayMethods } from './paymethod.service.js'

export const payMethodRest = {
  'GET /v2/paymethods': list(payMethod, payMethodDto, payMethodSearchDto),
  'POST /v2/paymethods': {
    ...create(payMethod, payMethodCreateDto, payMethodDto),
    handle: (ctx, { input }) => createPayMethod(ctx, input),
  },
  'POST /v2/paymethods/search': search(payMethod, payMethodDto, payMethodSearchDto),
  'POST /v2/paymethods/bulk/{lookupKey}': bulk(payMethod, payMethodBulkDto, 'paymethods', ['externalCode'], upsertPayMethods),
  'GET /v2/paymethods/{id}': one(payMethod, 'id', payMethodDto),
  'PATCH /v2/paymethods/{id}': {
    ...update(payMethod, payMethodUpdateDto, payMethodDto),
    handle: (ctx, { params, input }) => updatePayMethod(ctx, keyFromPath(payMethod, params), input),
  },
  'DELETE /v2/paymethods/{id}': remove(payMethod, payMethodDto),
} satisfies Routes
