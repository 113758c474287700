/** The products of the lines of a cart, and how many units of each are ordered. */
import type { Ctx } from '../../../core/context.js'
import type { CartItemRow } from '../../../db/db.gen.js'
import { type OrderedProduct, readOrderedProducts } from '../../catalog/assortment/orderable.js'
import { type BuyingCart, buyerOfCart } from './cart.buyer.js'

/** Reads the products as the buyer of the cart may order them. Products that do not exist are missing. */
export const readProducts = (ctx: Ctx, cart: BuyingCart, ids: readonly number[]): Promise<Map<number, OrderedProduct>> =>
  readOrderedProducts(ctx, { buyer: buyerOfCart(cart), channelId: cart.channelId }, ids)

/** All units of a line: those of a child depend on its parent. */
export const unitsOf = (line: CartItemRow, parent: CartItemRow | undefined): number => line.quantity * (parent?.quantity ?? 1)

/** The next free id of a row that is not stored yet. It is negative, and lower than that of all others. */
export const temporaryId = (rows: readonly Pick<CartItemRow, 'id'>[]): number =>
  rows.reduce((lowest, { id }) => Math.min(lowest, id), 0) - 1
