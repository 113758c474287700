import { hasRole } from '../../../core/auth/access.js'
import { forbidden } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { find } from '../../../core/store/store.js'
import { foreignCompany } from '../../../resources/accounts/company.access.js'
import type { Assortment, Assortments } from '../../../resources/catalog/assortment.js'
import { channel } from '../../../resources/platform/channel.js'
import { type Companies, chosenCompanies, companiesFor, loggedInBuyer } from './assortment.companies.js'
import { guestOf, isStaffOrEditor } from './assortment.guest.js'
import { type AppliedList, listsFor, listsThatApply, mergedLists } from './assortment.lists.js'

/** For whom the catalogue is read, as the arguments of reads and searches say it. */
export interface BuyerArguments {
  applyOrderlists?: boolean | null
  orderlistIds?: readonly number[] | null
  userId?: number | null
  companyId?: number | null
  /** Where a contact's company is not said: whatever one of their companies shows, rather than the primary one. */
  anyCompany?: boolean
}

/** Of all that a read asks for, what its order lists follow from: records keep it for what is read of them. */
export const buyerArguments = ({
  applyOrderlists,
  orderlistIds,
  userId,
  companyId,
  anyCompany,
}: BuyerArguments): BuyerArguments => ({
  applyOrderlists: applyOrderlists ?? null,
  orderlistIds: orderlistIds ?? null,
  userId: userId ?? null,
  companyId: companyId ?? null,
  anyCompany: anyCompany ?? false,
})

/** How one record is read by its key: there no company can be named, so that any of a contact's own will do. */
export const ANY_COMPANY: BuyerArguments = { anyCompany: true }

/** The assortment of a page; null when nothing is left out. Asked for again in the same request it costs nothing. */
export const assortmentOf = async (ctx: Ctx, asked: BuyerArguments): Promise<Assortment | null> =>
  (await assortmentsOf(ctx, { ...buyerArguments(asked), anyCompany: false }))?.[0] ?? null

/** The same for what may be read of a record: one for each company that a contact can act for here. What one of them shows is shown. */
export async function assortmentsOf(ctx: Ctx, asked: BuyerArguments): Promise<Assortments | null> {
  if (asked.applyOrderlists === false && (await maySwitchOff(ctx))) return null
  const userId = asked.userId || null
  const companyId = asked.companyId || null
  const listIds = asked.orderlistIds ?? []
  const companies = companiesFor(ctx, { userId, companyId, listIds, isAny: asked.anyCompany === true })
  const known = remembered(ctx)
  const key = JSON.stringify([userId, companies, listIds])
  const answer = known.get(key) ?? mergedFor(ctx, { userId, companyId, listIds, companies })
  known.set(key, answer)
  return answer
}

interface Whose {
  userId: number | null
  companyId: number | null
  listIds: readonly number[]
  companies: Companies
}

async function mergedFor(ctx: Ctx, { userId, companyId, listIds, companies }: Whose): Promise<Assortments | null> {
  await refuseForeignParty(ctx, userId, companyId)
  const guest = await guestOf(ctx)
  const party = { userId: userId ?? loggedInBuyer(ctx)?.id ?? guest?.id ?? null, companyIds: companies.of }
  if (party.userId === null && companyId === null && listIds.length === 0) return null
  const isOnlyGuest = party.userId === guest?.id && companyId === null && listIds.length === 0
  const lists = isOnlyGuest && guest ? guest.lists : await listsThatApply(ctx, party, listIds)
  const merged = chosenCompanies(companies, lists, listIds).map((id) => mergedIn(ctx, listsFor(id, lists, listIds), listIds))
  return merged.every((one) => one !== null) ? merged : null
}

function mergedIn(ctx: Ctx, applied: readonly AppliedList[], listIds: readonly number[]): Assortment | null {
  const lists = withLost(applied, listIds)
  const counted = isStaffOrEditor(ctx) ? lists : withoutWidening(lists)
  return counted.length ? mergedLists(counted) : null
}

/** A list that was asked for and is not there, or not in force, shows nothing: it counts as a positive one that names nothing. */
function withLost(lists: readonly AppliedList[], listIds: readonly number[]): readonly AppliedList[] {
  const found = new Set(lists.map(({ id }) => id))
  const lost = listIds.filter((id) => !found.has(id))
  return [...lists, ...lost.map((id) => ({ id, type: 'POSITIVE' as const, isAssigned: false, productIds: [], clusterIds: [] }))]
}

/** What a caller asks for beside their own lists may narrow what they see, never widen it. */
function withoutWidening(lists: readonly AppliedList[]): readonly AppliedList[] {
  const isBound = lists.some(({ type, isAssigned }) => type === 'POSITIVE' && isAssigned)
  return isBound ? lists.filter(({ type, isAssigned }) => type === 'NEGATIVE' || isAssigned) : lists
}

/** Everything is there for the products of a shop's own staff; who buys, or only looks, is bound to their lists. */
const maySwitchOff = async (ctx: Ctx) =>
  hasRole(ctx.actor.roles, 'product', 'EDITOR') || (loggedInBuyer(ctx) === null && !(await guestOf(ctx))?.lists.length)

/** Who is not of the staff browses as oneself and one's own companies, a visitor as the anonymous user of the channel. */
async function refuseForeignParty(ctx: Ctx, userId: number | null, companyId: number | null): Promise<void> {
  if (isStaffOrEditor(ctx)) return
  const { user, channelId } = ctx.actor
  if (companyId !== null && !user?.companyIds.includes(companyId)) throw foreignCompany()
  if (userId === null || userId === user?.id) return
  const isAnonymous = user === null && (await find(ctx, channel, { id: channelId }))?.anonymousUserId === userId
  if (!isAnonymous) throw forbidden('Unauthorized use of userId')
}

const remembered = ({ loaders }: Ctx): Map<string, Promise<Assortments | null>> => {
  const known = (loaders.get(assortmentOf) as Map<string, Promise<Assortments | null>> | undefined) ?? new Map()
  loaders.set(assortmentOf, known)
  return known
}
