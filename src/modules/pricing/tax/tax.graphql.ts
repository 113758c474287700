import { notFound } from '../../../core/base/errors.js'
import type { TaxRow } from '../../../db/db.gen.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { create, list, one, remove, update } from '../../../interfaces/graphql/verbs.js'
import { tax } from './tax.resource.js'

/** Throws unless the tax applies to the deprecated shop: its own taxes and those of all shops do. */
function requireShop(row: TaxRow, shopId: number | null | undefined): TaxRow {
  if (shopId != null && row.shopId !== null && row.shopId !== shopId) throw notFound('Tax', 'TAX_NOT_FOUND_ERROR', { shopId })
  return row
}

export const taxGraphql = {
  Query: {
    tax: async (parent, args, ctx) => requireShop(await one(tax, 'id', 'zoneAndCode')(parent, args, ctx), args.shopId),
    taxes: list(tax),
  },
  Mutation: {
    taxCreate: create(tax),
    taxUpdate: update(tax),
    taxDelete: remove(tax),
  },
  Tax: {
    id: ({ uuid }) => uuid,
    shopId: ({ shopId }, _args, ctx) => shopId ?? ctx.actor.channelId,
  },
} satisfies Resolvers
