/**
 * The e-mails to those who may approve a cart: one for each person, with a link of their own to decide. An event that asks several people becomes one event
 * for each of them, so that a mailbox that refuses its e-mail does not repeat those of others.
 */
import { sql } from 'kysely'
import type { Delivery, EventHandlers, WorkServices } from '../../../core/background-work.js'
import type { Mailbox } from '../../../core/mail.js'
import type { Database } from '../../../db/database.js'
import type { ApprovalRequestRow, EventRow } from '../../../db/db.gen.js'
import type { MailContact, MailRequest } from '../../../db/json.js'
import { readNames } from '../../../resources/accounts/contact.names.js'
import { deliverMail, type MailHandler } from '../../platform/template/template.mail.js'
import { readRecipients } from '../../platform/template/template.recipients.js'
import { getSystemTemplate } from '../../platform/template/template.service.js'
import { createLink } from '../../sales/approval-link/links.js'
import { askContacts, readDeciders } from '../../sales/approval-link/notices.js'
import { readLinkOwner } from '../../sales/approval-link/person.js'
import { type RequestView, readRequest } from '../../sales/approval-link/view.js'
import { latestRequest } from '../../spending/approval/request.js'

export const authorizationMailHandlers = (services: WorkServices) =>
  ({
    CART_SEND_REQUEST_PURCHASE_AUTHORIZATION: askDeciders,
    APPROVAL_ESCALATED: askDeciders,
    SEND_APPROVAL_REQUEST: (delivery, event) => sendRequest(services, delivery, event),
  }) satisfies EventHandlers

interface WaitingCart {
  id: number
  channelId: number
  language: string | null
}

/** Returns a cart and its request while they wait: the cart may have been withdrawn or accepted meanwhile. */
async function readWaiting(db: Database, cartId: string): Promise<{ cart: WaitingCart; request: ApprovalRequestRow } | null> {
  const { rows } = await sql<WaitingCart>`
    select id, "channelId", language from cart where uuid = ${cartId}::uuid and status = 'PENDING_PURCHASE_AUTHORIZATION'
       and ("orderId" is null or "orderStatus" = 'UNFINISHED')`.execute(db)
  const [cart] = rows
  const request = cart && (await latestRequest({ db }, cart.id))
  return cart && request?.status === 'PENDING' ? { cart, request } : null
}

/** Asks those who may decide now; after an escalation, only those who were not asked before. */
const askDeciders: MailHandler = async ({ db, now }, event, templateId) => {
  const { cartId } = event.payload as unknown as { cartId: string }
  const waiting = await readWaiting(db, cartId)
  if (!waiting) return
  const { cart, request } = waiting
  const deciders = await readDeciders({ db, now }, request.id)
  const isEscalated = event.trigger === 'APPROVAL_ESCALATED'
  const asked = isEscalated ? deciders.filter((id) => request.escalatedIds.includes(id)) : [...deciders, null]
  await askContacts({ db, now }, { ...request, channelId: cart.channelId }, asked, { templateId })
}

interface RequestPayload {
  cartId: string
  approvalRequestId: number
  /** Null for the copy to the recipients of the template. */
  contactId: number | null
  isReminder?: boolean
  templateId?: string
}

/** Sends the e-mail to one person, or the copy, if the request still waits. */
async function sendRequest(services: WorkServices, delivery: Delivery, event: EventRow): Promise<void> {
  const payload = event.payload as unknown as RequestPayload
  const waiting = await readWaiting(delivery.db, payload.cartId)
  if (waiting?.request.id !== payload.approvalRequestId) return
  const { request, cart } = waiting
  const { contactId } = payload
  const mail = { services, delivery, event, request, cart, payload }
  return contactId === null ? sendCopy(mail) : sendPersonal(mail, contactId)
}

interface RequestMail {
  services: WorkServices
  delivery: Delivery
  event: EventRow
  request: ApprovalRequestRow
  cart: WaitingCart
  payload: RequestPayload
}

/** Sends the e-mail with the link, unless the person may not decide, such as another account of the contact who asked. Only the mailbox of the person gets it, whatever the template says. */
async function sendPersonal(
  { services, delivery, event, request, cart, payload }: RequestMail,
  contactId: number,
): Promise<void> {
  const { tenantId, now, db } = delivery
  const [person] = await readNames(db, [contactId])
  if (!person?.email) return
  const ctx = await services.contextFor({ tenantId, channelId: cart.channelId, now, party: { contactId } })
  if (!(await readLinkOwner(ctx, contactId))) return
  const { name, email } = person
  const language = person.language ?? cart.language
  const view = await readRequest(ctx, request, { contactId, email }, language)
  if (view.effect === null) return
  const place = { db, now, tenantId, publicUrl: services.publicUrl, days: ctx.services.approvalLinkDays }
  const { url, expiresAt } = await createLink(place, request, { contactId, email, language })
  await deliverMail(services, delivery, event, {
    ...(await commonOf(services, { delivery, cart, request, payload })),
    language,
    data: { ...toData(view), name, link: url, linkExpiresAt: expiresAt.toISOString(), isReminder: payload.isReminder === true },
    ...{ to: [{ email, name }], cc: [], bcc: [] },
  })
}

/** Sends the e-mail without a link to the recipients that the shop has named in the template. */
async function sendCopy({ services, delivery, event, request, cart, payload }: RequestMail): Promise<void> {
  const { tenantId, now } = delivery
  const ctx = await services.contextFor({ tenantId, channelId: cart.channelId, now, party: { contactId: request.contactId } })
  const common = await commonOf(services, { delivery, cart, request, payload })
  const template = await ctx.db
    .selectFrom('template')
    .select(['tos', 'ccs', 'bccs'])
    .where('uuid', '=', common.templateId)
    .executeTakeFirst()
  const { to, cc, bcc } = await readRecipients(ctx, template ?? { tos: [], ccs: [], bccs: [] }, {})
  const all = [...to, ...cc, ...bcc].map(toContact)
  const view = all.length ? await readRequest(ctx, request, { contactId: request.contactId, email: '' }, cart.language) : null
  if (!view) return
  // An e-mail needs a recipient: if the template only names copies, the first of them is it.
  const first = to.length ? to.map(toContact) : all.slice(0, 1)
  await deliverMail(services, delivery, event, {
    ...common,
    language: cart.language,
    data: toData(view),
    ...{ to: first, cc: to.length ? cc.map(toContact) : [], bcc: to.length ? bcc.map(toContact) : all.slice(1) },
  })
}

const toContact = ({ address, name }: Mailbox): MailContact => ({ email: address, name })

/** The query of the template has the rights of the purchaser. */
async function commonOf(
  services: WorkServices,
  { delivery: { tenantId, now }, cart, request, payload }: Pick<RequestMail, 'delivery' | 'cart' | 'request' | 'payload'>,
): Promise<MailRequest & { templateId: string }> {
  const ctx = await services.contextFor({ tenantId, channelId: cart.channelId, now })
  return {
    templateId: payload.templateId ?? (await getSystemTemplate(ctx, 'PURCHASE_AUTHORIZATION')).uuid,
    party: { contactId: request.contactId },
    topicName: 'CART_SEND_REQUEST_PURCHASE_AUTHORIZATION',
  }
}

/** The number of lines that an e-mail shows; the page shows all. */
const MAX_LINES = 20

const toData = ({ cart, lines, asker, companyName, totalGross, totalNet, limit, currency, timeZone }: RequestView) => ({
  cart: {
    ...{ id: cart.uuid, reference: cart.reference, notes: cart.notes, costCentre: cart.costCentre, project: cart.project },
    ...{ totalGross, totalNet, items: lines.slice(0, MAX_LINES), moreItems: Math.max(0, lines.length - MAX_LINES) || null },
  },
  company: { name: companyName },
  contact: asker,
  ...{ limit, currency, timeZone },
})
