/** Contacts who can log in: registration, and accounts of contacts that are there already. */
import type { RegisterContactInput } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { invalidField, notFound } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { get, missing } from '../../../core/store/store.js'
import type { ContactRow } from '../../../db/db.gen.js'
import { foreignCompany } from '../../../resources/accounts/company.access.js'
import { company } from '../../../resources/accounts/company.js'
import { contact } from '../../../resources/accounts/contact.js'
import { deleteAccountOf } from '../session/session.service.js'
import { type FirstSession, hashOptionalPassword, openAccount } from '../user/open-account.js'
import { checkRegistration, registrantOf } from '../user/registration-limits.js'
import { addContact, CONTACT_LOGIN } from './contact.service.js'

/** How long a visitor may take from registering the company to registering its first contact. */
const REGISTRATION_WINDOW_MS = 3_600_000

/** What a client needs to go on as the contact. */
export interface RegisteredContact {
  contact: ContactRow
  session: FirstSession
}

/** Adds a contact with an account and begins their session: all of it or nothing. The first contact of a company that registered itself manages it. */
export async function registerContact(ctx: Ctx, given: RegisterContactInput): Promise<RegisteredContact> {
  const { parentId, password, ...values } = withoutNulls(given)
  checkRegistration(ctx, values)
  const passwordHash = await hashOptionalPassword(ctx, password)
  return inTransaction(ctx, async (inner) => {
    const { isFirst } = await lockCompanyToJoin(inner, parentId)
    const added = await addContact(inner, parentId, values)
    if (isFirst) await inner.db.insertInto('companyManager').values({ companyId: parentId, userId: added.id }).execute()
    const session = await openAccount(inner, { contactId: added.id }, { email: values.email, passwordHash }, CONTACT_LOGIN.taken)
    return { contact: added, session }
  })
}

/** Gives a contact an account to log in with, and begins a session of theirs. */
export async function createContactAccount(ctx: Ctx, id: number, password?: string | null): Promise<RegisteredContact> {
  const passwordHash = await hashOptionalPassword(ctx, password)
  return changing(ctx, contact, { id }, { access: 'OWNER' }, async (inner, found) => {
    const { email } = found
    if (email === null) throw invalidField('id', 'names a contact without an e-mail address to log in with')
    const session = await openAccount(inner, { contactId: id }, { email, passwordHash }, 'ACCOUNT_ALREADY_EXISTS_ERROR')
    return { contact: found, session }
  })
}

/** Takes a contact's account away and ends its sessions; the contact stays. */
export async function deleteContactAccount(ctx: Ctx, id: number): Promise<true> {
  const found = await get(ctx, contact, { id }, 'OWNER')
  if (!(await deleteAccountOf(ctx, { contactId: found.id })))
    throw notFound('Account', 'ACCOUNT_NOT_FOUND_ERROR', { contactId: id })
  return true
}

/** Who is new has nothing to clear: null says nothing. */
const withoutNulls = <I extends object>(input: I): I =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as I

interface CompanyToJoin {
  registeredBy: string | null
  createdAt: Date
  hasContacts: boolean
}

/**
 * The company that the caller may register a contact into. It is locked: of two first contacts at once, one comes second.
 * This is not `changing`, because a visitor who registers the first contact may not see the company.
 */
async function lockCompanyToJoin(ctx: Ctx, companyId: number): Promise<{ isFirst: boolean }> {
  const { actor, db } = ctx
  const locked = db.selectFrom('company').select(['registeredBy', 'createdAt']).where('id', '=', companyId).forUpdate()
  const found = await locked.executeTakeFirst()
  const contacts = db.selectFrom('contactCompany').select('contactId').where('companyId', '=', companyId).limit(1)
  const hasContacts = found ? (await contacts.executeTakeFirst()) !== undefined : false
  const isOffice = hasRole(actor.roles, 'user', 'OWNER')
  if (!found && isOffice) return missing(company, { id: companyId })
  const isAllowed = isOffice || actor.user?.managedCompanyIds.includes(companyId)
  if (!found || !(isAllowed || isOwnRegistration(ctx, { ...found, hasContacts }))) throw foreignCompany()
  return { isFirst: found.registeredBy !== null && !hasContacts }
}

/** A visitor completes what was begun in the same session, or through the same key, a little while ago, and only once. */
const isOwnRegistration = (ctx: Ctx, { registeredBy, createdAt, hasContacts }: CompanyToJoin) =>
  registeredBy !== null &&
  registeredBy === registrantOf(ctx) &&
  ctx.now.getTime() - createdAt.getTime() <= REGISTRATION_WINDOW_MS &&
  !hasContacts
