import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list } from '../../../interfaces/graphql/verbs.js'
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
  },
  Payment: {
    id: ({ uuid }) => uuid,
    transactions: async (row, _, ctx) => [...(await relationField(transactionsOfPayment)(row, {}, ctx))],
    createdBy: ({ createdBy }) => text(createdBy),
    lastModifiedBy: ({ lastModifiedBy }) => text(lastModifiedBy),
  },
  Transaction: { id: ({ uuid }) => uuid },
} satisfies Resolvers
