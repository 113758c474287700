/**
 * E-mails made with templates. `sendTemplateMail` writes one to the outbox in the caller's transaction; the outbox renders and
 * sends it. An e-mail that must not be stored first, such as one with a link to choose a password, is composed and sent at once.
 */

import type { Delivery, EventHandlers, WorkServices } from '../../../core/background-work.js'
import type { Ctx } from '../../../core/context.js'
import type { Attachment, Mail, Mailbox } from '../../../core/mail.js'
import { rowsOf } from '../../../core/store/store.js'
import type { EventRow, TemplateRow } from '../../../db/db.gen.js'
import type { MailContact, MailRequest } from '../../../db/json.js'
import { isSilentTenant } from '../../../db/tenants/silent-tenants.js'
import { type MailPlace, queueMail } from '../mail/mail.queue.js'
import { htmlToText } from './html/plain-text.js'
import { readRecipients, toMailbox } from './template.recipients.js'
import { pickLanguage, pickText, type Rendering, readData, renderPdf, renderTexts } from './template.render.js'
import { attachmentsOfTemplate, template } from './template.resource.js'
import { getTemplate } from './template.service.js'
import { addUtmTags } from './utm-tags.js'

/** Handles an event that sends an e-mail. `templateId` replaces the default template: an action of the shop may name another one for the event. */
export type MailHandler = (delivery: Delivery, event: EventRow, templateId?: string) => Promise<void>

/** Writes an e-mail to the outbox, in the caller's transaction, and returns its id. The caller of a request wakes the outbox afterwards. */
export const sendTemplateMail = (
  place: MailPlace,
  channelId: number,
  request: MailRequest & { templateId: string },
): Promise<string> => queueMail(place, channelId, request)

/** Writes a composed e-mail to the outbox. It no longer needs its template or the rights of its author. */
export const sendComposedMail = (place: MailPlace, channelId: number, mail: Mail): Promise<string> =>
  queueMail(place, channelId, {
    subject: asPlainHandlebars(mail.subject),
    content: asPlainHandlebars(mail.html),
    // Without an address, the name is combined with the operator's address.
    from: { email: mail.from?.address ?? '', name: mail.from?.name ?? null },
    to: [mail.to].flat().map(toContact),
    cc: (mail.cc ?? []).map(toContact),
    bcc: (mail.bcc ?? []).map(toContact),
    attachments: (mail.attachments ?? []).map(({ content, ...file }) => ({ ...file, base64: content.toString('base64') })),
  })

/** Escapes a text for handlebars. */
const asPlainHandlebars = (text: string) => text.replace(/\\(?=\{\{)/g, '\\\\').replaceAll('{{', '\\{{')

const toContact = ({ address, name }: Mailbox): MailContact => ({ email: address, name })

/** Returns the handlers that send queued e-mails. */
export const queuedMailHandlers = (services: WorkServices): EventHandlers => ({
  SEND_EMAIL: async (delivery, event) => {
    const row = await delivery.db.selectFrom('mailRequest').select('request').where('uuid', '=', event.uuid).executeTakeFirst()
    if (!row) return
    await deliverMail(services, delivery, event, row.request)
    await delivery.db.deleteFrom('mailRequest').where('uuid', '=', event.uuid).execute()
  },
})

/** Composes and sends an e-mail at once. Returns false if it has no recipient. */
export async function deliverMail(
  services: WorkServices,
  delivery: Delivery,
  { uuid, channelId }: EventRow,
  request: MailRequest,
): Promise<boolean> {
  const { tenantId, now } = delivery
  const ctx = await services.contextFor({ tenantId, channelId, now, party: request.party ?? null })
  const mail = await composeMail(ctx, { eventInstance: uuid, ...request }, uuid)
  if (!mail) return false
  await sendMail(services, delivery, mail)
  return true
}

/** Sends an e-mail, unless its tenant is silent. */
export async function sendMail({ mailer }: WorkServices, { tenants, tenantId }: Delivery, mail: Mail): Promise<void> {
  if (!(await isSilentTenant(tenants.control, tenantId))) await mailer.send(mail)
}

/** The template part of an e-mail; one without a template has all its texts itself. */
type MailTemplate = Pick<
  TemplateRow,
  'contents' | 'subjects' | 'fromEmail' | 'fromNames' | 'tos' | 'ccs' | 'bccs' | 'customQuery' | 'queryVariables'
> & { id: number | null; uuid: string | null }

const NO_TEMPLATE: MailTemplate = {
  id: null,
  uuid: null,
  contents: {},
  subjects: {},
  fromEmail: null,
  fromNames: {},
  tos: [],
  ccs: [],
  bccs: [],
  customQuery: null,
  queryVariables: null,
}

/** Renders an e-mail; returns null if it has no recipient. */
export async function composeMail(ctx: Ctx, request: MailRequest, id: string): Promise<Mail | null> {
  const row = request.templateId ? await getTemplate(ctx, request.templateId, 'EMAIL') : NO_TEMPLATE
  const recipients = await readRecipients(ctx, row, request)
  if (recipients.to.length === 0) return null
  const channelName = await readChannelName(ctx)
  const rendering: Rendering = { ...request, data: { channel: { name: channelName }, ...request.data }, isMail: true }
  const { language, subject, html } = await renderLetter(ctx, row, request, rendering)
  return {
    id: request.messageId ?? id,
    at: ctx.now,
    ...recipients,
    from: senderOf(request.from ?? null, row, language, channelName),
    subject,
    text: htmlToText(html),
    html,
    attachments: await readAttachments(ctx, row, request, { ...rendering, language, isMail: false }),
    ...(request.campaignId && { headers: { 'X-Campaign-Id': request.campaignId } }),
  }
}

/** Renders the subject and the HTML, in the language of the text. */
async function renderLetter(ctx: Ctx, row: MailTemplate, request: MailRequest, rendering: Rendering) {
  const data = await readData(ctx, row, rendering)
  const asked = data.language as string
  const language = request.content ? asked : pickLanguage(row.contents, asked)
  const texts = {
    subjects: { text: request.subject ?? pickText(row.subjects, language), plain: true },
    content: { text: request.content ?? pickText(row.contents, language) },
  }
  const { subjects = '', content = '' } = await renderTexts(ctx, row.uuid, texts, { ...data, language }, rendering)
  return { language, subject: subjects, html: request.utmTags ? addUtmTags(content, request.utmTags) : content }
}

/** Returns the sender of the request, else of the template. A built-in e-mail has the name of the channel. */
function senderOf(from: MailContact | null, row: MailTemplate, language: string, channelName: string): Partial<Mailbox> {
  if (from) return toMailbox(from)
  return { ...(row.fromEmail && { address: row.fromEmail }), name: pickText(row.fromNames, language) || channelName }
}

/** Returns the name of the channel, or of the tenant if the channel was deleted meanwhile. */
export async function readChannelName({ db, tenants, actor }: Ctx): Promise<string> {
  const channel = await db.selectFrom('channel').select('name').where('id', '=', actor.channelId).executeTakeFirst()
  if (channel) return channel.name
  const tenant = await tenants.control
    .selectFrom('control.tenant')
    .select('name')
    .where('id', '=', actor.tenantId)
    .executeTakeFirst()
  return tenant?.name ?? actor.tenantId
}

/** Returns the files of the request, and the documents of the template and of the request as PDFs. */
async function readAttachments(
  ctx: Ctx,
  row: MailTemplate,
  { attachments, documentTemplateIds = [] }: MailRequest,
  rendering: Rendering,
): Promise<Attachment[]> {
  const given = (attachments ?? []).map(({ base64, contentType, fileName }) => ({
    fileName,
    contentType,
    content: Buffer.from(base64, 'base64'),
  }))
  const [own = []] = row.id === null ? [] : await attachmentsOfTemplate(ctx, [{ id: row.id }])
  const more = documentTemplateIds.length ? await rowsOf(ctx, template, 'uuid', documentTemplateIds) : []
  const documents = [...new Map([...own, ...more].map((document) => [document.id, document])).values()]
  const files: Attachment[] = [...given]
  for (const document of documents) files.push(await renderPdf(ctx, document, rendering))
  return files
}
