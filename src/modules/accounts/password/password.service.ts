/** Requests password e-mails and writes their events. The secret is created with the e-mail, never before. */
import { sql } from 'kysely'
import type {
  EmailEventInput,
  PasswordRecoveryLinkInput,
  PasswordResetLinkEmailInput,
  TriggerContactSendWelcomeEmailEventInput,
  TriggerCustomerSendWelcomeEmailEventInput,
} from '../../../contract/contract.gen.js'
import { hasRole, refuseEscalation } from '../../../core/auth/access.js'
import { isAccountUsable } from '../../../core/auth/read-identity.js'
import { takeVisitorShare } from '../../../core/auth/visitor-limits.js'
import { forbidden, invalidField, refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { foldWord } from '../../../core/input/text.js'
import { get } from '../../../core/store/store.js'
import type { OrderRow } from '../../../db/db.gen.js'
import type { EventPayload, MailFile } from '../../../db/json.js'
import { contact } from '../../../resources/accounts/contact.js'
import { customer } from '../../../resources/accounts/customer.js'
import { order } from '../../../resources/sales/order.js'
import { toLowerLikePostgres } from '../../../resources/text-filters.js'
import { localeOfChannel } from '../../platform/channel/channel.locale.js'
import { requireChannel } from '../../platform/channel/channel.service.js'
import { checkFiles, keepRequest, requireHeaderText } from '../../platform/mail/mail.queue.js'
import { compileText, getTemplate } from '../../platform/template/template.service.js'
import { createAccount } from '../session/session.service.js'
import { checkVariables, readUser } from './mail-input.js'
import type { CustomTexts } from './password.custom-mail.js'
import { type PasswordEvent, passwordEvents } from './password.events.js'
import { checkRedirect, createLink, identityByEmail, linkContextOf } from './password.link.js'

const REQUESTS_PER_MAILBOX = { burst: 5, perMinute: 5 }
const RESET_REQUESTS = 'a new password can be requested only a few times per minute'

const INIT_ERROR = 'TRIGGER_SEND_PASSWORD_INIT_EVENT_ERROR'

/** Requests the e-mail with the link. The account is looked up later, so that the response does not disclose whether it exists. */
export async function requestReset(ctx: Ctx, input: EmailEventInput): Promise<true> {
  const { email, to, redirectUrl, language, channelId } = input
  const mailbox = email ?? to?.[0]?.email
  if (!mailbox) throw invalidField('email', 'is required, or the e-mail address in to')
  if (to && to.length > 1) throw invalidField('to', 'must contain one e-mail address: only the account gets the link')
  const given = foldWord(mailbox)
  const checked = checkRedirect(ctx, redirectUrl)
  takeVisitorShare(ctx, 'resets')
  ctx.services.limiter.take(
    RESET_REQUESTS,
    `${ctx.actor.tenantId} ${toLowerLikePostgres(given)} ${ctx.client.address}`,
    REQUESTS_PER_MAILBOX,
  )
  const own = await readOwnTexts(ctx, given, input)
  const payload = {
    email: given,
    language: language ?? (await languageOfChannel(ctx, channelId)),
    redirectUrl: checked,
    ...(own && { own }),
  }
  await emitMailEvent(ctx, 'SEND_RESET_PASSWORD', payload, { channelId, files: checkFiles(input.attachments) })
  return true
}

const languageOfChannel = async (ctx: Ctx, channelId: number | null | undefined): Promise<string> =>
  (await localeOfChannel(ctx, channelId ?? ctx.actor.channelId)).language

const OWN_WORDS = ['orderId', 'userId', 'letterId', 'subject', 'content', 'from', 'attachments', 'variables'] as const

/**
 * Returns the caller's texts for the e-mail. Only callers that may send e-mails may set them: anybody can request a link, and must not
 * write to other people in the name of the shop.
 */
async function readOwnTexts(
  ctx: Ctx,
  email: string,
  input: EmailEventInput | PasswordResetLinkEmailInput,
): Promise<CustomTexts | null> {
  if (!OWN_WORDS.some((field) => input[field] != null)) return null
  if (!hasRole(ctx.actor.roles, 'system', 'OWNER')) throw forbidden('requires system.OWNER to change the text of the e-mail')
  const { orderId, userId, letterId, subject, content, from } = input
  requireHeaderText('subject', subject)
  requireHeaderText('from.name', from?.name)
  if (userId != null && (await readUser(ctx, userId)).data.email?.toLowerCase() !== email.toLowerCase())
    throw invalidField('userId', 'must be the contact or customer with this e-mail address')
  if (letterId) await getTemplate(ctx, letterId, 'EMAIL')
  if (subject && letterId) await compileText(ctx, 'subject', subject)
  const row = orderId == null ? null : await get(ctx, order, { id: orderId })
  return {
    ...{ subject: subject ?? null, content: content ?? null, from: from ?? null, letterId: letterId ?? null },
    ...('linkText' in input && { linkText: input.linkText ?? null }),
    ...(row && { order: pickOrder(row) }),
    variables: checkVariables(input.variables),
  }
}

const pickOrder = ({ id, uuid, status, reference, remarks, currency, email, totalGross, totalNet, createdAt }: OrderRow) => ({
  ...{ id, uuid, status, reference, remarks, currency, email, totalGross, totalNet },
  createdAt: createdAt.toISOString(),
})

/** Lets somebody choose their first password; a contact or customer without an account gets one, still without a password. */
export async function requestInit(
  ctx: Ctx,
  { email, redirectUrl, language, channelId }: PasswordRecoveryLinkInput,
): Promise<string> {
  const spoken = language ?? (await languageOfChannel(ctx, channelId))
  const payload = { email, language: spoken, redirectUrl: checkRedirect(ctx, redirectUrl) }
  const requireAccount = async (inner: Ctx) => {
    const identity = await identityByEmail(linkContextOf(inner), email)
    const isFound = identity ? isAccountUsable(identity, ctx.now) : await openAccountsByEmail(inner, email)
    if (!isFound) throw refused(INIT_ERROR, `No account that may log in has the e-mail address [${email}]`)
  }
  return emitMailEvent(ctx, 'SEND_INIT_PASSWORD', payload, { channelId, before: requireAccount })
}

/**
 * Opens the account of the contact or customer with this e-mail address, as written there; returns false if there is neither.
 * Contacts and customers are locked by their address, which `changing` does not support.
 */
async function openAccountsByEmail(ctx: Ctx, email: string): Promise<boolean> {
  const isIt = sql<boolean>`lower(email) = lower(${email})`
  const contacts = await ctx.db.selectFrom('contact').select(['id', 'email']).where(isIt).forUpdate().execute()
  const query = ctx.db.selectFrom('customer').select(['id', 'email']).where(isIt).forUpdate()
  const customers = contacts.length ? [] : await query.execute()
  const parties = [
    ...contacts.map(({ id, email: own }) => ({ contactId: id, email: own ?? email })),
    ...customers.map(({ id, email: own }) => ({ customerId: id, email: own ?? email })),
  ]
  for (const party of parties) await createAccount(ctx, party, INIT_ERROR)
  return parties.length > 0
}

/** Returns the link itself. It gives access to the account, so the caller must have all of its rights. */
export async function createRecoveryLink(
  ctx: Ctx,
  { email, redirectUrl, language, channelId }: PasswordRecoveryLinkInput,
): Promise<string> {
  const checked = checkRedirect(ctx, redirectUrl)
  return inChannelTransaction(ctx, channelId, async (inner) => {
    const identity = await identityByEmail(linkContextOf(inner), email)
    // An administrator may also work for other tenants, to which this caller has no access.
    if (!identity || identity.user.kind === 'admin' || !isAccountUsable(identity, ctx.now))
      throw refused('GENERATE_PASSWORD_RECOVERY_LINK_ERROR', `No account with the e-mail address [${email}] can get a link`)
    refuseEscalation(ctx.actor, identity.roles)
    const input = { user: identity.user, purpose: 'reset', redirectUrl: checked } as const
    return createLink(linkContextOf(inner), { ...input, language: language ?? (await languageOfChannel(inner, channelId)) })
  })
}

/** Sends the reset e-mail with the caller's texts. */
export async function requestCustomReset(ctx: Ctx, input: PasswordResetLinkEmailInput) {
  const { email, language } = input
  const redirectUrl = checkRedirect(ctx, input.redirectUrl)
  const files = checkFiles(input.attachments)
  const own = (await readOwnTexts(ctx, email, { ...input, variables: input.variables ?? {} })) ?? undefined
  if (!(await identityByEmail(linkContextOf(ctx), email)))
    throw refused('GET_PASSWORD_RESET_LINK_ERROR', `No account has the e-mail address [${email}]`)
  const payload = { email, language: language ?? (await languageOfChannel(ctx, null)), redirectUrl, own }
  return { success: true, messageId: await emitMailEvent(ctx, 'SEND_RESET_PASSWORD', payload, { files }) }
}

/** Sends a welcome e-mail to a contact that the caller may see. */
export async function requestContactWelcome(
  ctx: Ctx,
  { contactId, channelId, language }: TriggerContactSendWelcomeEmailEventInput,
): Promise<true> {
  const { id, email } = await get(ctx, contact, { id: contactId })
  if (!email) throw refused('EMAIL_SEND_ERROR', `Contact with id [${id}] has no e-mail address`)
  limitWelcome(ctx, id)
  await emitMailEvent(ctx, 'CONTACT_SEND_WELCOME_EMAIL', { contactId: id, language: language ?? null }, { channelId })
  return true
}

/** Sends a welcome e-mail to a customer that the caller may see. */
export async function requestCustomerWelcome(
  ctx: Ctx,
  { customerId, channelId, language }: TriggerCustomerSendWelcomeEmailEventInput,
): Promise<true> {
  const { id, email } = await get(ctx, customer, { id: customerId })
  if (!email) throw refused('TRIGGER_CUSTOMER_SEND_WELCOME_EMAIL_EVENT_ERROR', `Customer with id [${id}] has no e-mail address`)
  limitWelcome(ctx, id)
  await emitMailEvent(ctx, 'CUSTOMER_SEND_WELCOME_EMAIL', { customerId: id, language: language ?? null }, { channelId })
  return true
}

/** Limits callers without a role, so that they cannot flood a mailbox, even their own. */
function limitWelcome({ actor, services }: Ctx, id: number): void {
  if (!hasRole(actor.roles, 'user', 'VIEWER'))
    services.limiter.take(
      'a welcome e-mail can be sent only a few times per minute',
      `${actor.tenantId} ${id}`,
      REQUESTS_PER_MAILBOX,
    )
}

interface MailEventOptions {
  channelId?: number | null | undefined
  /** Checks or prepares something in the transaction of the event. */
  before?: (ctx: Ctx) => Promise<void>
  /** Files of the e-mail, stored with the event. */
  files?: readonly MailFile[]
}

/** Writes the event, wakes the outbox once it is committed, and returns the id of the event. */
async function emitMailEvent(
  ctx: Ctx,
  trigger: PasswordEvent,
  payload: EventPayload,
  { channelId, before, files = [] }: MailEventOptions = {},
): Promise<string> {
  const id = await inChannelTransaction(ctx, channelId, async (inner) => {
    await before?.(inner)
    const uuid = await passwordEvents.emit(inner, trigger, payload, channelId ?? undefined)
    if (files.length) await keepRequest(inner, uuid, { attachments: [...files] })
    return uuid
  })
  ctx.services.wake(ctx.actor.tenantId)
  return id
}

const inChannelTransaction = <T>(ctx: Ctx, channelId: number | null | undefined, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async (inner) => {
    if (channelId != null) await requireChannel(inner, channelId)
    return work(inner)
  })
