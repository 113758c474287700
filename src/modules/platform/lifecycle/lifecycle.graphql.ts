import { needsTotal } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { listReadiness, listUsage } from './lifecycle.service.js'

export const lifecycleGraphql = {
  Query: {
    lifecycleUsage: (_, { input }, ctx, info) => listUsage(ctx, input ?? {}, { counted: needsTotal(info) }),
    lifecycleReadiness: (_, { input }, ctx, info) => listReadiness(ctx, input ?? {}, { counted: needsTotal(info) }),
  },
} satisfies Resolvers
