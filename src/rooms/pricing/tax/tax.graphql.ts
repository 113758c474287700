import type { Resolvers } from '../../../faces/graphql/resolvers.gen.js'
import { create, list, one, remove, update } from '../../../faces/graphql/verbs.js'
import { tax } from '../../../resources/pricing/tax.js'

export const taxGraphql = {
  Query: {
    tax: one(tax, 'id', 'zoneAndCode'),
    taxes: list(tax),
  },
  Mutation: {
    taxCreate: create(tax),
    taxUpdate: update(tax),
    taxDelete: remove(tax),
  },
  Tax: {
    id: ({ uuid }) => uuid,
    shopId: (_tax, _args, ctx) => ctx.actor.channelId,
  },
} satisfies Resolvers
