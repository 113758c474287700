import type { Routes } from '../../../interfaces/rest/route.js'
import { create } from '../../../interfaces/rest/verbs.js'
import { order } from '../../../resources/sales/order.js'
import { orderCreateDto, orderDto } from '../order/order.dto.js'
import { createOrder } from './order-create.service.js'

export const orderCreateRest = {
  'POST /v2/orders': {
    ...create(order, orderCreateDto, orderDto),
    handle: (ctx, { input }) => createOrder(ctx, input),
  },
} satisfies Routes
