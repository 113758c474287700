/** The e-mails of accounts, which the outbox sends on events. Addresses without an account get none. */
import { isAccountUsable, readIdentity } from '../../../core/auth/read-identity.js'
import type { Delivery, EventHandlers, WorkServices } from '../../../core/background-work.js'
import type { Mail, Mailbox } from '../../../core/mail.js'
import type { EventRow } from '../../../db/db.gen.js'
import type { MailFile } from '../../../db/json.js'
import { localeOf } from '../../platform/channel/channel.locale.js'
import { type MailBody, toHtml, toPlainText } from '../../platform/mail/mail.body.js'
import { deliverMail, type MailHandler, readChannelName, sendMail } from '../../platform/template/template.mail.js'
import { getSystemTemplate } from '../../platform/template/template.service.js'
import { createLoginChange } from './login-change.js'
import { takeMailboxUse } from './mailbox-limit.js'
import { type CustomTexts, toLinkMail } from './password.custom-mail.js'
import { createLink, identityByEmail } from './password.link.js'
import { textsFor } from './password.texts.js'

interface LinkMailRequest {
  email: string
  language: string
  redirectUrl: string | null
  own?: CustomTexts
}

interface WelcomeRequest {
  contactId?: number
  customerId?: number
  language: string | null
}

/** Returns the handlers of account events that send e-mails. */
export const accountMailHandlers = (services: WorkServices) =>
  ({
    SEND_RESET_PASSWORD: sendLink(services, 'reset'),
    SEND_LOGIN_CHANGE: (delivery, event) => sendLoginChange(services, delivery, event),
    SEND_INIT_PASSWORD: sendLink(services, 'init'),
    CONTACT_SEND_WELCOME_EMAIL: sendWelcome(services),
    CUSTOMER_SEND_WELCOME_EMAIL: sendWelcome(services),
  }) satisfies EventHandlers

/** Sends the link. It is created here and sent only to the mailbox of the account, whatever address was requested or the template names. */
const sendLink =
  (services: WorkServices, purpose: LinkPurpose): MailHandler =>
  async (delivery, event, templateId) => {
    const { email, language, redirectUrl, own } = event.payload as unknown as LinkMailRequest
    const place = { ...delivery, publicUrl: services.publicUrl }
    const identity = await identityByEmail(place, email)
    if (!identity || !isAccountUsable(identity, delivery.now)) return
    if (purpose === 'reset' && !(await takeMailboxUse(delivery, identity.user.email))) return
    const url = await createLink(place, { user: identity.user, purpose, redirectUrl, language })
    const letter = {
      purpose,
      language,
      url,
      name: identity.name,
      email: identity.user.email,
      files: await readFiles(delivery, event),
    }
    if (own && hasOwnTexts(own)) await sendOwnTexts(services, delivery, event, letter, own)
    else await sendLinkTemplate(services, delivery, event, letter, own ?? { variables: {} }, templateId)
  }

type LinkPurpose = 'reset' | 'init'

interface LinkLetter {
  purpose: LinkPurpose
  language: string
  url: string
  name: string
  email: string
  files: readonly MailFile[]
}

/** Returns whether the e-mail has texts of the caller. A subject alone may also belong to another template. */
const hasOwnTexts = ({ content, linkText, subject, letterId }: CustomTexts) =>
  Boolean(content || linkText || (subject && !letterId))

/** Sends the e-mail with the caller's texts: plain text around the link. */
async function sendOwnTexts(services: WorkServices, delivery: Delivery, event: EventRow, letter: LinkLetter, own: CustomTexts) {
  const { purpose, language, url, name, email, files } = letter
  const shop = await readChannelName(await contextOf(services, delivery, event))
  const body = toLinkMail(purpose, { language, shop, name, url, own })
  const from = own.from ? { address: own.from.email, name: own.from.name ?? '' } : { name: shop }
  const attachments = files.map(({ base64, ...file }) => ({ ...file, content: Buffer.from(base64, 'base64') }))
  await sendMail(services, delivery, { ...toMail(event, delivery, { address: email, name }, body, from), attachments })
}

async function sendLinkTemplate(
  services: WorkServices,
  delivery: Delivery,
  event: EventRow,
  { purpose, language, url, name, email, files }: LinkLetter,
  { variables, order = null, letterId, subject = null, from = null }: CustomTexts,
  templateId: string | undefined,
) {
  const code = purpose === 'reset' ? 'PASSWORD_RESET' : 'PASSWORD_INIT'
  const usual = async () => (await getSystemTemplate(await contextOf(services, delivery, event), code)).uuid
  await deliverMail(services, delivery, event, {
    templateId: letterId ?? templateId ?? (await usual()),
    language,
    subject,
    from,
    data: { ...variables, variables, order, link: url, name, email },
    to: [{ email, name }],
    cc: [],
    bcc: [],
    attachments: [...files],
    topicName: event.trigger,
  })
}

const contextOf = ({ contextFor }: WorkServices, { tenantId, now }: Delivery, { channelId }: EventRow) =>
  contextFor({ tenantId, channelId, now })

/**
 * Returns the files stored with an event. The built-in e-mail uses them up. An action has its own id and the files of the event that it
 * follows from; there they stay for other actions and for repeated sending, until they expire.
 */
async function readFiles({ db }: Delivery, { uuid }: EventRow): Promise<MailFile[]> {
  const own = await db.deleteFrom('mailRequest').where('uuid', '=', uuid).returning('request').executeTakeFirst()
  const ofEvent = db
    .selectFrom('actionDelivery')
    .innerJoin('event', 'event.id', 'actionDelivery.eventId')
    .innerJoin('mailRequest', 'mailRequest.uuid', 'event.uuid')
    .select('mailRequest.request')
    .where('actionDelivery.uuid', '=', uuid)
  const kept = own ?? (await ofEvent.executeTakeFirst())
  return kept?.request.attachments ?? []
}

/** Sends the link to the new address and a notice to the old one. If somebody else has the new address, nobody gets an e-mail. */
async function sendLoginChange(services: WorkServices, delivery: Delivery, event: EventRow) {
  const { accountUid, newEmail } = event.payload as unknown as { accountUid: string; newEmail: string }
  const place = { ...delivery, publicUrl: services.publicUrl }
  const databases = { db: delivery.db, control: delivery.tenants.control, tenantId: delivery.tenantId }
  const identity = await readIdentity(databases, { kind: 'user', sub: accountUid, sid: accountUid })
  if (!identity || !isAccountUsable(identity, delivery.now) || (await identityByEmail(place, newEmail))) return
  if (!(await takeMailboxUse(delivery, newEmail))) return
  const { name, user } = identity
  const { kind, id } = user
  const party = await (kind === 'contact' ? readRecipient(delivery, id ?? 0) : readRecipient(delivery, undefined, id ?? 0))
  const ctx = await contextOf(services, delivery, event)
  const language = party?.primaryLanguage ?? (await localeOf(ctx)).language
  const link = await createLoginChange(place, identity, newEmail, textsFor(language).language)
  const send = async (code: string, email: string, data: object, messageId: string) =>
    deliverMail(services, delivery, event, {
      templateId: (await getSystemTemplate(ctx, code)).uuid,
      language,
      data: { name, email, newEmail, ...data },
      to: [{ email, name }],
      // The link is sent only to the new mailbox, whatever the template says.
      cc: [],
      bcc: [],
      messageId,
      topicName: event.trigger,
    })
  await send('LOGIN_CHANGE', newEmail, { link }, event.uuid)
  await send('LOGIN_CHANGE_NOTICE', user.email, {}, `${event.uuid}-notice`)
}

/** Sends the welcome e-mail, unless the person was deleted or has no address. */
const sendWelcome =
  (services: WorkServices): MailHandler =>
  async (delivery, event, templateId) => {
    const { contactId, customerId, language } = event.payload as unknown as WelcomeRequest
    const party = await readRecipient(delivery, contactId, customerId)
    if (!party?.email) return
    const { email, primaryLanguage, ...names } = party
    const ctx = await contextOf(services, delivery, event)
    const name = [names.firstName, names.middleName, names.lastName].filter(Boolean).join(' ')
    await deliverMail(services, delivery, event, {
      templateId: templateId ?? (await getSystemTemplate(ctx, 'WELCOME')).uuid,
      language: language ?? primaryLanguage,
      data: { name, email, ...names, contactId: contactId ?? null, customerId: customerId ?? null },
      defaultTo: [{ email, name }],
      party: { contactId: contactId ?? null, customerId: customerId ?? null },
      topicName: event.trigger,
    })
  }

const readRecipient = ({ db }: Delivery, contactId?: number, customerId?: number) =>
  db
    .selectFrom(contactId === undefined ? 'customer' : 'contact')
    .select(['email', 'firstName', 'middleName', 'lastName', 'primaryLanguage'])
    .where('id', '=', contactId ?? customerId ?? 0)
    .executeTakeFirst()

const toMail = ({ uuid }: EventRow, { now }: Delivery, to: Mailbox, letter: MailBody, from: Partial<Mailbox>): Mail => ({
  id: uuid,
  at: now,
  to,
  from,
  subject: letter.heading,
  text: toPlainText(letter),
  html: toHtml(letter),
})
