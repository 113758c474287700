import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { publishEmail, publishReadyEmail } from './email.service.js'

export const emailGraphql = {
  Mutation: {
    publishEmailEvent: (_, { input }, ctx) => publishEmail(ctx, input),
    publishEmailSendEvent: (_, { input }, ctx) => publishReadyEmail(ctx, input),
  },
} satisfies Resolvers
