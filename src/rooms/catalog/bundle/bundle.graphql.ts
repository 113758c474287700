import {
  type DirectiveNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  valueFromASTUntyped,
} from 'graphql'
import { notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { relationById, relationField } from '../../../core/store/relations.js'
import { get } from '../../../core/store/store.js'
import type { BundleItemRow } from '../../../db/db.gen.js'
import { eachField } from '../../../faces/graphql/compile/selection.js'
import type { Resolvers } from '../../../faces/graphql/resolvers.gen.js'
import { list } from '../../../faces/graphql/verbs.js'
import { itemsOfBundle } from '../../../resources/catalog/bundle.js'
import { product } from '../../../resources/catalog/product.js'
import { ANY_COMPANY } from '../assortment/assortment.js'
import { bundleRole, bundlesOfProduct, offeredBundle } from './bundle.read.js'
import { addItems, createBundle, removeBundle, removeItem, updateBundle } from './bundle.service.js'

const items = relationField(itemsOfBundle)
const productOf = relationField(relationById(product, ({ productId }: BundleItemRow) => productId))

/** An item is nothing without its product: those whose product is not as the client asks for it are left out. */
async function shownItems(all: readonly BundleItemRow[], ctx: Ctx, info: GraphQLResolveInfo): Promise<BundleItemRow[]> {
  const asked = hiddenAsked(info)
  if (asked.length === 0) return [...all]
  const products = await Promise.all(all.map((item) => productOf(item, {}, ctx)))
  return all.filter((_, i) => asked.every((hidden) => (products[i]?.hidden === 'Y') === hidden))
}

/** Whether the products of the items below are to be hidden ones, or others, as often as the client says so. */
function hiddenAsked({ fieldNodes, fragments, variableValues }: GraphQLResolveInfo): boolean[] {
  const asked: boolean[] = []
  const sets = fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  eachField(sets, fragments, isIncluded(variableValues), (node) => {
    if (node.name.value !== 'product') return
    const given = node.arguments?.find(({ name }) => name.value === 'hidden')?.value
    const hidden = given && valueFromASTUntyped(given, variableValues)
    if (typeof hidden === 'boolean') asked.push(hidden)
  })
  return asked
}

const isIncluded = (variables: Record<string, unknown>) => (node: { readonly directives?: readonly DirectiveNode[] }) =>
  getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
  getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false

async function productOfItem(ctx: Ctx, item: BundleItemRow) {
  const found = await productOf(item, {}, ctx)
  if (!found) throw notFound('Product', 'PRODUCT_NOT_FOUND_ERROR', { id: item.productId })
  return found
}

const yesNo = (is: boolean) => (is ? 'Y' : 'N')

export const bundleGraphql = {
  Query: {
    bundle: async (_, { id }, ctx) => get(ctx, await offeredBundle(ctx, ANY_COMPANY), { uuid: id }),
    bundles: async (parent, args, ctx, info) => list(await offeredBundle(ctx, {}))(parent, args, ctx, info),
  },
  Mutation: {
    bundleCreate: (_, { input }, ctx) => createBundle(ctx, input),
    bundleUpdate: (_, { id, input }, ctx) => updateBundle(ctx, { uuid: id }, input),
    bundleDelete: async (_, { id }, ctx) => Boolean(await removeBundle(ctx, { uuid: id })),
    bundleAddItems: async (_, { id, input }, ctx, info) =>
      shownItems((await addItems(ctx, { uuid: id }, input.items)).items, ctx, info),
    bundleAddItemsAndReturnBundle: async (_, { id, input }, ctx) => (await addItems(ctx, { uuid: id }, input.items)).bundle,
    bundleRemoveItem: async (_, { id, productId }, ctx) => Boolean(await removeItem(ctx, { uuid: id }, productId)),
    bundleRemoveItemAndReturnBundle: (_, { id, productId }, ctx) => removeItem(ctx, { uuid: id }, productId),
  },
  Bundle: {
    id: ({ uuid }) => uuid,
    items: async (row, args, ctx, info) => shownItems(await items(row, args, ctx), ctx, info),
  },
  BundleItem: {
    product: (item, _args, ctx) => productOfItem(ctx, item),
  },
  Product: {
    bundles: relationField(bundlesOfProduct),
    hasBundle: async (row, args, ctx) => yesNo((await relationField(bundleRole)(row, args, ctx)).hasBundle),
    isBundleLeader: async (row, args, ctx) => yesNo((await relationField(bundleRole)(row, args, ctx)).isLeader),
  },
} satisfies Resolvers
