import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { listHistory } from './history.service.js'

export const historyGraphql = {
  Query: { recordHistory: (_, { input, ...key }, ctx) => listHistory(ctx, key, input ?? {}) },
} satisfies Resolvers
