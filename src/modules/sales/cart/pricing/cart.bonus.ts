/** Bonus items: lines given by incentives. Every pricing of the cart replaces them. */
import type { Ctx } from '../../../../core/context.js'
import { Decimal } from '../../../../core/money.js'
import { newUuid } from '../../../../core/store/row.js'
import type { CartItemRow, CartRow } from '../../../../db/db.gen.js'
import type { CartAmounts } from '../../../../db/json.js'
import type { BonusItem } from '../../../rules/incentive/incentive.apply.js'
import { temporaryId } from '../cart.units.js'
import { NO_LINE_AMOUNTS } from './cart.blank.js'

/** A line that the shop gives: a bonus item of an incentive, or a line that a decision hook adds. */
export type GivenItem = Omit<BonusItem, 'incentive'> & { incentive: Pick<BonusItem['incentive'], 'name'>; isAdded?: true }

/** A line that a decision hook adds. */
export type AddedItem = NonNullable<CartAmounts['added']>[number]

export const toGivenItem = ({ productId, quantity, price, name }: AddedItem): GivenItem => ({
  productId,
  quantity,
  price: Decimal.of(price),
  incentive: { name },
  isAdded: true,
})

/** A bonus item with its row. A row that is not stored yet has a negative id. */
export interface BonusLine {
  bonus: GivenItem
  row: CartItemRow
}

/** Gives each bonus item a row: the existing row for the product, so that it keeps its uuid, or a new one. */
export function matchRows(ctx: Ctx, cart: CartRow, rows: readonly CartItemRow[], bonus: readonly GivenItem[]): BonusLine[] {
  const free = rows.filter(({ isBonus }) => isBonus)
  let lastId = temporaryId(rows)
  return bonus.map((item) => {
    const at = free.findIndex(({ productId }) => productId === item.productId)
    const [known] = at < 0 ? [] : free.splice(at, 1)
    const row = known ?? newRow(ctx, cart, lastId--, item.productId)
    const isSamePrice = known?.externalPrice != null && Decimal.of(known.externalPrice).compare(item.price) === 0
    return { bonus: item, row: { ...row, quantity: item.quantity, ...(!isSamePrice && { externalPrice: item.price.toText() }) } }
  })
}

const newRow = (ctx: Ctx, cart: CartRow, id: number, productId: number): CartItemRow => ({
  id,
  uuid: newUuid(ctx),
  cartId: cart.id,
  parentItemId: null,
  productId,
  clusterId: null,
  bundleId: null,
  quantity: 1,
  notes: null,
  requestDate: null,
  externalPrice: '0',
  isBonus: true,
  unorderableReason: null,
  amounts: NO_LINE_AMOUNTS,
  partNumber: null,
  customFields: {},
  createdAt: ctx.now,
  lastModifiedAt: ctx.now,
})
