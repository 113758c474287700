import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list } from '../../../interfaces/graphql/verbs.js'
import { orderStatusSet, statusesOfSet } from '../order-status/order-status.resource.js'
import { addStatuses, createSet, getSet, removeSet, removeStatuses, updateSet } from './order-status-set.service.js'

export const orderStatusSetGraphql = {
  Query: {
    orderStatusSets: list(orderStatusSet),
    orderStatusSet: (_, { input }, ctx) => getSet(ctx, input),
  },
  Mutation: {
    orderStatusSetCreate: (_, { input }, ctx) => createSet(ctx, input),
    orderStatusSetUpdate: (_, { id, input }, ctx) => updateSet(ctx, { id }, input),
    orderStatusSetAddOrderStatuses: (_, { id, input }, ctx) => addStatuses(ctx, { id }, input.orderStatusIds),
    orderStatusSetRemoveOrderStatuses: (_, { id, input }, ctx) => removeStatuses(ctx, { id }, input.orderStatusIds),
    orderStatusSetDelete: async (_, { id }, ctx) => {
      await removeSet(ctx, { id })
      return true
    },
  },
  OrderStatusSet: { orderStatuses: relationField(statusesOfSet) },
} satisfies Resolvers
