/** The buyer of a cart: prices and assortment are those of its contact, customer or company, whoever changes the cart. */
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import type { CartRow } from '../../../db/db.gen.js'
import { isVisitor } from '../../catalog/assortment/orderable.js'
import type { CalculatedPrice } from '../../pricing/price-calculation/calculate.js'
import { calculatePrices } from '../../pricing/price-calculation/price-calculation.service.js'
import { isUntaxed, withoutTax } from '../../pricing/price-calculation/untaxed.js'

/** What the buyer of a cart, or of something priced like one, follows from. */
export interface BuyingCart extends Pick<CartRow, 'channelId' | 'contactId' | 'customerId' | 'companyId' | 'language'> {
  deliveryAddress: Pick<CartRow['deliveryAddress'], 'country' | 'icp'>
}

/** The person, the company and the tax zone of a cart. The zone is the country of the delivery. */
export const buyerOfCart = ({ contactId, customerId, companyId, deliveryAddress, language }: BuyingCart): Buyer => ({
  contactId: null,
  customerId: null,
  userId: contactId ?? customerId,
  companyId,
  anyCompany: false,
  language,
  taxZone: deliveryAddress.country,
  applyOrderlists: true,
  orderlistIds: [],
  priceSheetIds: null,
})

/** The buyer whose order lists hold for a cart. One without a buyer is a visitor's: it has the lists of the guest account of its channel. */
export async function listBuyerOf(ctx: Ctx, cart: BuyingCart): Promise<Buyer> {
  const buyer = buyerOfCart(cart)
  if (!isVisitor(buyer)) return buyer
  const channel = await ctx.db.selectFrom('channel').select('anonymousUserId').where('id', '=', cart.channelId).executeTakeFirst()
  return { ...buyer, userId: channel?.anonymousUserId ?? null }
}

/** A context in the channel of a cart, whose guest account has the prices of visitors, whoever changes the cart. It must not be used to write. */
export const inChannelOf = (ctx: Ctx, { channelId }: Pick<CartRow, 'channelId'>): Ctx => ({
  ...ctx,
  actor: { ...ctx.actor, channelId },
})

/** The prices of lines for the buyer of a cart; null for products that do not exist. One statement. */
export async function pricesForCart(
  ctx: Ctx,
  cart: BuyingCart,
  lines: readonly { productId: number; quantity: number }[],
): Promise<(CalculatedPrice | null)[]> {
  const prices = await calculatePrices(inChannelOf(ctx, cart), buyerOfCart(cart), lines)
  return isUntaxed(cart) ? prices.map(withoutTax) : prices
}
