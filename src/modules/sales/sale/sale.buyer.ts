/** The buyer of a sale: prices and assortment are those of its contact, customer or company, no matter who changes it. */
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import type { CartRow } from '../../../db/db.gen.js'
import { isVisitor, type OrderedProduct, readOrderedProducts } from '../../catalog/assortment/orderable.js'
import { localeOfChannel } from '../../platform/channel/channel.locale.js'
import type { CalculatedPrice } from '../../pricing/price-calculation/calculate.js'
import { calculatePrices } from '../../pricing/price-calculation/price-calculation.service.js'
import { isUntaxed, withoutTax } from '../../pricing/price-calculation/untaxed.js'

/** The fields that determine the buyer of a sale. */
export interface BuyersSale extends Pick<CartRow, 'channelId' | 'contactId' | 'customerId' | 'companyId' | 'language'> {
  deliveryAddress: Pick<CartRow['deliveryAddress'], 'country' | 'icp'>
}

/** Returns the person, the company and the tax zone of a sale. The zone is the country of the delivery. */
export const buyerOf = ({ contactId, customerId, companyId, deliveryAddress, language }: BuyersSale): Buyer => ({
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

/** Returns the buyer whose order lists apply to a sale. A sale without a buyer is a visitor's: the lists of the guest account of its channel apply. */
export async function listBuyerOf(ctx: Ctx, sale: BuyersSale): Promise<Buyer> {
  const buyer = buyerOf(sale)
  if (!isVisitor(buyer)) return buyer
  const channel = await ctx.db.selectFrom('channel').select('anonymousUserId').where('id', '=', sale.channelId).executeTakeFirst()
  return { ...buyer, userId: channel?.anonymousUserId ?? null }
}

/** Returns the language of the texts of a sale, in capitals: its own, otherwise that of its channel. */
export const languageOfSale = async (
  ctx: Ctx,
  { language, channelId }: Pick<CartRow, 'language' | 'channelId'>,
): Promise<string> => (language ?? (await localeOfChannel(ctx, channelId)).language).toUpperCase()

/** Returns a context in the channel of a sale, whose guest account has the prices of visitors. It must not be used to write. */
export const inChannelOf = (ctx: Ctx, { channelId }: Pick<CartRow, 'channelId'>): Ctx => ({
  ...ctx,
  actor: { ...ctx.actor, channelId },
})

/** Returns the prices of lines for the buyer of a sale, in its own currency; null for products that do not exist. One statement. */
export async function pricesForSale(
  ctx: Ctx,
  sale: BuyersSale & Pick<CartRow, 'currency'>,
  lines: readonly { productId: number; quantity: number }[],
): Promise<(CalculatedPrice | null)[]> {
  const prices = await calculatePrices(inChannelOf(ctx, sale), buyerOf(sale), lines, sale.currency)
  return isUntaxed(sale) ? prices.map(withoutTax) : prices
}

/** Reads the products as the buyer of a sale may order them. Products that do not exist are missing. */
export const readProducts = (ctx: Ctx, sale: BuyersSale, ids: readonly number[]): Promise<Map<number, OrderedProduct>> =>
  readOrderedProducts(ctx, { buyer: buyerOf(sale), channelId: sale.channelId }, ids)
