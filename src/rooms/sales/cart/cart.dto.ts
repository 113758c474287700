import type { Ctx } from '../../../core/context.js'
import { fromLocalized } from '../../../core/input/localized.js'
import type { Relation } from '../../../core/store/relations.js'
import type { CartItemRow, CartRow } from '../../../db/db.gen.js'
import type { Dto, LegacyProperty } from '../../../faces/rest/dto.js'
import { isAuthorizationRequired } from './cart.authorization.js'
import {
  carriersOfCart,
  payMethodsOfCart,
  paymentDataOf,
  postageDataOf,
  priceModeOf,
  quantityOf,
  readBonusItems,
  readItems,
  readUnorderableItems,
  type ShownLine,
  shippingMethodsOf,
  totalOf,
} from './cart.read.js'

const eachCart =
  <R>(read: (ctx: Ctx, cart: CartRow) => Promise<R>): Relation<CartRow, R> =>
  (ctx, carts) =>
    Promise.all(carts.map((row) => read(ctx, row)))

const itemColumns = {
  itemId: ({ uuid }: CartItemRow) => uuid,
  parentItemUUID: (line: ShownLine) => line.parent?.uuid ?? null,
  price: ({ amounts }: CartItemRow) => amounts.price,
  priceMode: priceModeOf,
  quantity: quantityOf,
}

const amountColumns = {
  ...itemColumns,
  ...Object.fromEntries(
    (
      [
        'priceNet',
        'totalPrice',
        'totalPriceNet',
        'sum',
        'sumNet',
        'totalSum',
        'totalSumNet',
        'discount',
        'discountPercentage',
        'taxCode',
        'incentive',
      ] as const
    ).map((name) => [name, ({ amounts }: CartItemRow) => amounts[name]]),
  ),
  surcharges: ({ amounts }: CartItemRow) =>
    amounts.surcharges.map(({ names, descriptions, ...rest }) => ({
      ...rest,
      names: fromLocalized(names),
      descriptions: fromLocalized(descriptions),
    })),
}

const cartBaseItemDto: Dto = { name: 'CartBaseItem', from: 'CartBaseItem', omit: ['product'], read: amountColumns }
const cartItemDto: Dto = {
  name: 'CartMainItem',
  from: 'CartMainItem',
  omit: ['product', 'bundle', 'childItems'],
  read: {
    ...amountColumns,
    previousPrice: ({ amounts }: CartItemRow) => amounts.previousPrice,
    priceChangedAt: ({ amounts }: CartItemRow) => amounts.priceChangedAt,
  },
  nest: {
    childItems: {
      dto: cartBaseItemDto,
      of: async (_, lines: readonly ShownLine[]) => lines.map(({ children }) => children),
      many: true,
    },
  },
}
const unorderableItemDto: Dto = {
  name: 'CartUnOrderableItem',
  from: 'CartUnOrderableItem',
  read: { ...itemColumns, reason: ({ unorderableReason }: CartItemRow) => unorderableReason },
}
const postageDataDto: Dto = { name: 'CartPostageData', from: 'CartPostageData', omit: ['carrierData', 'warehouse'] }

const migration = 'user-to-contact-customer'
const userId: LegacyProperty = {
  type: 'Int',
  migration,
  use: ['Cart.contactId', 'Cart.customerId'],
  fix: 'choose',
  read: ({ contactId, customerId }: CartRow) => contactId ?? customerId,
}

export const cartDto: Dto = {
  name: 'Cart',
  from: 'Cart',
  omit: ['items', 'bonusItems', 'unOrderableItems', 'postageData', 'appliedIncentives', 'contact', 'customer', 'company', 'user'],
  also: { orderId: 'Int' },
  legacy: { userId },
  read: {
    cartId: ({ uuid }: CartRow) => uuid,
    vouchers: ({ amounts }: CartRow) => amounts.vouchers,
    paymentData: paymentDataOf,
    total: totalOf,
    taxLevels: ({ amounts }: CartRow) => amounts.taxLevels,
    valuePoints: ({ amounts }: CartRow) => amounts.valuePoints,
  },
  related: {
    purchaseAuthorizationRequired: isAuthorizationRequired,
    payMethods: payMethodsOfCart,
    carriers: carriersOfCart,
    shippingMethods: async (ctx, carts) => (await carriersOfCart(ctx, carts)).map(shippingMethodsOf),
  },
  nest: {
    postageData: { dto: postageDataDto, of: async (_, carts: readonly CartRow[]) => carts.map(postageDataOf) },
    items: { dto: cartItemDto, of: eachCart(readItems), many: true },
    bonusItems: { dto: cartBaseItemDto, of: eachCart(readBonusItems), many: true },
    unOrderableItems: { dto: unorderableItemDto, of: eachCart(readUnorderableItems), many: true },
  },
}

export const cartSearchDto: Dto = { name: 'CartSearchInput', from: 'CartSearchInput', isSearch: true }
export const cartStartDto: Dto = {
  name: 'CartStartInput',
  from: 'CartStartInput',
  legacy: {
    userId: { type: 'Int', migration, use: ['CartStartInput.contactId', 'CartStartInput.customerId'], fix: 'choose' },
  },
}
export const cartUpdateDto: Dto = { name: 'CartUpdateInput', from: 'CartUpdateInput' }
export const cartItemsDto: Dto = {
  name: 'CartItemsInput',
  from: 'CartItemsInput',
  declares: `
    "Lines to add, change or remove."
    input CartItemsInput {
      items: [CartItemBulkInput!]! @rule(minItems: 1, maxItems: 1000)
    }`,
}
export const cartProcessDto: Dto = { name: 'CartProcessInput', from: 'CartProcessInput' }
