/** Delivers actions: sends the e-mail, or the request to the other system. */
import { sql } from 'kysely'
import type { EventHandlers, WorkServices } from '../../../core/background-work.js'
import type { Ctx } from '../../../core/context.js'
import type { EventRow } from '../../../db/db.gen.js'
import { isSilentTenant } from '../../../db/tenants/silent-tenants.js'
import type { NetworkRules } from '../../platform/net/guarded-request.js'
import { PostFailure, postSigned } from '../../platform/net/post-json.js'
import type { DeliverAction, TenantDatabase } from '../../platform/outbox/deliveries.js'
import type { ActionResult, ClaimedDelivery } from '../../platform/outbox/deliveries.rows.js'
import { sendTemplateMail } from '../../platform/template/template.mail.js'
import type { WriteEntity } from './event.dto.js'
import { readPayload } from './event.payload.js'

export interface ActionServices {
  network: NetworkRules
  contextFor: WorkServices['contextFor']
  writeEntity: WriteEntity
  /** The handlers of built-in e-mails, which accept another template. */
  handlers: EventHandlers
}

const TIMEOUT_MS = 10_000
/** A receiver that returns this status wants no more requests. */
const GONE = 410
/** The maximum size of a response excerpt in the log. */
const EXCERPT_BYTES = 500

const SENT: ActionResult = { error: null, responseStatus: null, responseExcerpt: null }
/** The result of a suppressed delivery, for the log. */
const NOT_SENT: ActionResult = {
  ...SENT,
  responseExcerpt: 'Not sent: this tenant is silent (wharf tenants silence)',
}

export const createActionDelivery =
  (services: ActionServices): DeliverAction =>
  async (place, delivery, now) => {
    if (await isSilentTenant(place.tenants.control, place.tenantId)) return NOT_SENT
    const contextFor = () => services.contextFor({ tenantId: place.tenantId, channelId: delivery.channelId, now })
    if (delivery.config.kind === 'EMAIL') return sendEmail(services, place, delivery, now, contextFor)
    const body = delivery.body ?? (await keepBody(place, delivery, await contextFor(), services.writeEntity))
    return post(delivery, body, now, services.network)
  }

/** Stores the body before the first attempt, so that every attempt sends the same under the same id. */
async function keepBody({ db }: TenantDatabase, delivery: ClaimedDelivery, ctx: Ctx, write: WriteEntity): Promise<string> {
  const body = JSON.stringify((await readPayload(ctx, delivery, write)) ?? null)
  await sql`update "actionDelivery" set body = ${body}::text where id = ${delivery.id}::bigint`.execute(db)
  return body
}

async function post(
  { config, eventUuid, trigger, sequence }: ClaimedDelivery,
  body: string,
  at: Date,
  rules: NetworkRules,
): Promise<ActionResult> {
  const { url, signatureSalt: salt, previousSignatureSalt: previousSalt } = config
  const { basicAuthUsername: username, basicAuthPassword: password } = config
  const headers = { 'webhook-event': trigger, ...(sequence !== null && { 'webhook-sequence': String(sequence) }) }
  const message = {
    url: url ?? '',
    body,
    id: eventUuid,
    at,
    headers,
    salt,
    previousSalt,
    username,
    password,
    timeoutMs: TIMEOUT_MS,
    maxBytes: EXCERPT_BYTES,
  }
  try {
    const { status, text } = await postSigned(message, rules)
    const isGone = status === GONE
    const failure = `The receiver returned status ${status}${isGone ? ' (gone), so this webhook was stopped' : ''}`
    const error = status >= 200 && status < 300 ? null : failure
    // PostgreSQL cannot store NUL characters.
    return { error, responseStatus: status, responseExcerpt: text.replaceAll('\0', ''), isGone }
  } catch (error) {
    if (!(error instanceof PostFailure)) throw error
    return { error: error.message, responseStatus: null, responseExcerpt: null }
  }
}

/** Sends a built-in e-mail with the action's template; for other events the template has the recipients. */
async function sendEmail(
  { handlers, writeEntity }: ActionServices,
  { db, tenants, tenantId }: TenantDatabase,
  delivery: ClaimedDelivery,
  now: Date,
  contextFor: () => Promise<Ctx>,
): Promise<ActionResult> {
  const templateId = delivery.config.emailTemplateId ?? ''
  const handler = handlers[delivery.trigger]
  const content = handler ? null : await readPayload(await contextFor(), delivery, writeEntity)
  await db.transaction().execute(async (inner) => {
    if (handler) return handler({ db: inner, tenants, tenantId, now }, eventOf(delivery), templateId)
    const data = typeof content === 'object' && content !== null && !Array.isArray(content) ? content : {}
    const request = { templateId, data: { ...data, payload: content, trigger: delivery.trigger }, topicName: delivery.trigger }
    await sendTemplateMail({ db: inner, now }, delivery.channelId, request)
  })
  return SENT
}

/** Returns the event for the e-mail handlers. Each action sends its own e-mail, hence its own id. */
const eventOf = ({ uuid, trigger, channelId, payload, eventCreatedAt, attempts, sequence }: ClaimedDelivery): EventRow => ({
  id: 0,
  uuid,
  trigger,
  channelId,
  payload,
  createdAt: eventCreatedAt,
  attempts,
  dueAt: eventCreatedAt,
  doneAt: null,
  error: null,
  aggregate: null,
  sequence,
})
