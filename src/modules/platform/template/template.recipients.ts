/** The recipients of an e-mail: those of the request, otherwise those of the template. */
import type { Ctx } from '../../../core/context.js'
import type { Mailbox } from '../../../core/mail.js'
import type { TemplateRow } from '../../../db/db.gen.js'
import type { MailContact, MailRequest, TemplateContact } from '../../../db/json.js'

export const toMailbox = ({ email, name }: MailContact): Mailbox => ({ address: email, name: name ?? '' })

export async function readRecipients(
  ctx: Ctx,
  { tos, ccs, bccs }: Pick<TemplateRow, 'tos' | 'ccs' | 'bccs'>,
  { to, cc, bcc, defaultTo }: MailRequest,
): Promise<Record<'to' | 'cc' | 'bcc', Mailbox[]>> {
  const own = to?.length ? to.map(toMailbox) : await readMailboxes(ctx, tos)
  return {
    to: own.length ? own : (defaultTo ?? []).map(toMailbox),
    cc: cc ? cc.map(toMailbox) : await readMailboxes(ctx, ccs),
    bcc: bcc ? bcc.map(toMailbox) : await readMailboxes(ctx, bccs),
  }
}

/** Returns the mailboxes of the contacts of a template. Deleted people and those without an address are skipped. */
async function readMailboxes(ctx: Ctx, contacts: readonly TemplateContact[]): Promise<Mailbox[]> {
  const idsOf = (field: 'contactId' | 'customerId' | 'adminUserId') => contacts.flatMap((one) => one[field] ?? [])
  const found = new Map([
    ...(await readPeople(ctx, 'contact', idsOf('contactId'))),
    ...(await readPeople(ctx, 'customer', idsOf('customerId'))),
    ...(await readAdmins(ctx, idsOf('adminUserId'))),
  ])
  return contacts.flatMap(({ email, name, contactId, customerId, adminUserId }) => {
    if (email) return [{ address: email, name: name ?? '' }]
    const mailbox = found.get(
      `${contactId ? 'contact' : customerId ? 'customer' : 'admin'} ${contactId ?? customerId ?? adminUserId}`,
    )
    return mailbox ? [{ ...mailbox, ...(name && { name }) }] : []
  })
}

interface PersonRow {
  id: number
  email: string | null
  firstName: string | null
  middleName: string | null
  lastName: string | null
}

const toEntry = (kind: string, { id, email, firstName, middleName, lastName }: PersonRow): [string, Mailbox][] =>
  email ? [[`${kind} ${id}`, { address: email, name: [firstName, middleName, lastName].filter(Boolean).join(' ') }]] : []

async function readPeople(ctx: Ctx, kind: 'contact' | 'customer', ids: readonly number[]): Promise<[string, Mailbox][]> {
  if (ids.length === 0) return []
  const query = ctx.db.selectFrom(kind).select(['id', 'email', 'firstName', 'middleName', 'lastName'])
  const rows = await query.where('id', 'in', [...new Set(ids)]).execute()
  return rows.flatMap((row) => toEntry(kind, row))
}

/** Returns administrators of this tenant only. */
async function readAdmins({ tenants, actor }: Ctx, ids: readonly number[]): Promise<[string, Mailbox][]> {
  if (ids.length === 0) return []
  const rows = await tenants.control
    .selectFrom('control.adminUser as admin')
    .innerJoin('control.adminUserTenant as place', 'place.adminUserId', 'admin.id')
    .select(['admin.id', 'admin.email', 'admin.firstName', 'admin.middleName', 'admin.lastName'])
    .where('place.tenantId', '=', actor.tenantId)
    .where('admin.id', 'in', [...new Set(ids)])
    .execute()
  return rows.flatMap((row) => toEntry('admin', row))
}
