/** Adds contacts to companies, removes them, and makes them company managers. */
import type { ContactActionsData } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { invalidField } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, keepRows, requireRows } from '../../../core/store/changing.js'
import { get, missing } from '../../../core/store/store.js'
import type { ContactRow } from '../../../db/db.gen.js'
import { refuseForeignCompany } from '../../../resources/accounts/company.access.js'
import { company } from '../../../resources/accounts/company.js'
import { contact } from '../../../resources/accounts/contact.js'
import { contactEvents } from './contact.events.js'
import { addCompanyLinks, linkedCompanies, removeCompanyLinks } from './contact.links.js'

export interface ContactActions {
  contact: ContactRow
  actions: { data: ContactActionsData[]; messages: string[] }
}

/** Adds a contact to companies. Without the role, a manager may add contacts that they see to companies that they manage. */
export const addToCompanies = (ctx: Ctx, id: number, companyIds: readonly number[]): Promise<ContactActions> =>
  changeCompanies(ctx, id, companyIds, async (inner, contactRow, ids) => {
    const existing = await keepRows(inner, company, ids)
    await addCompanyLinks(
      inner,
      [...existing].map((companyId) => ({ contactId: contactRow.id, companyId })),
    )
    return (companyId) =>
      existing.has(companyId)
        ? succeededAction(companyId, 'Added')
        : failedAction(companyId, `Company with id [${companyId}] not found`)
  })

/**
 * Removes a contact from companies. The primary company stays, because a contact always belongs to a company. Without the role, a manager
 * removes contacts from companies that they manage, and every contact may leave their own companies.
 */
export const removeFromCompanies = (ctx: Ctx, id: number, companyIds: readonly number[]): Promise<ContactActions> =>
  changeCompanies(ctx, id, companyIds, removeLinks, { isLeaving: ctx.actor.user?.kind === 'contact' && ctx.actor.user.id === id })

const removeLinks: CompanyChange = async (inner, contactRow, ids) => {
  const linked = await linkedCompanies(inner, contactRow.id, ids)
  const isPrimary = (companyId: number) => companyId === contactRow.parentCompanyId
  const removed = [...linked].filter((companyId) => !isPrimary(companyId))
  await removeCompanyLinks(
    inner,
    removed.map((companyId) => ({ contactId: contactRow.id, companyId })),
  )
  return (companyId) => {
    if (!linked.has(companyId)) return failedAction(companyId, `The contact does not act for the company with id [${companyId}]`)
    return isPrimary(companyId)
      ? failedAction(companyId, `The company with id [${companyId}] is the contact's primary one`)
      : succeededAction(companyId, 'Removed')
  }
}

/** Makes a contact of a company its manager. */
export async function addManager(ctx: Ctx, userId: number, companyId: number): Promise<string> {
  await inTransaction(ctx, async (inner) => {
    refuseForeignCompany(inner, companyId, 'OWNER')
    await requireRows(inner, company, 'id', [companyId])
    await changing(inner, contact, { id: userId }, { access: 'VIEWER' }, (locked) => insertManager(locked, userId, companyId))
  })
  ctx.services.identities.forget()
  return `The contact with id [${userId}] manages the company with id [${companyId}]`
}

/** Stores the manager, unless the contact does not belong to the company. */
async function insertManager(ctx: Ctx, userId: number, companyId: number): Promise<void> {
  const linked = await linkedCompanies(ctx, userId, [companyId])
  if (!linked.has(companyId)) throw invalidField('userId', `does not refer to a contact of the company with id [${companyId}]`)
  await ctx.db
    .insertInto('companyManager')
    .values({ userId, companyId })
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Removes a company manager. A contact who is also an authorization manager of the company still manages it. */
export async function removeManager(ctx: Ctx, userId: number, companyId: number): Promise<string> {
  refuseForeignCompany(ctx, companyId, 'OWNER')
  await get(ctx, company, { id: companyId })
  const pair = ctx.db.deleteFrom('companyManager').where('userId', '=', userId).where('companyId', '=', companyId)
  const removed = await pair.returning('userId').executeTakeFirst()
  if (!removed) throw invalidField('userId', `does not refer to a company manager of the company with id [${companyId}]`)
  ctx.services.identities.forget()
  return `The contact with id [${userId}] is no longer a company manager of the company with id [${companyId}]`
}

/** Changes the links of a contact and returns the result for each company. */
type CompanyChange = (
  ctx: Ctx,
  contactRow: ContactRow,
  companyIds: number[],
) => Promise<(companyId: number) => ContactActionsData>

/** Runs the change and returns one result per company, in the order of the request. A company that fails does not affect the others. */
async function changeCompanies(
  ctx: Ctx,
  id: number,
  requestedIds: readonly number[],
  change: CompanyChange,
  { isLeaving = false } = {},
): Promise<ContactActions> {
  const companyIds = [...new Set(requestedIds)]
  for (const companyId of companyIds) refuseForeignCompany(ctx, companyId, isLeaving ? 'VIEWER' : 'EDITOR')
  const result = await changing(ctx, contact, { id }, { access: 'VIEWER' }, async (inner, contactRow) => {
    if (!isLeaving) await requireManagedContact(inner, contactRow)
    const resultOf = await change(inner, contactRow, companyIds)
    const data = companyIds.map(resultOf)
    if (data.some(({ success }) => success)) await contactEvents.emit(inner, 'CONTACT_UPDATED', { contactId: id })
    return {
      contact: contactRow,
      actions: { data, messages: data.flatMap(({ success, message }) => (success ? [] : [message])) },
    }
  })
  ctx.services.identities.forget()
  return result
}

/**
 * Throws unless the caller has the role or manages a company of the contact. Visibility does not suffice: with an API key that may read all
 * contacts, a manager could otherwise add any contact to their company.
 */
async function requireManagedContact(ctx: Ctx, { id }: ContactRow): Promise<void> {
  const { roles, user } = ctx.actor
  if (hasRole(roles, 'user', 'EDITOR')) return
  const managed = await linkedCompanies(ctx, id, user?.managedCompanyIds ?? [])
  if (managed.size === 0) missing(contact, { id })
}

const succeededAction = (companyId: number, message: string): ContactActionsData => ({ companyId, success: true, message })
const failedAction = (companyId: number, message: string): ContactActionsData => ({ companyId, success: false, message })
