import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, update } from '../../../interfaces/rest/verbs.js'
import { paymentCreateDto, paymentDto, paymentSearchDto, paymentUpdateDto } from './payment.dto.js'
import { payment } from './payment.resource.js'
import { createPayment, removePayment, updatePayment } from './payment.service.js'

export const paymentRest = {
  'GET /v2/payments': list(payment, paymentDto, paymentSearchDto),
  'POST /v2/payments': {
    ...create(payment, paymentCreateDto, paymentDto),
    handle: (ctx, { input }) => createPayment(ctx, input),
  },
  'GET /v2/payments/{id}': one(payment, 'id', paymentDto),
  'PATCH /v2/payments/{id}': {
    ...update(payment, paymentUpdateDto, paymentDto),
    handle: (ctx, { params, input }) => updatePayment(ctx, keyFromPath(payment, params), input),
  },
  'DELETE /v2/payments/{id}': {
    ...remove(payment, paymentDto),
    handle: (ctx, { params }) => removePayment(ctx, keyFromPath(payment, params)),
  },
} satisfies Routes
