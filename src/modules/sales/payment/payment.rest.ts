import type { PaymentOperationType } from '../../../contract/contract.gen.js'
import type { Route, Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, update } from '../../../interfaces/rest/verbs.js'
import {
  paymentCreateDto,
  paymentDto,
  paymentOperationDto,
  paymentOperationInputDto,
  paymentSearchDto,
  paymentStartDto,
  paymentUpdateDto,
} from './payment.dto.js'
import { changePayment, startPayment } from './payment.operations.js'
import { payment } from './payment.resource.js'
import { createPayment, removePayment, updatePayment } from './payment.service.js'

const operation = (summary: string, type: Exclude<PaymentOperationType, 'START'>): Route => ({
  summary,
  input: { kind: 'body', dto: paymentOperationInputDto },
  output: { kind: 'one', dto: paymentOperationDto },
  handle: (ctx, { params, input }) => changePayment(ctx, keyFromPath(payment, params), type, input),
})

const start: Route = {
  summary: 'Begins the payment of an order at its provider.',
  input: { kind: 'body', dto: paymentStartDto },
  output: { kind: 'one', dto: paymentOperationDto },
  handle: (ctx, { input }) => startPayment(ctx, input),
}

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
  'POST /v2/payments/start': start,
  'POST /v2/payments/{id}/capture': operation('Takes an authorized amount.', 'CAPTURE'),
  'POST /v2/payments/{id}/cancel': operation('Releases an authorized amount, or gives up a payment.', 'CANCEL'),
  'POST /v2/payments/{id}/refund': operation('Pays an amount back.', 'REFUND'),
  'POST /v2/payments/{id}/refresh-status': operation('Reads the state of a payment at its provider.', 'STATUS'),
  'DELETE /v2/payments/{id}': {
    ...remove(payment, paymentDto),
    handle: (ctx, { params }) => removePayment(ctx, keyFromPath(payment, params)),
  },
} satisfies Routes
