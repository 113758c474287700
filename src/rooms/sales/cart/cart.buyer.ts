/** The buyer of a cart: prices and assortment are those of its contact, customer or company, whoever changes the cart. */
import type { Buyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import type { CartRow } from '../../../db/db.gen.js'

/** What the buyer of a cart, or of something priced like one, follows from. */
export interface BuyingCart extends Pick<CartRow, 'contactId' | 'customerId' | 'companyId' | 'language'> {
  deliveryAddress: Pick<CartRow['deliveryAddress'], 'country'>
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

/** A context in which the catalogue can be read for the buyer of any cart that the caller may change. It must not be used to write. */
export const readAsBuyer = (ctx: Ctx): Ctx => ({
  ...ctx,
  actor: { ...ctx.actor, roles: { user: 'VIEWER' }, user: null },
  loaders: new Map(),
})
