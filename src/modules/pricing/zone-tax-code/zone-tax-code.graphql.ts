import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one, remove, update } from '../../../interfaces/graphql/verbs.js'
import { removeTiers } from '../tier/tier.service.js'
import { zoneTaxCode } from './zone-tax-code.resource.js'
import { createZoneTaxCode, createZoneTaxCodes } from './zone-tax-code.service.js'

export const zoneTaxCodeGraphql = {
  Query: { zoneTaxCode: one(zoneTaxCode, 'id'), zoneTaxCodes: list(zoneTaxCode) },
  Mutation: {
    zoneTaxCodeCreate: (_, { input }, ctx) => createZoneTaxCode(ctx, input),
    zoneTaxCodeUpdate: update(zoneTaxCode),
    zoneTaxCodeDelete: remove(zoneTaxCode),
    zoneTaxCodesCreate: (_, { input }, ctx) => createZoneTaxCodes(ctx, input),
    zoneTaxCodesDelete: (_, { priceId }, ctx) => removeTiers(ctx, 'zoneTaxCode', priceId),
  },
  ZoneTaxCode: { id: ({ uuid }) => uuid },
} satisfies Resolvers
