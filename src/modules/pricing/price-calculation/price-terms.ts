/** For whom, where and when an operation asks for prices, and whether the caller may. */
import { hasRole } from '../../../core/auth/access.js'
import { forbidden, invalid, notFound } from '../../../core/base/errors.js'
import { type Buyer, buyerFor, personOf } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { find } from '../../../core/store/store.js'
import { foreignCompany } from '../../../resources/accounts/company.access.js'
import { channel } from '../../../resources/platform/channel.js'
import { localeOf } from '../../platform/channel/channel.locale.js'
import type { PriceTerms } from './read-facts.js'

/** How an operation names a buyer. 0 names nobody, like null: then the logged-in contact or customer buys. */
export interface BuyerInput {
  taxZone?: string | null | undefined
  contactId?: number | null | undefined
  customerId?: number | null | undefined
  companyId?: number | null | undefined
}

/** The buyer that the input names; what it does not say is taken from `base`, the buyer for whom the product was read. */
export function buyerOfInput(ctx: Ctx, input: BuyerInput, base: Buyer = ctx.buyer): Buyer {
  const { contactId, customerId, companyId, taxZone } = input
  if (contactId && customerId)
    throw invalid([{ path: ['contactId'], message: 'and customerId exclude each other' }], 'PRICE_CALCULATION_ERROR')
  return buyerFor(ctx, { userId: contactId || customerId || null, companyId: companyId || null, taxZone }, base)
}

/**
 * The terms of a buyer at the instant of the request, or at another one. If nobody names a zone, it is the country of the channel; prices are
 * those in the currency of the channel, unless something was agreed in another one.
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

/** Whether the caller sees purchase prices, the prices of every buyer, and why a price is what it is. */
export const readsPricing = ({ actor: { roles } }: Pick<Ctx, 'actor'>): boolean => hasRole(roles, 'pricing', 'VIEWER')

/**
 * What others pay is confidential: whoever may not read prices sees one's own, those of one's own companies, and, as a visitor, those
 * of the guest account of the channel.
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
 * Refuses contacts, customers and companies that do not exist: their price would look like anybody's. Whoever may read prices needs no right to
 * read people.
 */
export async function requireParties({ db }: Ctx, input: BuyerInput): Promise<void> {
  for (const { field, table, label } of PARTIES) {
    const id = input[field]
    if (id && !(await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()))
      throw notFound(label, `${label.toUpperCase()}_NOT_FOUND_ERROR`, { id })
  }
}
