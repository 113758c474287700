/** E-mails requested by a caller: of a type, with a template, or complete. The outbox sends them. */
import type {
  EmailEventInput,
  EmailEventType,
  EmailSendContactInput,
  EmailSendEventInput,
  PublishEmailEventResponse,
} from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { get } from '../../../core/store/store.js'
import type { MailContact, MailRequest } from '../../../db/json.js'
import { order } from '../../../resources/sales/order.js'
import { checkVariables, readUser, type UserData } from '../../accounts/password/mail-input.js'
import { requireChannel } from '../../platform/channel/channel.service.js'
import { checkFiles, queueMail, requireHeaderText } from '../../platform/mail/mail.queue.js'
import { compileText, getSystemTemplate, getTemplate } from '../../platform/template/template.service.js'
import { partyOfUser, readOrderData } from '../../sales/order-document/order-document.data.js'

/** The default templates by type, and their subject. */
const USUAL: Partial<Record<EmailEventType, { code: string; about: 'orderId' | 'userId' }>> = {
  orderconfirm: { code: 'ORDER_CONFIRMATION', about: 'orderId' },
  quotation: { code: 'QUOTE', about: 'orderId' },
  registration: { code: 'WELCOME', about: 'userId' },
}

/** Sends an e-mail of a type: with the given template, the caller's texts, or the default template of the type. */
export async function publishEmail(ctx: Ctx, input: EmailEventInput): Promise<PublishEmailEventResponse> {
  const { type, subject, content, from, to, channelId } = input
  if (!type) throw invalidField('type', 'must be given')
  const attachments = checkFiles(input.attachments)
  const variables = checkVariables(input.variables)
  checkHeaders({ subject, from, to })
  await compileTexts(ctx, { subject, content })
  const messageId = await inTransaction(ctx, async (inner) => {
    if (channelId != null) await requireChannel(inner, channelId)
    const about = await readAbout(inner, input)
    const templateId = await chooseTemplate(inner, input, type)
    const request: MailRequest = {
      ...about.request,
      templateId,
      language: input.language ?? about.request.language ?? null,
      data: { ...about.request.data, ...variables, variables },
      subject: subject ?? null,
      content: content ?? null,
      from: from ?? null,
      to: to ?? (input.email ? [{ email: input.email }] : null),
      attachments,
      topicName: type,
    }
    await requireRecipient(inner, request)
    return queueMail(inner, channelId ?? about.channelId ?? ctx.actor.channelId, request)
  })
  ctx.services.wake(ctx.actor.tenantId)
  return { success: true, messageId }
}

interface About {
  channelId: number | null
  request: MailRequest
}

/** Returns the order and the person that an e-mail is about: template data, and the default recipient. */
async function readAbout(ctx: Ctx, { orderId, userId }: EmailEventInput): Promise<About> {
  const row = orderId == null ? null : await get(ctx, order, { id: orderId })
  const user = userId == null ? null : await readUser(ctx, userId)
  const ofOrder = row && {
    defaultTo: [{ email: row.email }],
    language: row.language,
    party: await partyOfUser(ctx.db, row.userId),
  }
  const data = { ...(row && (await readOrderData(ctx, row))), ...(user && { user: user.data, ...toTemplateNames(user) }) }
  return { channelId: row?.channelId ?? null, request: { ...(user && toRequest(user)), ...ofOrder, data } }
}

const toRequest = ({ data, party }: UserData): MailRequest => ({
  party,
  language: data.primaryLanguage,
  defaultTo: data.email ? [{ email: data.email, name: data.name }] : [],
})

/** Returns a person under the names that the default templates use. */
const toTemplateNames = ({ data }: UserData) => ({ name: data.name, email: data.email })

async function chooseTemplate(ctx: Ctx, input: EmailEventInput, type: EmailEventType): Promise<string | null> {
  if (input.letterId) return (await getTemplate(ctx, input.letterId, 'EMAIL')).uuid
  if (input.subject && input.content) return null
  const usual = USUAL[type]
  if (!usual) throw invalidField('letterId', `or subject and content must be given for an e-mail of the type ${type}`)
  if (input[usual.about] == null) throw invalidField(usual.about, `must be given for an e-mail of the type ${type}`)
  return (await getSystemTemplate(ctx, usual.code)).uuid
}

async function requireRecipient(ctx: Ctx, { to, defaultTo, templateId }: MailRequest): Promise<void> {
  if (to?.length || defaultTo?.length) return
  const tos = templateId ? (await getTemplate(ctx, templateId)).tos : []
  if (tos.length === 0) throw invalidField('to', 'is required: the e-mail has no other recipient')
}

interface HeaderTexts {
  subject?: string | null | undefined
  from?: EmailSendContactInput | null | undefined
  to?: readonly EmailSendContactInput[] | null | undefined
  cc?: readonly EmailSendContactInput[] | null | undefined
  bcc?: readonly EmailSendContactInput[] | null | undefined
}

/** Refuses texts that would inject headers. */
function checkHeaders({ subject, from, ...lists }: HeaderTexts): void {
  requireHeaderText('subject', subject)
  requireHeaderText('from.name', from?.name)
  for (const [field, list] of Object.entries(lists))
    for (const [i, one] of (list ?? []).entries()) requireHeaderText(`${field}[${i}].name`, one.name)
}

async function compileTexts(ctx: Ctx, texts: Record<string, string | null | undefined>): Promise<void> {
  for (const [field, text] of Object.entries(texts)) if (text) await compileText(ctx, field, text)
}

/** Sends an e-mail as given. */
export async function publishReadyEmail(ctx: Ctx, input: EmailSendEventInput): Promise<PublishEmailEventResponse> {
  const { subject, content, from, to, cc, bcc, campaignId, messageId, utmTags } = input
  checkHeaders({ subject, from, to, cc, bcc })
  requireHeaderText('campaignId', campaignId)
  if (messageId && !/^[\w.+=-]+(@[\w.-]+)?$/.test(messageId))
    throw invalidField('messageId', 'must be letters, digits and . _ + = -')
  const variables = checkVariables(input.variables)
  const attachments = checkFiles(input.attachments)
  await compileTexts(ctx, { subject, content })
  const contacts = (list: readonly EmailSendContactInput[] | null | undefined): MailContact[] => [...(list ?? [])]
  const request: MailRequest = {
    subject,
    content,
    from,
    to: contacts(to),
    cc: contacts(cc),
    bcc: contacts(bcc),
    data: { ...variables, variables },
    attachments,
    campaignId: campaignId ?? null,
    messageId: messageId ?? null,
    utmTags: utmTags ?? null,
    topicName: 'publishEmailSendEvent',
  }
  const id = await inTransaction(ctx, (inner) => queueMail(inner, ctx.actor.channelId, request))
  ctx.services.wake(ctx.actor.tenantId)
  return { success: true, messageId: messageId ?? id }
}
