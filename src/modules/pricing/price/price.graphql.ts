import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { keyOf, list, one, remove } from '../../../interfaces/graphql/verbs.js'
import { price } from '../tier/price.resource.js'
import { importPrices } from './price.csv.js'
import { costOf, costPricesOf, priceOfProduct } from './price.read.js'
import { createPrice, updatePrice } from './price.service.js'

const costPrices = relationField(costPricesOf)

export const priceGraphql = {
  Query: { price: one(price, 'id'), prices: list(price) },
  Mutation: {
    priceCreate: (_, { input }, ctx) => createPrice(ctx, input),
    priceUpdate: (_, { id, input }, ctx) => updatePrice(ctx, keyOf(price, id), input),
    priceDelete: remove(price),
    priceCsvImport: (_, { input }, ctx) => importPrices(ctx, input),
  },
  Price: {
    id: ({ uuid }) => uuid,
    costPrices,
    cost: async (row, _, ctx) => costOf(await costPrices(row, {}, ctx), ctx.now),
  },
  Product: { priceData: relationField(priceOfProduct) },
} satisfies Resolvers
