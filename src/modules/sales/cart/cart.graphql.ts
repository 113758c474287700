import type { GraphQLResolveInfo } from 'graphql'
import type { Ctx } from '../../../core/context.js'
import { fromLocalized } from '../../../core/input/localized.js'
import { relationById, relationField } from '../../../core/store/relations.js'
import { get, rowsOf } from '../../../core/store/store.js'
import type { CartItemRow, CartRow } from '../../../db/db.gen.js'
import { needsTotal, selectedRelation } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { product } from '../../../resources/catalog/product.js'
import { bundle } from '../../catalog/bundle/bundle.resource.js'
import { addBundle, addItem, bulkItems, deleteItem, updateItem } from './cart.items.js'
import {
  carrierOfCart,
  carriersOfCart,
  payMethodsOfCart,
  paymentDataOf,
  postageDataOf,
  priceModeOf,
  quantityOf,
  readBonusItems,
  readItems,
  readLinesByUuid,
  readUnorderableItems,
  type ShownLine,
  shippingMethodsOf,
  totalOf,
} from './cart.read.js'
import { cart, companyOfCart, contactOfCart, customerOfCart, pickUpLocationOfCart } from './cart.resource.js'
import {
  applyActionCode,
  changeCart,
  deleteCart,
  listCarts,
  removeActionCode,
  setParty,
  startCart,
  updateAddress,
  updateCart,
} from './cart.service.js'
import {
  acceptAuthorization,
  declineAuthorization,
  isAuthorizationRequired,
  requestAuthorization,
} from './checkout/cart.authorization.js'
import { orderOfCart, type ProcessedCart, processCart } from './checkout/cart.checkout.js'

const productOf = selectedRelation(product, (columns) =>
  relationById(product, ({ productId }: CartItemRow) => productId, columns),
)
const contactOf = relationField(contactOfCart)
const customerOf = relationField(customerOfCart)
const carriersOf = relationField(carriersOfCart)

/** Returns the bundle of each line; null for lines that are not bundles. */
const bundleOf = relationField(async (ctx: Ctx, lines: readonly CartItemRow[]) => {
  const uuids = [...new Set(lines.flatMap(({ bundleId }) => bundleId ?? []))]
  const rows = uuids.length ? await rowsOf(ctx, bundle, 'uuid', uuids) : []
  const byUuid = new Map(rows.map((row) => [row.uuid, row]))
  return lines.map(({ bundleId }) => byUuid.get(bundleId ?? '') ?? null)
})

/** The fields that all lines share. */
const lineFields = {
  itemId: ({ uuid }: CartItemRow) => uuid,
  parentItemUUID: (line: CartItemRow) => (line as ShownLine).parent?.uuid ?? null,
  price: ({ amounts }: CartItemRow) => amounts.price,
  priceNet: ({ amounts }: CartItemRow) => amounts.priceNet,
  priceMode: (line: CartItemRow) => priceModeOf(line) as 'PLATFORM' | 'EXTERNAL',
  totalPrice: ({ amounts }: CartItemRow) => amounts.totalPrice,
  totalPriceNet: ({ amounts }: CartItemRow) => amounts.totalPriceNet,
  sum: ({ amounts }: CartItemRow) => amounts.sum,
  sumNet: ({ amounts }: CartItemRow) => amounts.sumNet,
  totalSum: ({ amounts }: CartItemRow) => amounts.totalSum,
  totalSumNet: ({ amounts }: CartItemRow) => amounts.totalSumNet,
  discount: ({ amounts }: CartItemRow) => amounts.discount,
  discountPercentage: ({ amounts }: CartItemRow) => amounts.discountPercentage,
  quantity: quantityOf,
  taxCode: ({ amounts }: CartItemRow) => amounts.taxCode as 'H',
  surcharges: ({ amounts }: CartItemRow) =>
    amounts.surcharges.map(({ names, descriptions, ...rest }) => ({
      ...rest,
      names: fromLocalized(names),
      descriptions: fromLocalized(descriptions),
    })) as never,
  incentive: ({ amounts }: CartItemRow) => amounts.incentive as never,
}

/** Returns the product of a line if it is visible; `hidden` filters by whether the product is hidden. */
const shownProduct = async (line: CartItemRow, { hidden }: { hidden?: boolean | null }, ctx: Ctx, info: GraphQLResolveInfo) => {
  const found = await productOf(line, ctx, info)
  return found && (hidden == null || (found.hidden === 'Y') === hidden) ? found : null
}

export const cartGraphql = {
  Query: {
    cart: (_, { id }, ctx) => get(ctx, cart, { uuid: id }),
    carts: (_, { input }, ctx, info) => listCarts(ctx, input, { counted: needsTotal(info) }),
  },
  Mutation: {
    cartStart: (_, { input }, ctx) => startCart(ctx, input ?? {}),
    cartSetUser: (_, { id, input }, ctx) => setParty(ctx, id, input),
    cartSetContact: (_, { id, input }, ctx) => setParty(ctx, id, input),
    cartSetCustomer: (_, { id, input }, ctx) => setParty(ctx, id, input),
    cartUpdate: (_, { id, input }, ctx) => updateCart(ctx, id, input),
    cartDelete: async (_, { id }, ctx) => Boolean(await deleteCart(ctx, id)),
    cartProcess: (_, { id, input }, ctx) => processCart(ctx, id, input) as never,
    cartAddActionCode: (_, { id, input }, ctx) => applyActionCode(ctx, id, input.actionCode),
    cartRemoveActionCode: (_, { id, input }, ctx) => removeActionCode(ctx, id, input.actionCode),
    cartUpdateAddress: (_, { id, input }, ctx) => updateAddress(ctx, id, input),
    cartRequestPurchaseAuthorization: (_, { id }, ctx) => requestAuthorization(ctx, id),
    cartAcceptPurchaseAuthorizationRequest: (_, { id, input }, ctx) => acceptAuthorization(ctx, id, input?.contactId ?? null),
    cartDeclinePurchaseAuthorizationRequest: (_, { id, input }, ctx) => declineAuthorization(ctx, id, input?.comment ?? null),
    cartAddItem: (_, { id, input }, ctx) => addItem(ctx, id, input),
    cartAddBundle: (_, { id, input }, ctx) => addBundle(ctx, id, input),
    cartUpdateItem: (_, { id, itemId, input }, ctx) => updateItem(ctx, id, itemId, input),
    cartItemBulk: (_, { input }, ctx) => bulkItems(ctx, input),
    cartDeleteItem: (_, { id, input }, ctx) => deleteItem(ctx, id, input.itemId),
    cartInvalidateCache: async (_, { id }, ctx) => !id || Boolean(await changeCart(ctx, id, async (_inner, row) => row)),
  },
  Cart: {
    cartId: ({ uuid }) => uuid,
    shopId: ({ channelId }) => channelId,
    userId: ({ contactId, customerId }) => contactId ?? customerId,
    vouchers: ({ amounts }) => amounts.vouchers,
    paymentData: paymentDataOf,
    postageData: (row) => ({ ...postageDataOf(row), row }) as never,
    total: totalOf,
    items: (row, _, ctx) => readItems(ctx, row),
    bonusItems: (row, _, ctx) => readBonusItems(ctx, row),
    unOrderableItems: (row, _, ctx) => readUnorderableItems(ctx, row),
    taxLevels: ({ amounts }) => amounts.taxLevels,
    payMethods: relationField(payMethodsOfCart) as never,
    carriers: carriersOf as never,
    shippingMethods: async (row, _, ctx) => shippingMethodsOf(await carriersOf(row, {}, ctx)),
    appliedIncentives: (row) => row.amounts.incentives.map((incentive) => ({ ...incentive, row })) as never,
    valuePoints: ({ amounts }) => amounts.valuePoints,
    purchaseAuthorizationRequired: relationField(isAuthorizationRequired),
    user: async (row, _, ctx) => {
      const [contact, customer] = [await contactOf(row, {}, ctx), await customerOf(row, {}, ctx)]
      if (contact) return { ...contact, __typename: 'Contact' } as never
      return customer ? ({ ...customer, __typename: 'Customer' } as never) : null
    },
    contact: contactOf,
    customer: customerOf,
    company: relationField(companyOfCart),
  },
  CartPostageData: {
    carrierData: (data, _, ctx) => relationField(carrierOfCart)((data as unknown as { row: CartRow }).row, {}, ctx),
    warehouse: (data, _, ctx) => relationField(pickUpLocationOfCart)((data as unknown as { row: CartRow }).row, {}, ctx),
  },
  Order: { appliedIncentives: ({ incentives }) => incentives as never },
  CartIncentive: {
    affectedItems: (incentive, _, ctx) => {
      const { row, itemIds } = incentive as unknown as { row: CartRow; itemIds: string[] }
      return readLinesByUuid(ctx, row, itemIds)
    },
  },
  CartProcessResponse: {
    cartOrderId: (result) => (result as unknown as ProcessedCart).orderId,
    order: (result, _, ctx) => orderOfCart(ctx, result as unknown as ProcessedCart),
  },
  CartMainItem: {
    ...lineFields,
    childItems: (line) => (line as ShownLine).children,
    bundle: (line, _, ctx) => bundleOf(line, {}, ctx),
    product: shownProduct,
    previousPrice: ({ amounts }) => amounts.previousPrice,
    priceChangedAt: ({ amounts }) => (amounts.priceChangedAt ? new Date(amounts.priceChangedAt) : null),
  },
  CartBaseItem: { ...lineFields, product: async (line, args, ctx, info) => (await shownProduct(line, args, ctx, info)) as never },
  CartUnOrderableItem: {
    itemId: lineFields.itemId,
    parentItemUUID: lineFields.parentItemUUID,
    priceMode: lineFields.priceMode,
    price: lineFields.price,
    quantity: quantityOf,
    reason: ({ unorderableReason }) => unorderableReason,
  },
} satisfies Resolvers
