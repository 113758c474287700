/** Whose a favorite list is: one company, contact or customer. */
import { sql } from 'kysely'
import type { FavoriteListsCreateInput, ProductSearchInput } from '../../../contract/contract.gen.js'
import { isStaff, type RequiredAccess } from '../../../core/auth/access.js'
import { forbidden, invalid, invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { ownersBySource, type SourceTable } from '../../../core/store/sources.js'
import { foreignCompany } from '../../../resources/accounts/company.access.js'
import { companySource } from '../../../resources/accounts/company.js'
import { contactSource } from '../../../resources/accounts/contact.js'
import { customerSource } from '../../../resources/accounts/customer.js'
import { DEFAULT_SEARCH } from '../../catalog/search/product-search.js'

const INVALID = 'FAVORITE_LISTS_INVALID_INPUT_ERROR'

type Party = 'company' | 'contact' | 'customer'
const sources: Record<Party, SourceTable> = { company: companySource, contact: contactSource, customer: customerSource }
const parties = Object.keys(sources) as Party[]

export interface Owner {
  column: `${Party}Id`
  id: number
}

type Named = Pick<FavoriteListsCreateInput, `${Party}Id` | `${Party}Source`>

/** The one owner that an input names, who exists and is the caller's to act for. */
export async function ownerOf(ctx: Ctx, input: Named): Promise<Owner> {
  const given = parties.flatMap((party) =>
    ([`${party}Id`, `${party}Source`] as const).filter((field) => input[field] != null).map((field) => ({ party, field })),
  )
  const [only, another] = given
  if (!only || another)
    throw invalid(
      [{ path: [], message: 'Exactly one of company, contact and customer must be given, by id or by source' }],
      INVALID,
    )
  refuseForeignOwners(ctx, input, 'OWNER')
  const column = `${only.party}Id` as const
  const source = input[`${only.party}Source`]
  const id = source ? await idBySource(ctx, only.party, source) : await existing(ctx, only.party, input[column] as number)
  if (id === null) throw invalidField(only.field, `names no ${only.party}`, INVALID)
  return { column, id }
}

async function idBySource(ctx: Ctx, party: Party, source: { name: string; id: string }): Promise<number | null> {
  const [found] = await ownersBySource(ctx, sources[party], [source])
  return found?.ownerId ?? null
}

async function existing(ctx: Ctx, party: Party, id: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(party)} where id = ${id}`.execute(ctx.db)
  return rows[0]?.id ?? null
}

/** Without a role one names oneself or a company of one's own; the keys of other systems are not for everybody to try. */
export function refuseForeignOwners(ctx: Ctx, input: Named, access: RequiredAccess): void {
  const { roles, user } = ctx.actor
  if (isStaff(roles, access)) return
  if (input.companyId != null && !user?.companyIds.includes(input.companyId)) throw foreignCompany()
  for (const party of ['contact', 'customer'] as const) {
    const id = input[`${party}Id`]
    if (id != null && !(user?.kind === party && user.id === id)) throw forbidden(`Unauthorized use of ${party}Id`)
  }
  const keys = parties.map((party) => `${party}Source` as const).filter((field) => input[field] != null)
  if (keys.length) throw forbidden(`${keys.join(', ')} may only be given with a role`)
}

type Search = ProductSearchInput | null | undefined

/** A company's list shows what is in the assortment of that company, also to a contact whose primary company is another one. */
export function forOwner({ actor: { user } }: Ctx, { companyId }: { companyId: number | null }, search: Search): Search {
  const isOther = user?.kind === 'contact' && companyId !== user.companyId && user.companyIds.some((id) => id === companyId)
  const isForAnother = search?.companyId || (search?.userId && search.userId !== user?.id)
  return isOther && !isForAnother ? { ...(search ?? (DEFAULT_SEARCH as unknown as ProductSearchInput)), companyId } : search
}
