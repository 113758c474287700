import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { companyOfLimit, spendingLimit } from './spending-limit.resource.js'
import { createLimit, deleteLimit, updateLimit } from './spending-limit.service.js'

export const spendingLimitGraphql = {
  Query: { spendingLimit: one(spendingLimit, 'id'), spendingLimits: list(spendingLimit) },
  Mutation: {
    spendingLimitCreate: (_, { input }, ctx) => createLimit(ctx, input),
    spendingLimitUpdate: (_, { id, input }, ctx) => updateLimit(ctx, { id }, input),
    spendingLimitDelete: async (_, { id }, ctx) => Boolean(await deleteLimit(ctx, { id })),
  },
  SpendingLimit: { company: relationField(companyOfLimit) },
} satisfies Resolvers
