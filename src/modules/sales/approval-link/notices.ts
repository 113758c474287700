/** Who is asked to decide a request for approval, and when. Each person gets an e-mail of their own. */
import { sql } from 'kysely'
import { conflict } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { get, type Key } from '../../../core/store/store.js'
import type { Database } from '../../../db/database.js'
import type { ApprovalRequestRow } from '../../../db/db.gen.js'
import { approvalRequest } from '../../spending/approval/approval.resource.js'
import { isInForce } from '../../spending/approval-delegate/approval-delegate.resource.js'
import { approvalLinkEvents } from './approval-link.events.js'

const HOUR_MS = 3_600_000

/** Where e-mails are asked for: a request, a job, or the delivery of an event. */
interface NoticePlace {
  db: Database
  now: Date
}

/** A request, and the channel of its cart. */
interface AskedRequest extends Pick<ApprovalRequestRow, 'id' | 'step' | 'cartUuid'> {
  channelId: number
}

/** What an e-mail is about, besides its person. */
interface NoticeOptions {
  isReminder?: boolean
  /** The template of an action that replaces the built-in one. */
  templateId?: string | undefined
}

/** The contacts who may decide the request `r` now: the approvers of the step, their delegates, and those who were asked because it waited too long. */
const deciders = (now: Date) => sql`
  select distinct id from (
    select unnest(r."approverIds" || r."escalatedIds") as id
    union all
    select d."delegateContactId" from "approvalDelegate" d
     where d."contactId" = any(r."approverIds") and ${isInForce(now)}
       and d."delegateContactId" <> r."contactId") x
   where id in (select contact.id from contact where contact.email is not null)`

/** Returns the contacts who may decide a request that waits. */
export async function readDeciders({ db, now }: NoticePlace, requestId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select x.id from "approvalRequest" r cross join lateral (${deciders(now)}) x
     where r.id = ${requestId} and r.status = 'PENDING' order by x.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Asks for the e-mail to these contacts; null is the copy to the recipients that the template names. The caller of a request wakes the outbox. */
export async function askContacts(
  place: NoticePlace,
  { id, step, cartUuid, channelId }: AskedRequest,
  contactIds: readonly (number | null)[],
  options: NoticeOptions = {},
): Promise<void> {
  await sql`
    insert into "approvalNotice" ("requestId", step, "contactId", "sentAt")
    select ${id}, ${step}, unnest(${contactIds.filter((one) => one !== null)}::int4[]), ${place.now}
    on conflict ("requestId", step, "contactId") do update set "sentAt" = excluded."sentAt"`.execute(place.db)
  for (const contactId of contactIds) {
    const payload = { approvalRequestId: id, cartId: cartUuid, contactId, ...options }
    await approvalLinkEvents.write(place, 'SEND_APPROVAL_REQUEST', payload, channelId)
  }
}

const NOT_REMINDED = 'APPROVAL_REMIND_ERROR'

/** Sends the e-mail again to those who may decide now, except those who got it within the last hour. */
export const remindApprovers = (ctx: Ctx, key: Key<'approvalRequest'>): Promise<ApprovalRequestRow> =>
  inTransaction(ctx, async (inner) => {
    const request = await get(inner, approvalRequest, key)
    const { rows: carts } = await sql<{ channelId: number }>`
      select c."channelId" from cart c join "approvalRequest" r on r."cartId" = c.id
       where r.id = ${request.id} and r.status = 'PENDING' for no key update of r`.execute(inner.db)
    const [cart] = carts
    if (!cart) throw conflict(NOT_REMINDED, 'The request is no longer waiting for approval')
    const deciders = await readDeciders(inner, request.id)
    if (deciders.length === 0) throw conflict(NOT_REMINDED, 'Nobody who may decide has an e-mail address')
    const due = await dueContacts(inner, request, deciders)
    if (due.length === 0) throw conflict(NOT_REMINDED, 'Everybody who may decide got the e-mail less than an hour ago')
    await askContacts(inner, { ...request, channelId: cart.channelId }, due, { isReminder: true })
    ctx.services.wake(ctx.actor.tenantId)
    return request
  })

async function dueContacts({ db, now }: Ctx, { id, step }: ApprovalRequestRow, contactIds: readonly number[]): Promise<number[]> {
  const since = new Date(now.getTime() - HOUR_MS)
  const { rows } = await sql<{ contactId: number }>`
    select "contactId" from "approvalNotice"
     where "requestId" = ${id} and step = ${step} and "sentAt" > ${since}::timestamptz`.execute(db)
  return contactIds.filter((contactId) => !rows.some((row) => row.contactId === contactId))
}

interface WaitingRow extends AskedRequest {
  contactIds: number[]
}

/** Asks delegates whose time has begun since the step began. */
export async function askNewDelegates(place: NoticePlace, most: number): Promise<void> {
  const { rows } = await sql<WaitingRow>`
    select r.id, r.step, r."cartUuid", c."channelId", array_agg(distinct d."delegateContactId") as "contactIds"
      from "approvalDelegate" d
      join "approvalRequest" r on r.status = 'PENDING' and r."approverIds" @> array[d."contactId"] and r."contactId" <> d."delegateContactId"
      join contact p on p.id = d."delegateContactId" and p.email is not null
      join cart c on c.id = r."cartId"
     where ${isInForce(place.now)}
       and exists (select from "approvalNotice" n where n."requestId" = r.id and n.step = r.step)
       and not exists (select from "approvalNotice" n where n."requestId" = r.id and n.step = r.step and n."contactId" = d."delegateContactId")
     group by r.id, r.step, r."cartUuid", c."channelId" order by r.id limit ${most}`.execute(place.db)
  for (const { contactIds, ...request } of rows) await askContacts(place, request, contactIds)
}
