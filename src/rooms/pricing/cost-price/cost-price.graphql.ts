import type { Resolvers } from '../../../faces/graphql/resolvers.gen.js'
import { keyOf, list, remove } from '../../../faces/graphql/verbs.js'
import { costPrice } from '../../../resources/pricing/tiers.js'
import { upsertTiers } from './tier.bulk.js'
import { createTier, removeTiers, updateTier } from './tier.service.js'

/** The contract shows the period of a cost price as text. */
const toText = (instant: Date | null) => instant?.toISOString() ?? null

export const costPriceGraphql = {
  Query: { costPrices: list(costPrice) },
  Mutation: {
    costPriceCreate: (_, { input }, ctx) => createTier(ctx, costPrice, input),
    costPriceUpdate: (_, { id, input }, ctx) => updateTier(ctx, costPrice, keyOf(costPrice, id), input),
    costPriceDelete: remove(costPrice),
    costPricesBulk: (_, { input }, ctx) => upsertTiers(ctx, costPrice, input),
    costPricesDelete: (_, { priceId }, ctx) => removeTiers(ctx, 'costPrice', priceId),
  },
  CostPrice: {
    id: ({ uuid }) => uuid,
    validFrom: ({ validFrom }) => toText(validFrom),
    validTo: ({ validTo }) => toText(validTo),
  },
} satisfies Resolvers
