/** The log of actions: sent, pending and failed ones. All of them can be sent again. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type {
  EventDeliveryRedeliverInput,
  EventDeliverySearchInput,
  EventDeliveryStatus,
  EventTrigger,
} from '../../../contract/contract.gen.js'
import { notFound, refused } from '../../../core/base/errors.js'
import { type Page, pageOf, pageRequest } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { canHold } from '../../../core/store/row.js'
import { allOf } from '../../../db/conditions.js'

interface DeliveryView {
  id: string
  eventId: string
  eventActionConfigId: string
  trigger: EventTrigger
  sequence: number | null
  status: EventDeliveryStatus
  attempts: number
  responseStatus: number | null
  responseExcerpt: string | null
  error: string | null
  createdAt: Date
  lastAttemptAt: Date | null
  deliveredAt: Date | null
  dueAt: Date
}

/** A left join, because the log of a deleted action stays. */
const FROM = sql`"actionDelivery" d join event e on e.id = d."eventId" left join "eventActionConfig" c on c.id = d."eventActionConfigId"`
const COLUMNS = sql`d.uuid as id, e.uuid as "eventId", coalesce(c.uuid, d."deletedConfigUuid") as "eventActionConfigId", e.trigger, d.sequence, d.status, d.attempts,
  d."responseStatus", d."responseExcerpt", d.error, d."createdAt", d."lastAttemptAt", d."deliveredAt", d."dueAt"`

type Choice = Pick<EventDeliverySearchInput, 'statuses' | 'triggers' | 'eventActionConfigIds' | 'createdAt'>

function conditionsOf({ statuses, triggers, eventActionConfigIds, createdAt }: Choice): RawBuilder<SqlBool> {
  return allOf([
    ...(statuses?.length ? [sql`d.status = any(${statuses}::text[])`] : []),
    ...(triggers?.length ? [sql`e.trigger = any(${triggers}::text[])`] : []),
    ...(eventActionConfigIds?.length
      ? [sql`(c.uuid = any(${eventActionConfigIds}::uuid[]) or d."deletedConfigUuid" = any(${eventActionConfigIds}::uuid[]))`]
      : []),
    ...(createdAt?.greaterThan ? [sql`d."createdAt" >= ${new Date(createdAt.greaterThan)}`] : []),
    ...(createdAt?.lessThan ? [sql`d."createdAt" <= ${new Date(createdAt.lessThan)}`] : []),
  ])
}

export async function listDeliveries(ctx: Ctx, search: Partial<EventDeliverySearchInput>): Promise<Page<DeliveryView>> {
  const request = pageRequest(search)
  const where = conditionsOf(search)
  const { rows } = await sql<DeliveryView & { itemsFound: number; number: number | null }>`
    select total."itemsFound", page.number::float8, page.id, page."eventId", page."eventActionConfigId", page.trigger, page.sequence, page.status,
           page.attempts, page."responseStatus", page."responseExcerpt", page.error, page."createdAt", page."lastAttemptAt", page."deliveredAt", page."dueAt"
      from (select count(*)::int as "itemsFound" from ${FROM} where ${where}) total
      left join lateral (
        select d.id as number, ${COLUMNS} from ${FROM} where ${where}
         order by d."createdAt" desc, d.id desc limit ${request.offset} offset ${(request.page - 1) * request.offset}) page on true
     order by page."createdAt" desc, page.number desc`.execute(ctx.db)
  return pageOf(
    rows.filter(({ number }) => number !== null),
    rows[0]?.itemsFound ?? 0,
    request,
  )
}

/** The condition that the webhook is neither stopped nor deleted. */
const IS_ACTIVE = sql`"eventActionConfigId" in (select id from "eventActionConfig" where "stoppedAt" is null)`

const AGAIN = sql`status = 'PENDING', attempts = 0, "lockedUntil" = null, error = null, "deliveredAt" = null`

/** Delivers an action again, with the same id and body, unless it is being delivered. */
export async function redeliver(ctx: Ctx, id: string): Promise<DeliveryView> {
  const uuid = canHold('actionDelivery', { uuid: id }) ? id : null
  await sql`
    update "actionDelivery" set ${AGAIN}, "dueAt" = ${ctx.now}::timestamptz
     where uuid = ${uuid}::uuid and ("lockedUntil" is null or "lockedUntil" <= ${ctx.now}::timestamptz) and ${IS_ACTIVE}`.execute(
    ctx.db,
  )
  const { rows } = await sql<DeliveryView & { stopReason: string | null; isDeleted: boolean }>`
    select ${COLUMNS}, c."stopReason", c.id is null as "isDeleted" from ${FROM} where d.uuid = ${uuid}::uuid`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound('EventDelivery', 'EVENT_DELIVERY_NOT_FOUND', { id })
  if (row.isDeleted)
    throw refused('EVENT_ACTION_CONFIG_NOT_FOUND', 'The action of this delivery was deleted, so it cannot be sent again')
  if (row.stopReason !== null)
    throw refused('EVENT_ACTION_CONFIG_STOPPED', `The webhook is stopped (${row.stopReason}): start it before you send again`)
  ctx.services.wake(ctx.actor.tenantId)
  return row
}

/** Delivers many actions again; by default the failed ones. */
export async function redeliverMany(ctx: Ctx, { statuses, ...choice }: EventDeliveryRedeliverInput): Promise<number> {
  const where = conditionsOf({ ...choice, statuses: statuses?.length ? statuses : ['FAILED'] })
  const { rows } = await sql`
    update "actionDelivery" set ${AGAIN}, "dueAt" = ${ctx.now}::timestamptz
     where id in (select d.id from ${FROM} where ${where}) and ("lockedUntil" is null or "lockedUntil" <= ${ctx.now}::timestamptz)
       and ${IS_ACTIVE}
    returning id`.execute(ctx.db)
  ctx.services.wake(ctx.actor.tenantId)
  return rows.length
}
