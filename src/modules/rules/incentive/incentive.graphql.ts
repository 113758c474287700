import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { createIncentiveRule, setAction, setOrderItemConditions } from './incentive.service.js'

export const incentiveGraphql = {
  Mutation: {
    incentiveRuleCreate: (_, { input }, ctx) => createIncentiveRule(ctx, input),
    incentiveRuleSetOrderItemConditions: (_, { input }, ctx) => setOrderItemConditions(ctx, input),
    incentiveRuleSetAction: (_, { input }, ctx) => setAction(ctx, input),
  },
} satisfies Resolvers
