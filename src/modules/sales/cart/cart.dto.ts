import type { Ctx } from '../../../core/context.js'
import { fromLocalized } from '../../../core/input/localized.js'
import { Decimal } from '../../../core/money.js'
import { type Relation, readOnce } from '../../../core/store/relations.js'
import type { CartItemRow, CartRow } from '../../../db/db.gen.js'
import type { Dto, LegacyProperty } from '../../../interfaces/rest/dto.js'
import { shownVerdictOfCart } from '../../spending/verdict/shown-verdict.js'
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
import { isAuthorizationRequired } from './checkout/cart.authorization.js'

const eachCart =
  <R>(read: (ctx: Ctx, cart: CartRow) => Promise<R>): Relation<CartRow, R> =>
  (ctx, carts) =>
    Promise.all(carts.map((row) => read(ctx, row)))

const AMOUNTS = new Set(
  'subTotal subTotalNet discount discountNet discountPercentage totalGross totalNet price priceNet tax totalPrice totalPriceNet value available remaining'.split(
    ' ',
  ),
)

/** Amounts are exact texts in the database and numbers in JSON. */
const toNumbers = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      AMOUNTS.has(name) && value !== null ? Decimal.of(value).toNumber() : value,
    ]),
  )

const toNumber = (amount: string | null) => amount && Decimal.of(amount).toNumber()

const itemColumns = {
  itemId: ({ uuid }: CartItemRow) => uuid,
  parentItemUUID: (line: ShownLine) => line.parent?.uuid ?? null,
  price: ({ amounts }: CartItemRow) => toNumber(amounts.price),
  priceMode: priceModeOf,
  quantity: quantityOf,
}

const AMOUNT_COLUMNS = [
  'priceNet',
  'totalPrice',
  'totalPriceNet',
  'sum',
  'sumNet',
  'totalSum',
  'totalSumNet',
  'discount',
  'discountPercentage',
] as const

const amountColumns = {
  ...itemColumns,
  ...Object.fromEntries(AMOUNT_COLUMNS.map((name) => [name, ({ amounts }: CartItemRow) => toNumber(amounts[name])])),
  taxCode: ({ amounts }: CartItemRow) => amounts.taxCode,
  incentive: ({ amounts }: CartItemRow) => amounts.incentive && toNumbers(amounts.incentive),
  surcharges: ({ amounts }: CartItemRow) =>
    amounts.surcharges.map(({ names, descriptions, exactTaxPercentage: _, ...rest }) => ({
      ...toNumbers(rest),
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
    previousPrice: ({ amounts }: CartItemRow) => toNumber(amounts.previousPrice),
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
  use: ['Cart.contactId', 'Cart.companyId', 'Cart.customerId'],
  fix: 'choose',
  read: ({ contactId, customerId }: CartRow) => contactId ?? customerId,
}

const carriersOf = readOnce(carriersOfCart)

export const cartDto: Dto = {
  name: 'Cart',
  from: 'Cart',
  omit: ['items', 'bonusItems', 'unOrderableItems', 'postageData', 'appliedIncentives', 'contact', 'customer', 'company', 'user'],
  legacy: { userId },
  read: {
    cartId: ({ uuid }: CartRow) => uuid,
    vouchers: ({ amounts }: CartRow) => amounts.vouchers.map(toNumbers),
    paymentData: (row: CartRow) => toNumbers(paymentDataOf(row)),
    total: (row: CartRow) => toNumbers(totalOf(row)),
    taxLevels: ({ amounts }: CartRow) => amounts.taxLevels.map(({ exactTaxPercentage: _, ...level }) => toNumbers(level)),
    valuePoints: ({ amounts }: CartRow) => amounts.valuePoints,
  },
  related: {
    purchaseAuthorizationRequired: isAuthorizationRequired,
    spendingVerdict: shownVerdictOfCart,
    payMethods: async (ctx, carts) => (await payMethodsOfCart(ctx, carts)).map((methods) => methods.map(toNumbers)),
    carriers: async (ctx, carts) =>
      (await carriersOf(ctx, carts)).map((carriers) => carriers.map(({ type: _, ...carrier }) => toNumbers(carrier))),
    shippingMethods: async (ctx, carts) => (await carriersOf(ctx, carts)).map(shippingMethodsOf),
  },
  nest: {
    postageData: {
      dto: postageDataDto,
      of: async (_, carts: readonly CartRow[]) => carts.map((row) => toNumbers(postageDataOf(row))),
    },
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
    userId: {
      type: 'Int',
      migration,
      use: ['CartStartInput.contactId', 'CartStartInput.companyId', 'CartStartInput.customerId'],
      fix: 'choose',
    },
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
export const cartAcceptDto: Dto = {
  name: 'CartAcceptPurchaseAuthorizationRequestInput',
  from: 'CartAcceptPurchaseAuthorizationRequestInput',
}
export const cartDeclineDto: Dto = {
  name: 'CartDeclinePurchaseAuthorizationRequestInput',
  from: 'CartDeclinePurchaseAuthorizationRequestInput',
}
