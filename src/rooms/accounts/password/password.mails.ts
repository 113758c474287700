/** The e-mails of accounts: what the outbox sends when an event asks for one. Whoever has no account gets nothing. */
import { isAccountUsable, readIdentity } from '../../../core/auth/read-identity.js'
import type { EventRow } from '../../../db/db.gen.js'
import { type MailBody, toHtml, toPlainText } from '../../platform/mail/mail.body.js'
import type { Mail, Mailbox, Mailer } from '../../platform/mail/mail.js'
import type { Delivery, EventHandlers } from '../../platform/outbox/outbox.rows.js'
import { createLoginChange } from './login-change.js'
import { takeMailboxUse } from './mailbox-limit.js'
import { createLink, identityByEmail } from './password.link.js'
import { type MailTexts, textsFor } from './password.texts.js'

interface LinkMailRequest {
  email: string
  language: string
  redirectUrl: string | null
  own?: CustomTexts
}

/** What a caller wants said instead of the usual; null and absent mean the usual. */
interface CustomTexts {
  subject?: string | null
  content?: string | null
  linkText?: string | null
  from?: { email: string; name?: string | null } | null
  variables: Record<string, unknown>
}

interface WelcomeRequest {
  contactId?: number
  customerId?: number
  language: string | null
}

/** Who sends what of the events that are about accounts. */
export function accountMailHandlers(mailer: Mailer, publicUrl: string): EventHandlers {
  return {
    SEND_RESET_PASSWORD: (delivery, event) => sendLink(mailer, publicUrl, delivery, event, 'reset'),
    SEND_LOGIN_CHANGE: (delivery, event) => sendLoginChange(mailer, publicUrl, delivery, event),
    SEND_INIT_PASSWORD: (delivery, event) => sendLink(mailer, publicUrl, delivery, event, 'init'),
    CONTACT_SEND_WELCOME_EMAIL: (delivery, event) => sendWelcome(mailer, delivery, event),
    CUSTOMER_SEND_WELCOME_EMAIL: (delivery, event) => sendWelcome(mailer, delivery, event),
  }
}

/** The link is made here and goes nowhere but to the mailbox of the account, whatever address was asked for. */
async function sendLink(mailer: Mailer, publicUrl: string, delivery: Delivery, event: EventRow, purpose: 'reset' | 'init') {
  const { email, language, redirectUrl, own } = event.payload as unknown as LinkMailRequest
  const place = { ...delivery, publicUrl }
  const identity = await identityByEmail(place, email)
  if (!identity || !isAccountUsable(identity, delivery.now)) return
  if (purpose === 'reset' && !(await takeMailboxUse(delivery, identity.user.email))) return
  const url = await createLink(place, { user: identity.user, purpose, redirectUrl, language })
  const shop = await readShopName(delivery, event)
  const letter = toLinkMail(purpose, { language, shop, name: identity.name, url, own })
  const from = own?.from && { address: own.from.email, name: own.from.name ?? '' }
  await mailer.send(toMail(event, delivery, { address: identity.user.email, name: identity.name }, letter, from ?? undefined))
}

/** Sends the link to the new address and a notice to the old one. If somebody else has the new address, nobody gets an e-mail. */
async function sendLoginChange(mailer: Mailer, publicUrl: string, delivery: Delivery, event: EventRow) {
  const { accountUid, newEmail } = event.payload as unknown as { accountUid: string; newEmail: string }
  const place = { ...delivery, publicUrl }
  const databases = { db: delivery.db, control: delivery.tenants.control, tenantId: delivery.tenantId }
  const identity = await readIdentity(databases, { kind: 'user', sub: accountUid, sid: accountUid })
  if (!identity || !isAccountUsable(identity, delivery.now) || (await identityByEmail(place, newEmail))) return
  if (!(await takeMailboxUse(delivery, newEmail))) return
  const { kind, id } = identity.user
  const party = await (kind === 'contact' ? readRecipient(delivery, id ?? 0) : readRecipient(delivery, undefined, id ?? 0))
  const { language, words } = textsFor(party?.primaryLanguage ?? DEFAULT_LANGUAGE)
  const shop = await readShopName(delivery, event)
  const url = await createLoginChange(place, identity, newEmail, language)
  const texts = words.loginChange
  const letter = (body: string, link?: MailBody['link']): MailBody => ({
    language,
    heading: texts.subject(shop),
    paragraphs: [words.greeting(identity.name), body],
    ...(link && { link }),
    footnotes: [texts.note, words.sentBy(shop)],
  })
  const { name, user } = identity
  await mailer.send(toMail(event, delivery, { address: newEmail, name }, letter(texts.body, { text: texts.link, url })))
  const notice = toMail(event, delivery, { address: user.email, name }, letter(texts.notice(newEmail)))
  await mailer.send({ ...notice, id: `${notice.id}-notice` })
}

/** The language of the contract where nobody says one. */
const DEFAULT_LANGUAGE = 'NL'

interface LinkMailValues {
  language: string
  shop: string
  name: string
  url: string
  own: CustomTexts | undefined
}

function toLinkMail(purpose: 'reset' | 'init', { language: asked, shop, name, url, own }: LinkMailValues): MailBody {
  const { language, words } = textsFor(asked)
  const usual = purpose === 'reset' ? words.reset : words.init
  const body = purpose === 'reset' ? words.reset.body : words.init.body(shop)
  const said = (text: string | null | undefined) => (text ? fillVariables(text, own?.variables ?? {}) : null)
  return {
    language,
    heading: said(own?.subject) ?? usual.subject(shop),
    paragraphs: said(own?.content)?.split(/\n\s*\n/) ?? [words.greeting(name), ...body],
    link: { text: said(own?.linkText) ?? usual.link, url },
    footnotes: [usual.note, words.sentBy(shop)],
  }
}

/** `{{name}}` becomes the variable of that name; what is no variable stays as it is written. */
const fillVariables = (text: string, variables: Record<string, unknown>) =>
  text.replace(/\{\{\s*([\w.-]{1,64})\s*\}\}/g, (written, name: string) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined
    return typeof value === 'string' || typeof value === 'number' ? String(value) : written
  })

async function sendWelcome(mailer: Mailer, delivery: Delivery, event: EventRow) {
  const { contactId, customerId, language: asked } = event.payload as unknown as WelcomeRequest
  const party = await readRecipient(delivery, contactId, customerId)
  if (!party?.email) return
  const { language, words } = textsFor(asked ?? party.primaryLanguage)
  const shop = await readShopName(delivery, event)
  const name = [party.firstName, party.middleName, party.lastName].filter(Boolean).join(' ')
  const letter = toWelcomeMail(language, words, shop, { address: party.email, name })
  await mailer.send(toMail(event, delivery, { address: party.email, name }, letter))
}

const toWelcomeMail = (language: string, words: MailTexts, shop: string, { address, name }: Mailbox): MailBody => ({
  language,
  heading: words.welcome.subject(shop),
  paragraphs: [words.greeting(name), ...words.welcome.body(shop, address)],
  footnotes: [words.sentBy(shop)],
})

const readRecipient = ({ db }: Delivery, contactId?: number, customerId?: number) =>
  db
    .selectFrom(contactId === undefined ? 'customer' : 'contact')
    .select(['email', 'firstName', 'middleName', 'lastName', 'primaryLanguage'])
    .where('id', '=', contactId ?? customerId ?? 0)
    .executeTakeFirst()

/** An e-mail is sent in the name of the channel; one that is gone meanwhile leaves the name of the tenant. */
async function readShopName({ db, tenants, tenantId }: Delivery, { channelId }: EventRow): Promise<string> {
  const channel = await db.selectFrom('channel').select('name').where('id', '=', channelId).executeTakeFirst()
  if (channel) return channel.name
  const tenant = await tenants.control.selectFrom('control.tenant').select('name').where('id', '=', tenantId).executeTakeFirst()
  return tenant?.name ?? tenantId
}

const toMail = ({ uuid }: EventRow, { now }: Delivery, to: Mailbox, letter: MailBody, from?: Mailbox): Mail => ({
  id: uuid,
  at: now,
  to,
  from,
  subject: letter.heading,
  text: toPlainText(letter),
  html: toHtml(letter),
})
