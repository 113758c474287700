import type { CreateContactInput, UpdateContactInput } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { invalidField } from '../../../core/base/errors.js'
import { sourcesChild, writeChildren } from '../../../core/bulk/children.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { create, type Key, remove, update } from '../../../core/store/store.js'
import type { ContactRow } from '../../../db/db.gen.js'
import { foreignCompany } from '../../../resources/accounts/company.access.js'
import { company } from '../../../resources/accounts/company.js'
import { contact, contactSource } from '../../../resources/accounts/contact.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { attributesChild } from '../../catalog/attribute/attribute.write.js'
import { refuseGuestAccount } from '../../platform/channel/channel.guest.js'
import { deleteAccountOf } from '../session/session.service.js'
import { refuseLoginOfOther, syncLoginEmails } from '../user/login.js'
import { deferOwnLogin } from '../user/login-change.js'
import { clearedNamesToEmpty } from '../user/names.js'
import { refuseReservedFields } from '../user/registration-limits.js'
import { contactEvents } from './contact.events.js'
import { addCompanyLinks, changePrimaryCompanies, linkedCompanies } from './contact.links.js'
import { type DeletedContact, sourcesOfContact } from './contact.relations.js'

type ContactKey = Key<'contact'>
type NewContact = Omit<CreateContactInput, 'parentId'>

/** For `syncLoginEmails`: the table of contacts, and the published code for an e-mail address that another account uses. */
export const CONTACT_LOGIN = { table: 'contact', takenCode: 'CONTACT_ALREADY_EXISTS_ERROR' } as const

/** The children of a contact that are stored in other tables, except companies and logins. */
export const contactChildren = { sources: sourcesChild(contactSource, 'keepAll'), attributes: attributesChild('contactId') }

/** Creates a contact in its primary company. */
export const createContact = (ctx: Ctx, { parentId, ...input }: CreateContactInput): Promise<ContactRow> =>
  inTransaction(ctx, async (inner) => {
    await requireRows(inner, company, 'id', [parentId])
    return addContact(inner, parentId, input)
  })

/** Creates a contact in a company, within a transaction. The calling function has checked access to the company. */
export async function addContact(
  ctx: Ctx,
  companyId: number,
  { sources, attributes, ...values }: NewContact,
): Promise<ContactRow> {
  if (values.email) await refuseLoginOfOther(ctx, CONTACT_LOGIN, values.email)
  const added = await create(ctx, contact, { ...clearedNamesToEmpty(values), parentCompanyId: companyId })
  await addCompanyLinks(ctx, [{ contactId: added.id, companyId }])
  await writeChildren(ctx, contactChildren, [{ id: added.id, isNew: true, sources, attributes }])
  await contactEvents.emit(ctx, 'CONTACT_CREATED', { contactId: added.id })
  return added
}

/** Updates a contact. Without the role, contacts update themselves and choose their primary company among their own. */
export async function updateContact(ctx: Ctx, key: ContactKey, input: UpdateContactInput): Promise<ContactRow> {
  refuseNulls(input, 'sources', 'attributes')
  const { parentId, sources, attributes, ...given } = input
  const changed = await changing(ctx, contact, key, { access: 'EDITOR', event: announceUpdate }, async (inner, before) => {
    const to = parentId === undefined ? before.parentCompanyId : await checkNewParent(inner, before, parentId)
    refuseReservedFields(inner, input, 'EDITOR')
    const values = await deferOwnLogin(inner, before, given)
    if (values.email) await refuseLoginOfOther(inner, CONTACT_LOGIN, values.email, before.id)
    const after = await update(inner, contact, { id: before.id }, { ...clearedNamesToEmpty(values), parentCompanyId: to })
    await changePrimaryCompanies(inner, [{ contactId: after.id, from: before.parentCompanyId, to }])
    if (values.email !== undefined) await syncLoginEmails(inner, CONTACT_LOGIN, [after.id])
    await writeChildren(inner, contactChildren, [{ id: after.id, isNew: false, sources, attributes }])
    return after
  })
  ctx.services.identities.forget()
  return changed
}

const announceUpdate = (ctx: Ctx, { id }: ContactRow) => contactEvents.emit(ctx, 'CONTACT_UPDATED', { contactId: id })

/** Deletes a contact with their account, sessions, roles and links, and returns it. */
export async function removeContact(ctx: Ctx, key: ContactKey): Promise<DeletedContact> {
  const removed = await changing(ctx, contact, key, { access: 'OWNER' }, async (inner, found) => {
    await refuseGuestAccount(inner, found.id, 'CONTACT_DELETE_ERROR')
    const [sources = []] = await sourcesOfContact(inner, [found])
    await deleteAccountOf(inner, { contactId: found.id })
    await inner.db.deleteFrom('role').where('userId', '=', found.id).execute()
    const deleted = { ...(await remove(inner, contact, { id: found.id })), sources }
    await contactEvents.emit(inner, 'CONTACT_DELETED', { contactId: deleted.id, contact: deleted })
    return deleted
  })
  ctx.services.identities.forget()
  return removed
}

/** Checks the new primary company and returns its id. Without the role, the contact must already belong to it. */
async function checkNewParent(ctx: Ctx, { id }: ContactRow, parentId: number | null): Promise<number> {
  if (parentId === null) throw invalidField('parentId', 'must not be null')
  if (hasRole(ctx.actor.roles, 'user', 'EDITOR')) {
    await requireRows(ctx, company, 'id', [parentId])
    return parentId
  }
  if ((await linkedCompanies(ctx, id, [parentId])).has(parentId)) return parentId
  throw foreignCompany()
}
