/** The buyer, zone and time of a price request, and whether the caller may see the price. */
import { hasRole } from '../../../core/auth/access.js'
import { forbidden, invalid, notFound } from '../../../core/base/errors.js'
import { type Buyer, buyerFor, personOf } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { find } from '../../../core/store/store.js'
import { foreignCompany } from '../../../resources/accounts/company.access.js'
import { channel } from '../../../resources/platform/channel.js'
import { localeOf } from '../../platform/channel/channel.locale.js'
import type { PriceTerms } from './read-facts.js'

/** How an operation names a buyer. 0 means none, like null: then the logged-in contact or customer buys. */
export interface BuyerInput {
  taxZone?: string | null | undefined
  contactId?: number | null | undefined
  customerId?: number | null | undefined
  companyId?: number | null | undefined
}

/** Returns the buyer that the input names; missing parts come from `base`, the buyer that the product was read for. */
export function buyerOfInput(ctx: Ctx, input: BuyerInput, base: Buyer = ctx.buyer): Buyer {
  const { contactId, customerId, companyId, taxZone } = input
  if (contactId && customerId)
    throw invalid([{ path: ['contactId'], message: 'and customerId exclude each other' }], 'PRICE_CALCULATION_ERROR')
  return buyerFor(ctx, { userId: contactId || customerId || null, companyId: companyId || null, taxZone }, base)
}

/**
 * Returns the terms of a buyer at the time of the request, or at another one. The default zone is the country of the channel, and the default
 * currency that of the channel.
 */
export async function termsOf(
  ctx: Ctx,
  buyer: Buyer,
  { date = ctx.now, currency }: { date?: Date | undefined; currency?: string | undefined } = {},
): Promise<PriceTerms> {
  const locale = localeOf(ctx)
  const ofChannel = locale instanceof Promise ? await locale : locale
  return {
    userId: personOf(buyer),
    companyId: buyer.companyId,
    channelId: ctx.actor.channelId,
    taxZone: buyer.taxZone ?? ofChannel.country,
    currency: currency ?? ofChannel.currency,
    date,
  }
}

/** Returns whether the caller sees cost prices, the prices of every buyer, and price derivations. */
export const readsPricing = ({ actor: { roles } }: Pick<Ctx, 'actor'>): boolean => hasRole(roles, 'pricing', 'VIEWER')

/**
 * Throws unless the caller may see these prices. Prices are confidential: without the role, callers see their own, those of their own companies and,
 * as a visitor, those of the guest account of the channel.
 */
export async function requireOwnPrices(ctx: Ctx, buyer: Buyer): Promise<void> {
  if (buyer === ctx.buyer || readsPricing(ctx)) return
  const { user, channelId } = ctx.actor
  if (buyer.companyId !== null && !user?.companyIds.includes(buyer.companyId)) throw foreignCompany()
  const person = personOf(buyer)
  if (person === null || person === user?.id) return
  const isGuest = user === null && (await find(ctx, channel, { id: channelId }))?.anonymousUserId === person
  if (!isGuest) throw forbidden('Unauthorized use of contactId or customerId')
}

const PARTIES = [
  { field: 'contactId', table: 'contact', label: 'Contact' },
  { field: 'customerId', table: 'customer', label: 'Customer' },
  { field: 'companyId', table: 'company', label: 'Company' },
] as const

/**
 * Refuses contacts, customers and companies that do not exist: their price would look like a visitor's. Reading prices needs no right to
 * read people.
 */
export async function requireParties({ db }: Ctx, input: BuyerInput): Promise<void> {
  for (const { field, table, label } of PARTIES) {
    const id = input[field]
    if (id && !(await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()))
      throw notFound(label, `${label.toUpperCase()}_NOT_FOUND_ERROR`, { id })
  }
}
