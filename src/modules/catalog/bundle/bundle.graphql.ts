import {
  type DirectiveNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  valueFromASTUntyped,
} from 'graphql'
import { notFound, withCode } from '../../../core/base/errors.js'
import { anyCompanyBuyer, type Buyer, type BuyerArguments, buyerFor } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { relationById, relationField, relationWithArgs } from '../../../core/store/relations.js'
import { get } from '../../../core/store/store.js'
import type { BundleItemRow, BundleRow } from '../../../db/db.gen.js'
import { eachField } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list } from '../../../interfaces/graphql/verbs.js'
import { readFor, relationPerBuyer } from '../../../resources/catalog/buyer-rows.js'
import { product } from '../../../resources/catalog/product.js'
import { bundleRole, bundlesOfProduct, visibleBundles } from './bundle.read.js'
import { itemsOfBundle } from './bundle.resource.js'
import { addItems, createBundle, removeBundle, removeItem, updateBundle } from './bundle.service.js'

const items = relationField(relationPerBuyer(itemsOfBundle))
const productOf = relationField(relationPerBuyer(relationById(product, ({ productId }: BundleItemRow) => productId)))
const roleOf = relationField(bundleRole)

/** Returns the items whose product matches `product(hidden:)` in the selection below them. */
async function shownItems(all: readonly BundleItemRow[], ctx: Ctx, info: GraphQLResolveInfo): Promise<BundleItemRow[]> {
  const wanted = hiddenArguments(info)
  if (wanted.length === 0) return [...all]
  const products = await Promise.all(all.map((item) => productOf(item, {}, ctx)))
  return all.filter((_, i) => wanted.every((hidden) => (products[i]?.hidden === 'Y') === hidden))
}

/** Returns the values of `product(hidden:)` below items: a document may select the product more than once. */
function hiddenArguments({ fieldNodes, fragments, variableValues }: GraphQLResolveInfo): boolean[] {
  const values: boolean[] = []
  const sets = fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  eachField(sets, fragments, isIncluded(variableValues), (node) => {
    if (node.name.value !== 'product') return
    const given = node.arguments?.find(({ name }) => name.value === 'hidden')?.value
    const hidden = given && valueFromASTUntyped(given, variableValues)
    if (typeof hidden === 'boolean') values.push(hidden)
  })
  return values
}

const isIncluded = (variables: Record<string, unknown>) => (node: { readonly directives?: readonly DirectiveNode[] }) =>
  getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
  getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false

async function productOfItem(ctx: Ctx, item: BundleItemRow) {
  const found = await productOf(item, {}, ctx)
  if (!found) throw notFound('Product', 'PRODUCT_NOT_FOUND_ERROR', { id: item.productId })
  return found
}

async function oneBundle(ctx: Ctx, uuid: string, buyer: Buyer): Promise<BundleRow> {
  const row = await get(ctx, await visibleBundles(ctx, buyer), { uuid })
  readFor(ctx, buyer, [row])
  return row
}

type TaxZone = Pick<BuyerArguments, 'taxZone'>

/** Makes everything below the rows that a mutation returns be read for the given tax zone. */
const inTaxZone = <R extends object>(ctx: Ctx, { taxZone }: TaxZone, rows: R[]): R[] =>
  readFor(ctx, buyerFor(ctx, { taxZone }), rows)

async function bundleInTaxZone(ctx: Ctx, taxZone: TaxZone, change: Promise<BundleRow>): Promise<BundleRow> {
  const row = await change
  inTaxZone(ctx, taxZone, [row])
  return row
}

const yesNo = (is: boolean) => (is ? 'Y' : 'N')

export const bundleGraphql = {
  Query: {
    bundle: (_, { id, taxZone }, ctx) => oneBundle(ctx, id, buyerFor(ctx, { taxZone }, anyCompanyBuyer(ctx))),
    bundles: async (parent, args, ctx, info) => {
      const buyer = buyerFor(ctx, { taxZone: args.input?.taxZone })
      const page = await list(await visibleBundles(ctx, buyer))(parent, args, ctx, info)
      readFor(ctx, buyer, page.items)
      return page
    },
  },
  Mutation: {
    bundleCreate: (_, { input }, ctx) => bundleInTaxZone(ctx, input, createBundle(ctx, input)),
    bundleUpdate: (_, { id, input }, ctx) => bundleInTaxZone(ctx, input, updateBundle(ctx, { uuid: id }, input)),
    bundleDelete: async (_, { id }, ctx) => Boolean(await removeBundle(ctx, { uuid: id })),
    bundleAddItems: async (_, { id, input }, ctx, info) =>
      shownItems(inTaxZone(ctx, input, (await addItems(ctx, { uuid: id }, input.items)).items), ctx, info),
    bundleAddItemsAndReturnBundle: (_, { id, input }, ctx) =>
      bundleInTaxZone(
        ctx,
        input,
        addItems(ctx, { uuid: id }, input.items).then(({ bundle }) => bundle),
      ),
    bundleRemoveItem: async (_, { id, productId }, ctx) =>
      Boolean(await withCode('BUNDLE_ITEM_NOT_FOUND_ERROR', removeItem(ctx, { uuid: id }, productId))),
    bundleRemoveItemAndReturnBundle: (_, { id, productId, taxZone }, ctx) =>
      bundleInTaxZone(ctx, { taxZone }, removeItem(ctx, { uuid: id }, productId)),
  },
  Bundle: {
    id: ({ uuid }) => uuid,
    items: async (row, args, ctx, info) => shownItems(await items(row, args, ctx), ctx, info),
  },
  BundleItem: {
    product: (item, _args, ctx) => productOfItem(ctx, item),
  },
  Product: {
    bundles: (row, { taxZone }, ctx) => relationWithArgs(ctx, bundlesOfProduct, [taxZone], row, bundlesOfProduct(taxZone)),
    hasBundle: async (row, args, ctx) => yesNo((await roleOf(row, args, ctx)).hasBundle),
    isBundleLeader: async (row, args, ctx) => yesNo((await roleOf(row, args, ctx)).isLeader),
  },
} satisfies Resolvers
