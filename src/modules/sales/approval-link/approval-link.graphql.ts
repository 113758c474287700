import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { remindApprovers } from './notices.js'

export const approvalLinkGraphql = {
  Mutation: { approvalRequestRemind: (_, { id }, ctx) => remindApprovers(ctx, { id }) },
} satisfies Resolvers
