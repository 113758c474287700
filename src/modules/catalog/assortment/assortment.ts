/** The assortment of a buyer: the part of the channel's catalogue that order lists allow. */
import { hasRole } from '../../../core/auth/access.js'
import { forbidden } from '../../../core/base/errors.js'
import { type Buyer, personOf } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { find } from '../../../core/store/store.js'
import { foreignCompany } from '../../../resources/accounts/company.access.js'
import type { Assortment, Assortments } from '../../../resources/catalog/assortment.js'
import { channel } from '../../../resources/platform/channel.js'
import { catalogueOf, limitToCatalogue } from './assortment.catalogue.js'
import { type Companies, chosenCompanies, companiesFor } from './assortment.companies.js'
import { guestOf, isStaffOrEditor } from './assortment.guest.js'
import { type AppliedList, type ListInForce, listsFor, listsThatApply, mergedLists } from './assortment.lists.js'

/** Returns the assortment of a page, which is read for one company; null if nothing is left out. */
export const assortmentOf = async (ctx: Ctx, buyer: Buyer): Promise<Assortment | null> =>
  (await assortmentsOf(ctx, buyer))?.[0] ?? null

/**
 * Returns the assortments of a buyer: one for each company that a contact can act for here. Anything in one of them is visible to the buyer.
 * Null if nothing is left out. A request reads the lists of a party and the catalogue of its channel once.
 */
export async function assortmentsOf(ctx: Ctx, buyer: Buyer): Promise<Assortments | null> {
  const companies = companiesFor(ctx, buyer)
  const key = JSON.stringify([ctx.actor.channelId, personOf(buyer), companies, buyer.orderlistIds, buyer.applyOrderlists])
  return ctx.requestCache.get(assortmentsOf, key, () => readAssortments(ctx, buyer))
}

async function readAssortments(ctx: Ctx, buyer: Buyer): Promise<Assortments | null> {
  const lists = await listAssortmentsOf(ctx, buyer)
  return limitToCatalogue(lists, await catalogueOf(ctx))
}

/** Returns the assortments of the order lists, regardless of channel catalogues. */
export async function listAssortmentsOf(ctx: Ctx, buyer: Buyer): Promise<Assortments | null> {
  if (!buyer.applyOrderlists && (await mayIgnoreOrderlists(ctx))) return null
  return readListAssortments(ctx, buyer, companiesFor(ctx, buyer))
}

async function readListAssortments(ctx: Ctx, buyer: Buyer, companies: Companies): Promise<Assortments | null> {
  await refuseForeignParty(ctx, buyer)
  const guest = await guestOf(ctx)
  const { companyId, orderlistIds } = buyer
  const party = { userId: personOf(buyer) ?? guest?.id ?? null, companyIds: companies.of }
  if (party.userId === null && companyId === null && orderlistIds.length === 0) return null
  const isOnlyGuest = party.userId === guest?.id && companyId === null && orderlistIds.length === 0
  const lists = usableLists(ctx, isOnlyGuest && guest ? guest.lists : await listsThatApply(ctx, party, orderlistIds))
  const merged = chosenCompanies(companies, lists, orderlistIds).map((id) =>
    mergedIn(ctx, listsFor(id, lists, orderlistIds), orderlistIds),
  )
  return merged.every((one) => one !== null) ? merged : null
}

function mergedIn(ctx: Ctx, applied: readonly AppliedList[], listIds: readonly number[]): Assortment | null {
  const lists = withMissingLists(applied, listIds)
  const counted = isStaffOrEditor(ctx) ? lists : withoutWidening(lists)
  return counted.length ? mergedLists(counted) : null
}

/** Returns the lists that the caller may use: all for staff. For others, lists of other parties do not exist, because they disclose what those parties buy. */
const usableLists = (ctx: Ctx, lists: readonly ListInForce[]): readonly ListInForce[] =>
  isStaffOrEditor(ctx) ? lists : lists.filter(({ assignedTo, isOpen }) => isOpen || assignedTo.length > 0)

/** Adds an empty positive list for each list that the buyer names but that is missing, inactive or not theirs, so that nothing is shown. */
function withMissingLists(lists: readonly AppliedList[], listIds: readonly number[]): readonly AppliedList[] {
  const found = new Set(lists.map(({ id }) => id))
  const lost = listIds.filter((id) => !found.has(id))
  return [...lists, ...lost.map((id) => ({ id, type: 'POSITIVE' as const, isAssigned: false, productIds: [], clusterIds: [] }))]
}

/** Drops named lists that would widen the caller's assortment; they may only narrow it. */
function withoutWidening(lists: readonly AppliedList[]): readonly AppliedList[] {
  const isBound = lists.some(({ type, isAssigned }) => type === 'POSITIVE' && isAssigned)
  return isBound ? lists.filter(({ type, isAssigned }) => type === 'NEGATIVE' || isAssigned) : lists
}

/** Returns whether the caller may ignore order lists: staff who edit products may; contacts, customers and visitors may not. */
const mayIgnoreOrderlists = async (ctx: Ctx) =>
  hasRole(ctx.actor.roles, 'product', 'EDITOR') || (personOf(ctx.buyer) === null && !(await guestOf(ctx))?.lists.length)

/** Refuses to browse as another party: without a staff role, users browse as themselves or their companies, visitors as the anonymous user of the channel. */
async function refuseForeignParty(ctx: Ctx, buyer: Buyer): Promise<void> {
  if (isStaffOrEditor(ctx)) return
  const { user, channelId } = ctx.actor
  const [person, { companyId }] = [personOf(buyer), buyer]
  if (companyId !== null && !user?.companyIds.includes(companyId)) throw foreignCompany()
  if (person === null || person === user?.id) return
  const isAnonymous = user === null && (await find(ctx, channel, { id: channelId }))?.anonymousUserId === person
  if (!isAnonymous) throw forbidden('Unauthorized use of userId')
}
