import type { Resolvers } from '../../../contract/contract.gen.js'
import { selects } from '../../../faces/graphql/selection.js'
import { listReadiness, listUsage } from './lifecycle.service.js'

export const lifecycleGraphql = {
  Query: {
    lifecycleUsage: (_, { input }, ctx, info) => listUsage(ctx, input ?? {}, { counted: selects(info, 'itemsFound', 'pages') }),
    lifecycleReadiness: (_, { input }, ctx, info) =>
      listReadiness(ctx, input ?? {}, { counted: selects(info, 'itemsFound', 'pages') }),
  },
} satisfies Resolvers
