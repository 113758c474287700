/** The companies of a contact that the catalogue is read for. */
import type { Buyer } from '../../../core/buyer.js'
import type { Scope } from '../../../core/context.js'
import type { ListInForce } from './assortment.lists.js'

/** The companies to choose from; null means only the primary one, as for everybody with one company. */
export interface Companies {
  of: readonly number[] | null
  /** The company used unless a list named by the buyer means another; null uses all. */
  usual: number | null
}

export function companiesFor({ actor: { user }, buyer: own }: Scope, buyer: Buyer): Companies {
  const { companyId, contactId, anyCompany, orderlistIds } = buyer
  if (companyId !== null) return { of: [companyId], usual: companyId }
  const companyIds = contactId !== null && contactId === own.contactId ? (user?.companyIds ?? []) : []
  if (companyIds.length < 2 || (!anyCompany && orderlistIds.length === 0)) return { of: null, usual: null }
  return { of: companyIds, usual: anyCompany ? null : (user?.companyId ?? null) }
}

/** Chooses among these companies by their lists that the buyer names. */
export function chosenCompanies(
  { of, usual }: Companies,
  lists: readonly ListInForce[],
  orderlistIds: readonly number[],
): readonly (number | null)[] {
  if (of === null) return [null]
  const named = lists.filter(({ id }) => orderlistIds.includes(id))
  const chosen = of.filter((id) => named.some(({ assignedTo }) => assignedTo.includes(id)))
  if (usual === null) return chosen.length ? chosen : of
  return [chosen.includes(usual) ? usual : (chosen[0] ?? usual)]
}
