/** Which companies a contact acts for, and which of them it manages. */
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

/** Lets a contact act for more companies. A manager does it for companies they manage and contacts they see: nobody lets themselves in. */
export const addToCompanies = (ctx: Ctx, id: number, companyIds: readonly number[]): Promise<ContactActions> =>
  changeCompanies(ctx, id, companyIds, async (inner, person, ids) => {
    const known = await keepRows(inner, company, ids)
    await addCompanyLinks(
      inner,
      [...known].map((companyId) => ({ contactId: person.id, companyId })),
    )
    return (companyId) =>
      known.has(companyId)
        ? succeededAction(companyId, 'Added')
        : failedAction(companyId, `Company with id [${companyId}] not found`)
  })

/** Ends that a contact acts for companies. The primary company stays: a contact is always somebody's. */
export const removeFromCompanies = (ctx: Ctx, id: number, companyIds: readonly number[]): Promise<ContactActions> =>
  changeCompanies(ctx, id, companyIds, async (inner, person, ids) => {
    const linked = await linkedCompanies(inner, person.id, ids)
    const isPrimary = (companyId: number) => companyId === person.parentCompanyId
    const left = [...linked].filter((companyId) => !isPrimary(companyId))
    await removeCompanyLinks(
      inner,
      left.map((companyId) => ({ contactId: person.id, companyId })),
    )
    return (companyId) => {
      if (!linked.has(companyId))
        return failedAction(companyId, `The contact does not act for the company with id [${companyId}]`)
      return isPrimary(companyId)
        ? failedAction(companyId, `The company with id [${companyId}] is the contact's primary one`)
        : succeededAction(companyId, 'Removed')
    }
  })

/** Makes a contact of a company one of its managers. */
export async function addManager(ctx: Ctx, userId: number, companyId: number): Promise<string> {
  await inTransaction(ctx, async (inner) => {
    refuseForeignCompany(inner, companyId, 'OWNER')
    await requireRows(inner, company, 'id', [companyId])
    await changing(inner, contact, { id: userId }, { access: 'VIEWER' }, (locked) => insertManager(locked, userId, companyId))
  })
  ctx.identities.forget()
  return `The contact with id [${userId}] manages the company with id [${companyId}]`
}

async function insertManager(ctx: Ctx, userId: number, companyId: number): Promise<void> {
  const linked = await linkedCompanies(ctx, userId, [companyId])
  if (!linked.has(companyId)) throw invalidField('userId', `names no contact of the company with id [${companyId}]`)
  await ctx.db
    .insertInto('companyManager')
    .values({ userId, companyId })
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Ends that a contact is one of a company's managers; who agrees to its purchases still manages it. */
export async function removeManager(ctx: Ctx, userId: number, companyId: number): Promise<string> {
  refuseForeignCompany(ctx, companyId, 'OWNER')
  await get(ctx, company, { id: companyId })
  const pair = ctx.db.deleteFrom('companyManager').where('userId', '=', userId).where('companyId', '=', companyId)
  const removed = await pair.returning('userId').executeTakeFirst()
  if (!removed) throw invalidField('userId', `names no company manager of the company with id [${companyId}]`)
  ctx.identities.forget()
  return `The contact with id [${userId}] is no company manager of the company with id [${companyId}] any more`
}

type CompanyChange = (ctx: Ctx, person: ContactRow, companyIds: number[]) => Promise<(companyId: number) => ContactActionsData>

/** What becomes of each company, in the order of the request; one that cannot be changed does not keep the others from it. */
async function changeCompanies(ctx: Ctx, id: number, asked: readonly number[], change: CompanyChange): Promise<ContactActions> {
  const companyIds = [...new Set(asked)]
  for (const companyId of companyIds) refuseForeignCompany(ctx, companyId, 'EDITOR')
  const result = await changing(ctx, contact, { id }, { access: 'VIEWER' }, async (inner, person) => {
    await requireManagedContact(inner, person)
    const answer = await change(inner, person, companyIds)
    const data = companyIds.map(answer)
    if (data.some(({ success }) => success)) await contactEvents.emit(inner, 'CONTACT_UPDATED', { contactId: id })
    return { contact: person, actions: { data, messages: data.flatMap(({ success, message }) => (success ? [] : [message])) } }
  })
  ctx.identities.forget()
  return result
}

/** That a key may read everybody does not make everybody the manager's: without the role it takes a contact of a company they manage. */
async function requireManagedContact(ctx: Ctx, { id }: ContactRow): Promise<void> {
  const { roles, user } = ctx.actor
  if (hasRole(roles, 'user', 'EDITOR')) return
  const own = await linkedCompanies(ctx, id, user?.managedCompanyIds ?? [])
  if (own.size === 0) missing(contact, { id })
}

const succeededAction = (companyId: number, message: string): ContactActionsData => ({ companyId, success: true, message })
const failedAction = (companyId: number, message: string): ContactActionsData => ({ companyId, success: false, message })
