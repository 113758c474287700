import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { orderStatusSet } from '../order-status/order-status.resource.js'
import {
  orderStatusSetCreateDto,
  orderStatusSetDto,
  orderStatusSetSearchDto,
  orderStatusSetUpdateDto,
} from './order-status-set.dto.js'
import { createSet, updateSet } from './order-status-set.service.js'

export const orderStatusSetRest = {
  'GET /v2/orderstatussets': list(orderStatusSet, orderStatusSetDto, orderStatusSetSearchDto),
  'POST /v2/orderstatussets': {
    ...create(orderStatusSet, orderStatusSetCreateDto, orderStatusSetDto),
    handle: (ctx, { input }) => createSet(ctx, input),
  },
  'POST /v2/orderstatussets/search': search(orderStatusSet, orderStatusSetDto, orderStatusSetSearchDto),
  'GET /v2/orderstatussets/{id}': one(orderStatusSet, 'id', orderStatusSetDto),
  'PATCH /v2/orderstatussets/{id}': {
    ...update(orderStatusSet, orderStatusSetUpdateDto, orderStatusSetDto),
    handle: (ctx, { params, input }) => updateSet(ctx, keyFromPath(orderStatusSet, params), input),
  },
  'DELETE /v2/orderstatussets/{id}': remove(orderStatusSet, orderStatusSetDto),
} satisfies Routes
