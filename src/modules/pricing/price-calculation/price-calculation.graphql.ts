import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { priceOfBundle, priceOfItem } from './bundle-price.js'
import {
  calculateInput,
  defaultPrices,
  explainInput,
  explainPrice,
  factsOfProduct,
  pagePriceOfProduct,
  tierPricesOfProduct,
} from './price-calculation.service.js'
import { readsPricing } from './price-terms.js'
import { type ShownPrice, showOffers, showPrice } from './shown-price.js'

export const priceCalculationGraphql = {
  Query: {
    priceCalculate: async (_, { input }, ctx) => showPrice(ctx, await calculateInput(ctx, input)),
    priceExplain: async (_, { input }, ctx) => (await explainInput(ctx, input)).map((priced) => showPrice(ctx, priced)),
    priceDefault: async (_, { input }, ctx) => (await defaultPrices(ctx, input)).map((priced) => showPrice(ctx, priced)),
  },
  ProductPrice: {
    // The price is a `ShownPrice`: it carries its facts, which the contract type does not show.
    derivation: (shown, _, ctx) => (readsPricing(ctx) ? explainPrice((shown as unknown as ShownPrice).priced) : null) as never,
  },
  Bundle: { price: (row, _, ctx) => priceOfBundle(ctx, row) },
  BundleItem: { price: (item, _, ctx) => priceOfItem(ctx, item) },
  Product: {
    price: async (row, { input }, ctx) => {
      const priced = await pagePriceOfProduct(ctx, row, input)
      return priced.price.gross ? showPrice(ctx, priced) : null
    },
    bulkPrices: async (row, { input }, ctx) =>
      (await tierPricesOfProduct(ctx, row, input)).map((priced) => showPrice(ctx, priced)),
    offers: async (row, _, ctx) => {
      const { facts, terms } = await factsOfProduct(ctx, row, {})
      return showOffers(ctx, facts, terms.date.getTime())
    },
  },
} satisfies Resolvers
