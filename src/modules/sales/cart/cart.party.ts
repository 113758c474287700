/** The buyer that an operation names for a cart: a contact with its company, or a customer. */
import { sql } from 'kysely'
import { hasRole } from '../../../core/auth/access.js'
import { conflict, forbidden, invalid, notFound } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { foreignCompany } from '../../../resources/accounts/company.access.js'

/** How operations name the buyer. `userId` is deprecated: it is the id of a contact or a customer. */
export interface PartyInput {
  contactId?: number | null | undefined
  customerId?: number | null | undefined
  companyId?: number | null | undefined
  userId?: number | null | undefined
}

export interface Party {
  contactId: number | null
  customerId: number | null
  companyId: number | null
}

interface PartyRow {
  isContact: boolean
  isCustomer: boolean
  parentCompanyId: number | null
  isCompany: boolean
  isOwnCompany: boolean
}

/** Finds the buyer and checks that the caller may buy for it. A logged-in user who names nobody buys for themselves. All fields are null if there is no buyer. */
export async function resolveParty(ctx: Ctx, given: PartyInput): Promise<Party> {
  const input = { ...given, ...buyerByDefault(ctx, given) }
  if (input.contactId && input.customerId) throw invalid([{ path: ['contactId'], message: 'and customerId exclude each other' }])
  const userId = input.contactId || input.customerId ? null : input.userId || null
  const row = await readParty(ctx, input.contactId || userId, input.customerId || userId, input.companyId || null)
  requireParty(input, userId, row)
  const contactId = input.contactId || (row.isContact ? userId : null)
  const customerId = contactId ? null : input.customerId || userId
  const party = { contactId, customerId, companyId: contactId ? input.companyId || row.parentCompanyId : null }
  requireOwnParty(ctx, party)
  return party
}

function buyerByDefault({ actor: { user } }: Ctx, { contactId, customerId, companyId, userId }: PartyInput): PartyInput {
  if (contactId || customerId || companyId || userId) return {}
  return user?.kind === 'contact' ? { contactId: user.id } : user?.kind === 'customer' ? { customerId: user.id } : {}
}

async function readParty(ctx: Ctx, contactId: number | null, customerId: number | null, companyId: number | null) {
  const { rows } = await sql<PartyRow>`
    select exists (select from contact where id = ${contactId}) as "isContact",
           exists (select from customer where id = ${customerId}) as "isCustomer",
           (select "parentCompanyId" from contact where id = ${contactId}) as "parentCompanyId",
           exists (select from company where id = ${companyId}) as "isCompany",
           exists (select from "contactCompany" where "contactId" = ${contactId} and "companyId" = ${companyId}) as "isOwnCompany"`.execute(
    ctx.db,
  )
  return rows[0] as PartyRow
}

function requireParty({ contactId, customerId, companyId }: PartyInput, userId: number | null, row: PartyRow): void {
  if (contactId && !row.isContact) throw notFound('Contact', 'CONTACT_NOT_FOUND_ERROR', { id: contactId })
  if (customerId && !row.isCustomer) throw notFound('Customer', 'CUSTOMER_NOT_FOUND_ERROR', { id: customerId })
  if (userId && !row.isContact && !row.isCustomer) throw notFound('User', 'USER_NOT_FOUND_ERROR', { id: userId })
  if (!companyId) return
  if (!row.isCompany) throw notFound('Company', 'COMPANY_NOT_FOUND_ERROR', { id: companyId })
  if (!contactId && !(userId && row.isContact)) throw invalid([{ path: ['companyId'], message: 'needs a contactId' }])
  if (!row.isOwnCompany) throw conflict('COMPANY_NOT_FOUND_ERROR', `The contact does not belong to the company [${companyId}]`)
}

/** Refuses to buy for somebody else without a role for orders. */
function requireOwnParty({ actor: { roles, user } }: Ctx, { contactId, customerId, companyId }: Party): void {
  if (hasRole(roles, 'order', 'VIEWER')) return
  if (contactId !== null && !(user?.kind === 'contact' && user.id === contactId)) throw forbidden('Unauthorized use of contactId')
  if (customerId !== null && !(user?.kind === 'customer' && user.id === customerId))
    throw forbidden('Unauthorized use of customerId')
  if (companyId !== null && !user?.companyIds.includes(companyId)) throw foreignCompany()
}
