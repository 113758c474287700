/** Requests that wait too long: the step is also given to another contact, or the request ends. */
import { sql } from 'kysely'
import type { Job } from '../../../core/background-work.js'
import { columnNames } from '../../../core/store/row.js'
import type { Database } from '../../../db/database.js'
import type { ApprovalRequestRow } from '../../../db/db.gen.js'
import { approvalEvents } from './approval.events.js'
import { appendEntry, type EntryPlace } from './entries.js'

/** The number of requests in one run; the next run continues. */
const BATCH = 200

interface DueRequest {
  id: number
  cartId: number
}

/** Escalates and ends requests about once a minute. */
export const endRequests: Job = {
  name: 'requests for approval',
  async run({ db, now, tenantId }) {
    const place = { now, tenantId, userId: null }
    const { rows } = await sql<DueRequest>`
      select r.id, r."cartId" from "approvalRequest" r
       where r.status = 'PENDING' and (r."expiresAt" <= ${now} or r."escalateAt" <= ${now}
          or not exists (select from cart c where c.id = r."cartId" and c.status = 'PENDING_PURCHASE_AUTHORIZATION'))
       order by r.id limit ${BATCH}`.execute(db)
    const apart = (work: (inner: Database) => Promise<void>) => (db.isTransaction ? work(db) : db.transaction().execute(work))
    for (const due of rows) await apart((inner) => handleDue({ ...place, db: inner }, due))
  },
}

/** Locks the cart before its request, as every change of a request does. A cart that another transaction has locked waits for the next run. */
async function handleDue(place: EntryPlace, { id, cartId }: DueRequest): Promise<void> {
  const { db, now } = place
  const { rows } = await sql<{ isWaiting: boolean; channelId: number }>`
    select status = 'PENDING_PURCHASE_AUTHORIZATION' as "isWaiting", "channelId" from cart where id = ${cartId} for no key update skip locked`.execute(
    db,
  )
  const [cart] = rows
  if (!cart && (await exists(db, cartId))) return
  const found = await db
    .selectFrom('approvalRequest')
    .select(columnNames('approvalRequest') as never)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .forUpdate()
    .executeTakeFirst()
  const request = found as ApprovalRequestRow | undefined
  if (!request) return
  if (!cart?.isWaiting) await end(place, request, 'WITHDRAWN')
  else if (request.expiresAt && request.expiresAt <= now) await expire(place, request, cart.channelId)
  else await escalate(place, request, cart.channelId)
}

async function exists(db: Database, cartId: number): Promise<boolean> {
  return (await sql`select 1 from cart where id = ${cartId}`.execute(db)).rows.length > 0
}

async function end(place: EntryPlace, request: ApprovalRequestRow, status: 'WITHDRAWN' | 'EXPIRED'): Promise<void> {
  await appendEntry(place, request, { action: status, step: request.step, parts: request.parts })
  await sql`update "approvalRequest" set status = ${status}, "approverIds" = '{}', "lastModifiedAt" = ${place.now} where id = ${request.id}`.execute(
    place.db,
  )
}

/** The cart is open again; its buyer may ask once more. */
async function expire(place: EntryPlace, request: ApprovalRequestRow, channelId: number): Promise<void> {
  await sql`update cart set status = 'OPEN', "lastModifiedAt" = ${place.now} where id = ${request.cartId}`.execute(place.db)
  await end(place, request, 'EXPIRED')
  await approvalEvents.write(place, 'APPROVAL_EXPIRED', { approvalRequestId: request.id }, channelId)
}

/** Gives the step to the contact that the rule of the step names; nobody if the rule has changed since. */
async function escalate(place: EntryPlace, request: ApprovalRequestRow, channelId: number): Promise<void> {
  const { db, now } = place
  const { escalateTo } = request
  await sql`
    update "approvalRequest" set "escalateAt" = null, "lastModifiedAt" = ${now},
           "escalatedIds" = case when ${escalateTo}::int4 is null then "escalatedIds" else array_append("escalatedIds", ${escalateTo}::int4) end
     where id = ${request.id}`.execute(db)
  if (escalateTo === null) return
  await appendEntry(place, request, { action: 'ESCALATED', contactId: escalateTo, step: request.step, parts: request.parts })
  const payload = { approvalRequestId: request.id, cartId: request.cartUuid }
  await approvalEvents.write(place, 'APPROVAL_ESCALATED', payload, channelId)
}
