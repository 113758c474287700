import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list } from '../../../interfaces/graphql/verbs.js'
import { changePayment, startPayment } from './payment.operations.js'
import { payment, transactionsOfPayment } from './payment.resource.js'
import { createPayment, findPayment, removePaymentBy, updatePaymentBy } from './payment.service.js'

const text = (id: number | null) => (id === null ? null : String(id))

export const paymentGraphql = {
  Query: {
    payment: (_, { searchBy }, ctx) => findPayment(ctx, searchBy),
    payments: list(payment),
  },
  Mutation: {
    paymentCreate: (_, { input }, ctx) => createPayment(ctx, input),
    paymentUpdate: (_, { searchBy, input }, ctx) => updatePaymentBy(ctx, searchBy, input),
    paymentDelete: (_, { searchBy }, ctx) => removePaymentBy(ctx, searchBy),
    paymentStart: (_, { input }, ctx) => startPayment(ctx, input) as never,
    paymentCapture: (_, { id, input }, ctx) => changePayment(ctx, { uuid: id }, 'CAPTURE', input) as never,
    paymentCancel: (_, { id, input }, ctx) => changePayment(ctx, { uuid: id }, 'CANCEL', input) as never,
    paymentRefund: (_, { id, input }, ctx) => changePayment(ctx, { uuid: id }, 'REFUND', input) as never,
    paymentRefreshStatus: (_, { id, input }, ctx) => changePayment(ctx, { uuid: id }, 'STATUS', input) as never,
  },
  Payment: {
    id: ({ uuid }) => uuid,
    transactions: async (row, _, ctx) => [...(await relationField(transactionsOfPayment)(row, {}, ctx))],
    createdBy: ({ createdBy }) => text(createdBy),
    lastModifiedBy: ({ lastModifiedBy }) => text(lastModifiedBy),
  },
  Transaction: { id: ({ uuid }) => uuid },
} satisfies Resolvers
