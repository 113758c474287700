import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { orderStatusCreateDto, orderStatusDto, orderStatusSearchDto, orderStatusUpdateDto } from './order-status.dto.js'
import { orderStatus } from './order-status.resource.js'
import { createStatus, removeStatus, updateStatus } from './order-status.service.js'

export const orderStatusRest = {
  'GET /v2/orderstatuses': list(orderStatus, orderStatusDto, orderStatusSearchDto),
  'POST /v2/orderstatuses': {
    ...create(orderStatus, orderStatusCreateDto, orderStatusDto),
    handle: (ctx, { input }) => createStatus(ctx, input),
  },
  'POST /v2/orderstatuses/search': search(orderStatus, orderStatusDto, orderStatusSearchDto),
  'GET /v2/orderstatuses/{id}': one(orderStatus, 'id', orderStatusDto),
  'PATCH /v2/orderstatuses/{id}': {
    ...update(orderStatus, orderStatusUpdateDto, orderStatusDto),
    handle: (ctx, { params, input }) => updateStatus(ctx, keyFromPath(orderStatus, params), input),
  },
  'DELETE /v2/orderstatuses/{id}': {
    ...remove(orderStatus, orderStatusDto),
    handle: (ctx, { params }) => removeStatus(ctx, keyFromPath(orderStatus, params)),
  },
} satisfies Routes
