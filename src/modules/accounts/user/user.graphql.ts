import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { getUser, getViewer } from './user.service.js'

export const userGraphql = {
  Query: {
    user: (_, args, ctx) => getUser(ctx, args),
    viewer: (_parent, _args, ctx) => getViewer(ctx),
  },
  User: {
    managedCompanies: () => [],
  },
} satisfies Resolvers
