import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { renderOrderPdf, sendConfirmation } from './order-document.service.js'

export const orderDocumentGraphql = {
  Query: {
    orderGetPDF: (_, { orderId, revisionNumber }, ctx) => renderOrderPdf(ctx, 'ORDER', orderId, revisionNumber ?? null),
    quoteGetPDF: (_, { orderId, revisionNumber }, ctx) => renderOrderPdf(ctx, 'QUOTE', orderId, revisionNumber ?? null),
  },
  Mutation: {
    orderSendConfirmationEmail: (_, { orderId, attachments }, ctx) => sendConfirmation(ctx, orderId, attachments ?? []),
  },
} satisfies Resolvers
