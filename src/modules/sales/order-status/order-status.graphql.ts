import { childPage, relationField } from '../../../core/store/relations.js'
import { needsTotal } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list } from '../../../interfaces/graphql/verbs.js'
import { nextStatuses, orderStatus, previousStatuses, setOfStatus } from './order-status.resource.js'
import { createStatus, getStatus, removeStatus, updateStatus } from './order-status.service.js'

export const orderStatusGraphql = {
  Query: {
    orderStatuses: list(orderStatus),
    orderStatus: (_, { input }, ctx) => getStatus(ctx, input),
  },
  Mutation: {
    orderStatusCreate: (_, { input }, ctx) => createStatus(ctx, input),
    orderStatusUpdate: (_, { id, input }, ctx) => updateStatus(ctx, { id }, input),
    orderStatusDelete: async (_, { id }, ctx) => {
      await removeStatus(ctx, { id })
      return true
    },
  },
  OrderStatus: {
    statusSet: relationField(setOfStatus),
    nextStatuses: ({ id }, { input }, ctx, info) =>
      childPage(ctx, orderStatus, nextStatuses, id, input ?? {}, { counted: needsTotal(info) }),
    previousStatuses: ({ id }, { input }, ctx, info) =>
      childPage(ctx, orderStatus, previousStatuses, id, input ?? {}, { counted: needsTotal(info) }),
  },
} satisfies Resolvers
