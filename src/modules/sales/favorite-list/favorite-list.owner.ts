/** The owner of a favorite list: one company, contact or customer. */
import type { FavoriteListsCreateInput, ProductSearchInput } from '../../../contract/contract.gen.js'
import { isStaff, type RequiredAccess } from '../../../core/auth/access.js'
import { forbidden, invalid, invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { type AnyLookupKeys, findRecords } from '../../../core/store/reference.js'
import { foreignCompany } from '../../../resources/accounts/company.access.js'
import { companyLookup } from '../../../resources/accounts/company.js'
import { contactLookup } from '../../../resources/accounts/contact.js'
import { customerLookup } from '../../../resources/accounts/customer.js'
import { DEFAULT_SEARCH } from '../../catalog/search/product-search.js'

const INVALID_INPUT = 'FAVORITE_LISTS_INVALID_INPUT_ERROR'

type ListOwnerKind = 'company' | 'contact' | 'customer'
const lookups: Record<ListOwnerKind, AnyLookupKeys> = { company: companyLookup, contact: contactLookup, customer: customerLookup }
const ownerKinds = Object.keys(lookups) as ListOwnerKind[]

export interface ListOwner {
  column: `${ListOwnerKind}Id`
  id: number
}

type ListOwnerInput = Pick<FavoriteListsCreateInput, `${ListOwnerKind}Id` | `${ListOwnerKind}Source`>

/** Returns the one owner that an input names. It must exist, and the caller must be allowed to act for it. */
export async function resolveOwner(ctx: Ctx, input: ListOwnerInput): Promise<ListOwner> {
  const given = ownerKinds.flatMap((party) =>
    ([`${party}Id`, `${party}Source`] as const).filter((field) => input[field] != null).map((field) => ({ party, field })),
  )
  const [only, another] = given
  if (!only || another)
    throw invalid(
      [{ path: [], message: 'Exactly one of company, contact and customer must be given, by id or by source' }],
      INVALID_INPUT,
    )
  refuseForeignOwners(ctx, input, 'OWNER')
  const column = `${only.party}Id` as const
  const source = input[`${only.party}Source`]
  const reference = source
    ? { lookupKey: 'sourceId', value: source.id, within: source.name }
    : { lookupKey: 'id', value: input[column] as number }
  const [[record] = []] = await findRecords(ctx, lookups[only.party], [[reference]])
  if (!record) throw invalidField(only.field, `does not refer to a ${only.party}`, INVALID_INPUT)
  return { column, id: record.id }
}

/** Refuses foreign owners: without a role, callers may name only themselves or one of their companies, and no external keys, which could be guessed. */
export function refuseForeignOwners(ctx: Ctx, input: ListOwnerInput, access: RequiredAccess): void {
  const { roles, user } = ctx.actor
  if (isStaff(roles, access)) return
  if (input.companyId != null && !user?.companyIds.includes(input.companyId)) throw foreignCompany()
  for (const party of ['contact', 'customer'] as const) {
    const id = input[`${party}Id`]
    if (id != null && !(user?.kind === party && user.id === id)) throw forbidden(`Unauthorized use of ${party}Id`)
  }
  const keys = ownerKinds.map((party) => `${party}Source` as const).filter((field) => input[field] != null)
  if (keys.length) throw forbidden(`${keys.join(', ')} may only be given with a role`)
}

type OptionalSearch = ProductSearchInput | null | undefined

/** Returns a search in the assortment of the owning company, also for a contact whose primary company is another one. */
export function searchForOwner(
  { actor: { user } }: Ctx,
  { companyId }: { companyId: number | null },
  search: OptionalSearch,
): OptionalSearch {
  const isOther = user?.kind === 'contact' && companyId !== user.companyId && user.companyIds.some((id) => id === companyId)
  const isForAnother = search?.companyId || (search?.userId && search.userId !== user?.id)
  return isOther && !isForAnother ? { ...(search ?? (DEFAULT_SEARCH as unknown as ProductSearchInput)), companyId } : search
}
