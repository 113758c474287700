import { isCounted } from '../../../faces/graphql/compile/selection.js'
import type { Resolvers } from '../../../faces/graphql/resolvers.gen.js'
import { listReadiness, listUsage } from './lifecycle.service.js'

export const lifecycleGraphql = {
  Query: {
    lifecycleUsage: (_, { input }, ctx, info) => listUsage(ctx, input ?? {}, { counted: isCounted(info) }),
    lifecycleReadiness: (_, { input }, ctx, info) => listReadiness(ctx, input ?? {}, { counted: isCounted(info) }),
  },
} satisfies Resolvers
