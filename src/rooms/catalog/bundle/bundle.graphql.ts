import type { Resolvers } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { notFound } from '../../../core/errors.js'
import { named, related } from '../../../core/load.js'
import { get } from '../../../core/store.js'
import type { BundleItemRow } from '../../../db/db.gen.js'
import { list } from '../../../faces/graphql/verbs.js'
import { product } from '../product/product.js'
import { bundlesOfProduct, itemsOfBundle, offeredBundle, partIn } from './bundle.js'
import { addItems, createBundle, removeBundle, removeItem, updateBundle } from './bundle.service.js'

const productOf = named(product, ({ productId }: BundleItemRow) => productId)

/** A bundle cannot show an item without its product: one that is not as asked for is not found. */
async function productOfItem(ctx: Ctx, item: BundleItemRow, hidden?: boolean | null) {
  const found = await related(productOf)(item, {}, ctx)
  if (!found || (hidden != null && (found.hidden === 'Y') !== hidden))
    throw notFound('Product', 'PRODUCT_NOT_FOUND_ERROR', { id: item.productId, ...(hidden != null && { hidden }) })
  return found
}

const yesNo = (is: boolean) => (is ? 'Y' : 'N')

export const bundleGraphql = {
  Query: {
    bundle: async (_, { id }, ctx) => get(ctx, await offeredBundle(ctx), { uuid: id }),
    bundles: async (parent, args, ctx, info) => list(await offeredBundle(ctx))(parent, args, ctx, info),
  },
  Mutation: {
    bundleCreate: (_, { input }, ctx) => createBundle(ctx, input),
    bundleUpdate: (_, { id, input }, ctx) => updateBundle(ctx, { uuid: id }, input),
    bundleDelete: async (_, { id }, ctx) => Boolean(await removeBundle(ctx, { uuid: id })),
    bundleAddItems: async (_, { id, input }, ctx) => (await addItems(ctx, { uuid: id }, input.items)).items,
    bundleAddItemsAndReturnBundle: async (_, { id, input }, ctx) => (await addItems(ctx, { uuid: id }, input.items)).bundle,
    bundleRemoveItem: async (_, { id, productId }, ctx) => Boolean(await removeItem(ctx, { uuid: id }, productId)),
    bundleRemoveItemAndReturnBundle: (_, { id, productId }, ctx) => removeItem(ctx, { uuid: id }, productId),
  },
  Bundle: {
    id: ({ uuid }) => uuid,
    items: related(itemsOfBundle),
  },
  BundleItem: {
    product: (item, { hidden }, ctx) => productOfItem(ctx, item, hidden),
  },
  Product: {
    bundles: related(bundlesOfProduct),
    hasBundle: async (row, args, ctx) => yesNo((await related(partIn)(row, args, ctx)).hasBundle),
    isBundleLeader: async (row, args, ctx) => yesNo((await related(partIn)(row, args, ctx)).isLeader),
  },
} satisfies Resolvers
