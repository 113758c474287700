import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { listChanges } from './change.service.js'

export const changeGraphql = {
  Query: {
    changes: (_, args, ctx) => listChanges(ctx, args),
  },
} satisfies Resolvers
