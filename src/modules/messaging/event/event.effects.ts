/** What a dry run would set off: events, webhooks and e-mails. It is read in the transaction of the request, before it is rolled back. */
import { sql } from 'kysely'
import { callerKind } from '../../../core/auth/access.js'
import type { Ctx } from '../../../core/context.js'
import { eventsWrittenIn } from '../../../core/events.js'
import type { TemplateRow } from '../../../db/db.gen.js'
import type { EventPayload, MailContact, MailRequest } from '../../../db/json.js'
import { readRecipients } from '../../platform/template/template.recipients.js'

/** The record of an event: the name and the value of the property that identifies it, such as `orderId`. */
interface AffectedRecord {
  key: string
  id: string
}

interface ExpectedEmail {
  trigger: string
  /** The uuid and the code of the template; null for an e-mail with texts of its own. */
  templateId: string | null
  templateCode: string | null
  /** Only if the request sets it; the others are rendered when the e-mail is sent. */
  subject: string | null
  to: string[]
  cc: string[]
  bcc: string[]
}

/** The effects of a request. The lists have at most MAX_LISTED entries; the counts are complete. */
interface Effects {
  eventCount: number
  events: { trigger: string; record: AffectedRecord | null }[]
  webhookCount: number
  emailCount: number
  emails: ExpectedEmail[]
}

const MAX_LISTED = 50

/** The e-mails that the server sends for an event, and the code of their template. */
const BUILT_IN_MAILS: Readonly<Record<string, string | null>> = {
  ORDER_SEND_CONFIRMATION: 'ORDER_CONFIRMATION',
  QUOTE_SEND: 'QUOTE',
  QUOTE_SEND_REQUEST: 'QUOTE_REQUEST',
  QUOTE_SEND_VALIDATION: 'QUOTE_VALIDATION',
  CART_SEND_REQUEST_PURCHASE_AUTHORIZATION: 'PURCHASE_AUTHORIZATION',
  SEND_APPROVAL_REQUEST: 'PURCHASE_AUTHORIZATION',
  SEND_RESET_PASSWORD: 'PASSWORD_RESET',
  SEND_INIT_PASSWORD: 'PASSWORD_INIT',
  CONTACT_SEND_WELCOME_EMAIL: 'WELCOME',
  CUSTOMER_SEND_WELCOME_EMAIL: 'WELCOME',
  SEND_LOGIN_CHANGE: null,
}

/** The event of queued e-mails, which is not a trigger of the contract. */
const QUEUED_MAIL = 'SEND_EMAIL'

interface WrittenEvent {
  trigger: string
  aggregate: string | null
  payload: EventPayload
  request: MailRequest | null
  webhooks: number
  /** The templates of actions that send an e-mail; they replace the built-in one. */
  templateIds: string[]
  /** The recipient of a built-in e-mail, from the record of the event. */
  recipients: MailContact[]
}

/** Shows the effects of a dry run to staff and systems; null for others. */
export interface DryRunEffects {
  /** Returns them as the value of a GraphQL extension. */
  read(ctx: Ctx): Promise<Effects | null>
  /** Returns them as the value of a header: JSON in ASCII, with shorter lists. */
  writeHeader(ctx: Ctx): Promise<string | null>
}

export const dryRunEffects: DryRunEffects = {
  read: readEffects,
  async writeHeader(ctx) {
    const effects = await readEffects(ctx)
    return effects && toHeader(effects)
  },
}

/** Proxies refuse large headers. */
const MAX_HEADER = 4000

/** Shortens the lists until the header is small enough: the counts stay complete. */
function toHeader(effects: Effects, listed = MAX_LISTED): string {
  const { events, emails } = effects
  const text = toAscii(JSON.stringify({ ...effects, events: events.slice(0, listed), emails: emails.slice(0, listed) }))
  return text.length <= MAX_HEADER || listed === 0 ? text : toHeader(effects, Math.floor(listed / 2))
}

const toAscii = (json: string) =>
  json.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Returns the effects for staff and systems. Visitors and customers get none: they would show how the shop is configured. */
async function readEffects(ctx: Ctx): Promise<Effects | null> {
  const kind = callerKind(ctx.actor)
  if (kind !== 'administrator' && kind !== 'key') return null
  const events = await readEvents(ctx, eventsWrittenIn(ctx.db))
  const announced = events.filter(({ trigger }) => trigger !== QUEUED_MAIL)
  const mails = events.flatMap(mailsOf)
  return {
    eventCount: announced.length,
    events: announced.slice(0, MAX_LISTED).map(({ trigger, aggregate }) => ({ trigger, record: recordOf(aggregate) })),
    webhookCount: events.reduce((sum, { webhooks }) => sum + webhooks, 0),
    emailCount: mails.length,
    emails: await describeMails(ctx, mails.slice(0, MAX_LISTED)),
  }
}

async function readEvents({ db }: Ctx, uuids: readonly string[]): Promise<WrittenEvent[]> {
  if (uuids.length === 0) return []
  const { rows } = await sql<WrittenEvent>`
    select e.trigger, e.aggregate, e.payload, m.request, coalesce(a.webhooks, 0) as webhooks, coalesce(a."templateIds", '{}') as "templateIds",
           coalesce(
             (select jsonb_build_array(jsonb_build_object('email', o.email)) from "order" o where o.id = (e.payload ->> 'orderId')::int),
             (select jsonb_build_array(jsonb_build_object('email', c.email)) from contact c where c.id = (e.payload ->> 'contactId')::int),
             (select jsonb_build_array(jsonb_build_object('email', c.email)) from customer c where c.id = (e.payload ->> 'customerId')::int),
             (select jsonb_agg(jsonb_build_object('email', c.email) order by c.id)
                from cart join "approvalRequest" r on r."cartId" = cart.id and r.status = 'PENDING'
                join contact c on c.id = any(r."approverIds" || r."escalatedIds") and c.email is not null
               where cart.uuid::text = e.payload ->> 'cartId'), '[]') as recipients
      from event e
      left join "mailRequest" m on m.uuid = e.uuid and e.trigger = ${QUEUED_MAIL}
      left join lateral (
        select count(*) filter (where c.kind <> 'EMAIL')::int as webhooks,
               array_agg(c."emailTemplateId"::text) filter (where c.kind = 'EMAIL') as "templateIds"
          from "actionDelivery" d join "eventActionConfig" c on c.id = d."eventActionConfigId" where d."eventId" = e.id) a on true
     where e.uuid = any(${uuids}::uuid[]) order by e.id`.execute(db)
  return rows
}

function recordOf(aggregate: string | null): AffectedRecord | null {
  const [key, id] = aggregate?.split(' ') ?? []
  return key && id ? { key, id } : null
}

/** An e-mail, and the code of its template if its request does not name one. */
interface PlannedMail {
  trigger: string
  code: string | null
  request: MailRequest
}

/** Returns the e-mails that an event sends. */
function mailsOf({ trigger, payload, request, templateIds, recipients }: WrittenEvent): PlannedMail[] {
  if (request) return [{ trigger, code: null, request }]
  const code = BUILT_IN_MAILS[trigger]
  const given = [payload.email, payload.newEmail].flatMap((email) => (typeof email === 'string' ? [{ email }] : []))
  // Links are sent to the mailbox of the account, whatever the template says.
  const own: MailRequest = given.length ? { to: given, cc: [], bcc: [] } : { defaultTo: recipients }
  const isBuiltIn = code !== undefined
  // Each approver gets an e-mail with a link of their own.
  const each: MailRequest[] =
    code === 'PURCHASE_AUTHORIZATION' ? recipients.map((one) => ({ to: [one], cc: [], bcc: [] })) : [own]
  if (templateIds.length)
    return templateIds.flatMap((templateId) =>
      (isBuiltIn ? each : [{}]).map((request) => ({ trigger, code: null, request: { templateId, ...request } })),
    )
  return isBuiltIn ? each.map((request) => ({ trigger, code, request })) : []
}

type MailTemplate = Pick<TemplateRow, 'uuid' | 'code' | 'tos' | 'ccs' | 'bccs'>

const NO_TEMPLATE = { uuid: null, code: null, tos: [], ccs: [], bccs: [] }

async function describeMails(ctx: Ctx, mails: readonly PlannedMail[]): Promise<ExpectedEmail[]> {
  const templates = await readTemplates(ctx, mails)
  return Promise.all(
    mails.map(async ({ trigger, code, request }) => {
      const used =
        templates.find(({ uuid, code: own }) => uuid === request.templateId || (code !== null && own === code)) ?? NO_TEMPLATE
      const { to, cc, bcc } = await readRecipients(ctx, used, request)
      const addresses = (list: readonly { address: string }[]) => list.map(({ address }) => address)
      return {
        trigger,
        templateId: used.uuid,
        templateCode: used.code,
        subject: request.subject ?? null,
        to: addresses(to),
        cc: addresses(cc),
        bcc: addresses(bcc),
      }
    }),
  )
}

async function readTemplates({ db }: Ctx, mails: readonly PlannedMail[]): Promise<MailTemplate[]> {
  const ids = mails.flatMap(({ request }) => request.templateId ?? [])
  const codes = mails.flatMap(({ code }) => code ?? [])
  if (ids.length === 0 && codes.length === 0) return []
  const { rows } = await sql<MailTemplate>`
    select uuid, code, tos, ccs, bccs from template where uuid = any(${ids}::uuid[]) or code = any(${codes}::text[])`.execute(db)
  return rows
}
