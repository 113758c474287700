import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { createOrder } from './order-create.service.js'

export const orderCreateGraphql = {
  Mutation: { orderCreate: (_, { order }, ctx) => createOrder(ctx, order) },
} satisfies Resolvers
