import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { keyOf, list, one, remove } from '../../../interfaces/graphql/verbs.js'
import { payMethod } from './paymethod.resource.js'
import { createPayMethod, updatePayMethod } from './paymethod.service.js'

export const payMethodGraphql = {
  Query: {
    payMethod: one(payMethod, 'id'),
    payMethods: list(payMethod),
  },
  Mutation: {
    payMethodCreate: (_, { input }, ctx) => createPayMethod(ctx, input),
    payMethodUpdate: (_, { id, input }, ctx) => updatePayMethod(ctx, keyOf(payMethod, id), input),
    payMethodDelete: remove(payMethod),
  },
} satisfies Resolvers
