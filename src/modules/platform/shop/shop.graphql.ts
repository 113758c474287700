import { relationField } from '../../../core/store/relations.js'
import * as store from '../../../core/store/store.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { shop } from './shop.resource.js'
import { channelsOfShops, getShop, shopsOfChannels } from './shop.service.js'

const channelOf = relationField(channelsOfShops)

export const shopGraphql = {
  Query: {
    shop: (_, { shopId }, ctx) => getShop(ctx, shopId),
    shops: (_parent, _args, ctx) => store.all(ctx, shop),
  },
  Mutation: {
    shopInvalidateCache: (_parent, _args, ctx) => {
      ctx.services.credentials.forget()
      return true
    },
  },
  Shop: {
    shopId: ({ channelId }) => channelId,
    name: async (row, args, ctx) => (await channelOf(row, args, ctx))?.name ?? '',
    // The four settings are columns of the shop itself.
    priceCalculationConfig: (row) => row,
  },
  Channel: {
    shop: relationField(shopsOfChannels),
  },
} satisfies Resolvers
