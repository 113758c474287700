/** Which of a contact's companies the catalogue is read for. */
import type { Ctx } from '../../../core/context.js'
import type { ListInForce } from './assortment.lists.js'

/** The contact or customer who is logged in: administrators and bare accounts buy nothing. */
export const loggedInBuyer = ({ actor: { user } }: Ctx) => (user?.kind === 'contact' || user?.kind === 'customer' ? user : null)

/** What a read says of it. */
interface Said {
  userId: number | null
  companyId: number | null
  listIds: readonly number[]
  isAny: boolean
}

/** The companies that come into question; null is the primary one alone, as for everybody with one company. */
export interface Companies {
  of: readonly number[] | null
  /** The only one to be taken where no list that is asked for says another; null takes them all. */
  usual: number | null
}

export function companiesFor(ctx: Ctx, { userId, companyId, listIds, isAny }: Said): Companies {
  if (companyId !== null) return { of: [companyId], usual: companyId }
  const own = loggedInBuyer(ctx)
  const isOneself = own !== null && (userId === null || userId === own.id)
  if (!isOneself || own.companyIds.length < 2 || (!isAny && listIds.length === 0)) return { of: null, usual: null }
  return { of: own.companyIds, usual: isAny ? null : own.companyId }
}

/** The lists of one's own companies that are asked for choose among these. */
export function chosenCompanies(
  { of, usual }: Companies,
  lists: readonly ListInForce[],
  listIds: readonly number[],
): readonly (number | null)[] {
  if (of === null) return [null]
  const asked = lists.filter(({ id }) => listIds.includes(id))
  const named = of.filter((id) => asked.some(({ assignedTo }) => assignedTo.includes(id)))
  if (usual === null) return named.length ? named : of
  return [named.includes(usual) ? usual : (named[0] ?? usual)]
}
