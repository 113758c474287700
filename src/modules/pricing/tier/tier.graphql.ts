import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { keyOf, list, remove } from '../../../interfaces/graphql/verbs.js'
import { upsertTiers } from './tier.bulk.js'
import { importTiers } from './tier.csv.js'
import { createTier, removeTiers, updateTier } from './tier.service.js'
import { bulkCostPrice, bulkPrice, costPrice } from './tiers.resource.js'

/** Formats an instant: the contract shows the period of a cost price as text. */
const toText = (instant: Date | null) => instant?.toISOString() ?? null

export const tierGraphql = {
  Query: { costPrices: list(costPrice), bulkPrices: list(bulkPrice), bulkCostPrices: list(bulkCostPrice) },
  Mutation: {
    costPriceCreate: (_, { input }, ctx) => createTier(ctx, costPrice, input),
    costPriceUpdate: (_, { id, input }, ctx) => updateTier(ctx, costPrice, keyOf(costPrice, id), input),
    costPriceDelete: remove(costPrice),
    costPricesBulk: (_, { input }, ctx) => upsertTiers(ctx, costPrice, input),
    costPricesDelete: (_, { priceId }, ctx) => removeTiers(ctx, 'costPrice', priceId),
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
  CostPrice: {
    id: ({ uuid }) => uuid,
    validFrom: ({ validFrom }) => toText(validFrom),
    validTo: ({ validTo }) => toText(validTo),
  },
  BulkPrice: { id: ({ uuid }) => uuid },
  BulkCostPrice: { id: ({ uuid }) => uuid },
} satisfies Resolvers
