import type { Resolvers } from '../../../faces/graphql/resolvers.gen.js'
import { keyOf, list, remove } from '../../../faces/graphql/verbs.js'
import { bulkCostPrice, bulkPrice } from '../../../resources/pricing/tiers.js'
import { upsertTiers } from '../cost-price/tier.bulk.js'
import { importTiers } from '../cost-price/tier.csv.js'
import { createTier, removeTiers, updateTier } from '../cost-price/tier.service.js'

export const bulkPriceGraphql = {
  Query: { bulkPrices: list(bulkPrice), bulkCostPrices: list(bulkCostPrice) },
  Mutation: {
    bulkPriceCreate: (_, { input }, ctx) => createTier(ctx, bulkPrice, input),
    bulkPriceUpdate: (_, { id, input }, ctx) => updateTier(ctx, bulkPrice, keyOf(bulkPrice, id), input),
    bulkPriceDelete: remove(bulkPrice),
    bulkPriceCsvImport: (_, { input }, ctx) => importTiers(ctx, bulkPrice, input),
    bulkPricesCreate: (_, { input }, ctx) => upsertTiers(ctx, bulkPrice, input),
    bulkPricesDelete: (_, { priceId }, ctx) => removeTiers(ctx, 'bulkPrice', priceId),
    bulkCostPriceCreate: (_, { input }, ctx) => createTier(ctx, bulkCostPrice, input),
    bulkCostPriceUpdate: (_, { id, input }, ctx) => updateTier(ctx, bulkCostPrice, keyOf(bulkCostPrice, id), input),
    bulkCostPriceDelete: remove(bulkCostPrice),
    bulkCostPriceCsvImport: (_, { input }, ctx) => importTiers(ctx, bulkCostPrice, input),
    bulkCostPricesBulk: (_, { input }, ctx) => upsertTiers(ctx, bulkCostPrice, input),
    bulkCostPricesDelete: (_, { priceId }, ctx) => removeTiers(ctx, 'bulkCostPrice', priceId),
  },
  BulkPrice: { id: ({ uuid }) => uuid },
  BulkCostPrice: { id: ({ uuid }) => uuid },
} satisfies Resolvers
