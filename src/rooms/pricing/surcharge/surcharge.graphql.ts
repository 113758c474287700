import type { Resolvers } from '../../../contract/contract.gen.js'
import { remove } from '../../../core/store.js'
import { keyOf, list, one } from '../../../faces/graphql/verbs.js'
import { surcharge } from './surcharge.js'
import { createSurcharge, updateSurcharge } from './surcharge.service.js'

export const surchargeGraphql = {
  Query: {
    surcharge: one(surcharge, 'id'),
    surcharges: list(surcharge),
  },
  Mutation: {
    surchargeCreate: (_, { input }, ctx) => createSurcharge(ctx, input),
    surchargeUpdate: (_, { id, input }, ctx) => updateSurcharge(ctx, keyOf(surcharge, id), input),
    surchargeDelete: (_, { id }, ctx) => remove(ctx, surcharge, keyOf(surcharge, id)),
  },
  Surcharge: {
    id: ({ uuid }) => uuid,
    taxCode: ({ taxCodeValue }) => taxCodeValue,
    changedBy: ({ lastModifiedBy }) => lastModifiedBy,
    dateCreated: ({ createdAt }) => createdAt,
    dateChanged: ({ lastModifiedAt }) => lastModifiedAt,
  },
} satisfies Resolvers
