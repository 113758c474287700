/** Registers contacts, and creates and deletes the accounts of existing contacts. */
import { timingSafeEqual } from 'node:crypto'
import type { RegisterContactInput } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { sha256 } from '../../../core/auth/credentials.js'
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
import { checkRegistration, limitProbing } from '../user/registration-limits.js'
import { addContact, CONTACT_LOGIN } from './contact.service.js'

/** The time in which a visitor may register the first contact of a company after registering the company. */
const REGISTRATION_WINDOW_MS = 3_600_000

/** A contact with the tokens of its first session. */
export interface RegisteredContact {
  contact: ContactRow
  session: FirstSession
}

/**
 * Creates a contact with an account and starts their session, in one transaction. The first contact of a company that was registered by a
 * visitor becomes its manager.
 */
export async function registerContact(ctx: Ctx, input: RegisterContactInput): Promise<RegisteredContact> {
  const { parentId, password, registrationToken, ...values } = withoutNulls(input)
  checkRegistration(ctx, values)
  const passwordHash = await hashOptionalPassword(ctx, password)
  const register = async (inner: Ctx) => {
    const { isFirst } = await lockCompanyToJoin(inner, parentId, registrationToken ?? null)
    const added = await addContact(inner, parentId, values)
    if (isFirst) await completeRegistration(inner, parentId, added.id)
    const session = await openAccount(
      inner,
      { contactId: added.id },
      { email: values.email, passwordHash },
      CONTACT_LOGIN.takenCode,
    )
    return { contact: added, session }
  }
  return limitProbing(ctx, () => inTransaction(ctx, register))
}

/** Makes the first contact of a registered company its manager. From now on the company belongs to its contacts, and no longer to a session or token. */
async function completeRegistration({ db }: Ctx, companyId: number, userId: number): Promise<void> {
  await db.insertInto('companyManager').values({ companyId, userId }).execute()
  await db.updateTable('company').set({ registeredBy: null, registrationTokenHash: null }).where('id', '=', companyId).execute()
}

/** Creates an account for an existing contact and starts a session. */
export async function createContactAccount(ctx: Ctx, id: number, password?: string | null): Promise<RegisteredContact> {
  const passwordHash = await hashOptionalPassword(ctx, password)
  return changing(ctx, contact, { id }, { access: 'OWNER' }, async (inner, found) => {
    const { email } = found
    if (email === null) throw invalidField('id', 'refers to a contact without an e-mail address to log in with')
    const session = await openAccount(inner, { contactId: id }, { email, passwordHash }, 'ACCOUNT_ALREADY_EXISTS_ERROR')
    return { contact: found, session }
  })
}

/** Deletes the account of a contact and ends its sessions. The contact stays. */
export async function deleteContactAccount(ctx: Ctx, id: number): Promise<true> {
  const found = await get(ctx, contact, { id }, 'OWNER')
  if (!(await deleteAccountOf(ctx, { contactId: found.id })))
    throw notFound('Account', 'ACCOUNT_NOT_FOUND_ERROR', { contactId: id })
  return true
}

/** Removes null fields: a new contact has no values that null could clear. */
const withoutNulls = <I extends object>(input: I): I =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as I

/** What determines whether a visitor may register a contact in a company. */
interface CompanyToJoin {
  registeredBy: string | null
  registrationTokenHash: Buffer | null
  createdAt: Date
  hasContacts: boolean
}

/**
 * Locks the company and checks that the caller may register a contact in it. The lock ensures that only one of two concurrent requests
 * registers the first contact. `changing` cannot be used here, because a visitor who registers the first contact may not see the company.
 */
async function lockCompanyToJoin(ctx: Ctx, companyId: number, token: string | null): Promise<{ isFirst: boolean }> {
  const { actor, db } = ctx
  const columns = ['registeredBy', 'registrationTokenHash', 'createdAt'] as const
  const locked = db.selectFrom('company').select(columns).where('id', '=', companyId).forUpdate()
  const found = await locked.executeTakeFirst()
  const contacts = db.selectFrom('contactCompany').select('contactId').where('companyId', '=', companyId).limit(1)
  const hasContacts = found ? (await contacts.executeTakeFirst()) !== undefined : false
  const hasUserRole = hasRole(actor.roles, 'user', 'OWNER')
  if (!found && hasUserRole) return missing(company, { id: companyId })
  const isAllowed = hasUserRole || actor.user?.managedCompanyIds.includes(companyId)
  if (!found || !(isAllowed || isOwnRegistration(ctx, { ...found, hasContacts }, token))) throw foreignCompany()
  return { isFirst: (found.registeredBy ?? found.registrationTokenHash) !== null && !hasContacts }
}

/** Returns whether a visitor completes their own registration: in the same session or with its token, within the time limit, and as the first contact. */
const isOwnRegistration = (ctx: Ctx, { createdAt, hasContacts, ...made }: CompanyToJoin, token: string | null) =>
  isRegistrant(ctx, made, token) && ctx.now.getTime() - createdAt.getTime() <= REGISTRATION_WINDOW_MS && !hasContacts

const isRegistrant = (
  { actor: { sessionId } }: Ctx,
  { registeredBy, registrationTokenHash }: Pick<CompanyToJoin, 'registeredBy' | 'registrationTokenHash'>,
  token: string | null,
) =>
  (registeredBy !== null && registeredBy === sessionId) ||
  (registrationTokenHash !== null && token !== null && timingSafeEqual(registrationTokenHash, sha256(token)))
