/** The states of a delivery row: due, claimed, delivered or retried, and finally given up. */
import { sql } from 'kysely'
import type { Database } from '../../../db/database.js'
import type { EventActionConfigRow } from '../../../db/db.gen.js'
import type { EventPayload } from '../../../db/json.js'
import { MAX_ATTEMPTS, retryDelay } from './retry.js'

/** A delivery that this server has claimed, with its event and its action. */
export interface ClaimedDelivery {
  id: number
  uuid: string
  attempts: number
  body: string | null
  sequence: number | null
  eventUuid: string
  trigger: string
  channelId: number
  payload: EventPayload
  eventCreatedAt: Date
  configId: number
  config: Pick<
    EventActionConfigRow,
    'kind' | 'emailTemplateId' | 'url' | 'signatureSalt' | 'previousSignatureSalt' | 'basicAuthUsername' | 'basicAuthPassword'
  >
}

export interface ActionResult {
  /** Null on success. */
  error: string | null
  responseStatus: number | null
  responseExcerpt: string | null
  /** The receiver is permanently gone: the action is stopped, with the error as the reason. */
  isGone?: boolean
}

/** A server that has not finished by then counts as dead. Actions take less. */
const LEASE_MS = 40_000
/** The number of due deliveries of an action that a claim looks at. If all of them have to wait, they are marked, so that the next claim sees others. */
const LOOKAHEAD = 50
const MARKED_AT_ONCE = 1000

/** The receiver: webhooks with the same URL together, each e-mail action by itself. */
const RECEIVER = sql`coalesce(config.url, config.id::text)`

/** Returns the condition that a row of the delivery table is due and not claimed. */
const isDue = (row: string, now: Date) => {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  return sql`${column('status')} = 'PENDING' and ${column('waitsFor')} is null and ${column('dueAt')} <= ${now}::timestamptz
    and (${column('lockedUntil')} is null or ${column('lockedUntil')} <= ${now}::timestamptz)`
}

export interface DueReceiver {
  receiver: string
  /** Whether the actions with due deliveries are stopped. */
  isStopped: boolean
}

export async function readDueReceivers(db: Database, now: Date): Promise<DueReceiver[]> {
  const { rows } = await sql<DueReceiver>`
    select distinct ${RECEIVER} as receiver, config."stoppedAt" is not null as "isStopped" from "eventActionConfig" config
     where exists (select from "actionDelivery" d where d."eventActionConfigId" = config.id and ${isDue('d', now)})
     order by receiver`.execute(db)
  return rows
}

/** Selects the longest due deliveries to a receiver, and the actions of the receiver. */
const candidatesOf = (receiver: string, now: Date, count: number) => sql`
  own as materialized (
    select config.id from "eventActionConfig" config where ${RECEIVER} = ${receiver}::text and config."stoppedAt" is null),
  candidate as materialized (
    select due.id, due."dueAt" from own cross join lateral (
      select p.id, p."dueAt" from "actionDelivery" p where p."eventActionConfigId" = own.id and ${isDue('p', now)}
       order by p."dueAt", p.id limit ${count}::int) due
     order by due."dueAt", due.id limit ${count}::int)`

/** The last pending delivery of an earlier event of the same record to the same receiver. Each action is queried separately, so that each is one index lookup. */
const EARLIER = sql`
  select found.id from own cross join lateral (
    select e.id, e.sequence from "actionDelivery" e
     where e."eventActionConfigId" = own.id and e.aggregate = p.aggregate and e.sequence < p.sequence and e.status = 'PENDING'
     order by e.sequence desc limit 1) found
   order by found.sequence desc limit 1`

/** Claims the longest due delivery. While an earlier event of the same record waits for the same receiver, later ones wait, too. */
export async function claimNext(db: Database, receiver: string, now: Date): Promise<ClaimedDelivery | undefined> {
  const until = new Date(now.getTime() + LEASE_MS)
  const { rows } = await sql<ClaimedDelivery>`
    with ${candidatesOf(receiver, now, LOOKAHEAD)}
    update "actionDelivery" d
       set "lockedUntil" = ${until}::timestamptz, attempts = d.attempts + 1, "lastAttemptAt" = ${now}::timestamptz
      from event e, "eventActionConfig" c
     where e.id = d."eventId" and c.id = d."eventActionConfigId" and d.id = (
       select p.id from candidate join "actionDelivery" p on p.id = candidate.id
        where ${isDue('p', now)} and (${EARLIER}) is null
        order by candidate."dueAt", candidate.id limit 1 for update of p skip locked)
    returning d.id::float8, d.uuid, d.attempts, d.body, d.sequence, e.uuid as "eventUuid", e.trigger, e."channelId", e.payload,
              e."createdAt" as "eventCreatedAt", c.id as "configId",
              json_build_object('kind', c.kind, 'emailTemplateId', c."emailTemplateId", 'url', c.url, 'signatureSalt', c."signatureSalt",
                'previousSignatureSalt', case when c."previousSignatureSaltUntil" > ${now}::timestamptz then c."previousSignatureSalt" end,
                'basicAuthUsername', c."basicAuthUsername", 'basicAuthPassword', c."basicAuthPassword") as config`.execute(db)
  return rows[0]
}

/**
 * Marks waiting deliveries with their predecessor, and returns how many. The predecessor is locked meanwhile, so that
 * it cannot be settled, and release its successors, in between.
 */
export async function markWaiting(db: Database, receiver: string, now: Date): Promise<number> {
  const { rows } = await sql`
    with ${candidatesOf(receiver, now, MARKED_AT_ONCE)},
    waiting as materialized (
      select p.id, p.aggregate, p.sequence from candidate join "actionDelivery" p on p.id = candidate.id
       where ${isDue('p', now)} and p.aggregate is not null
       order by p.id for update of p skip locked),
    locked as materialized (
      select p.id, earlier.id as "earlierId" from waiting p cross join lateral (
        select e.id from "actionDelivery" e where e.id = (${EARLIER}) and e.status = 'PENDING' for share skip locked) earlier)
    update "actionDelivery" d set "waitsFor" = locked."earlierId" from locked where d.id = locked.id
    returning d.id`.execute(db)
  return rows.length
}

/** Records the result of a delivery, unless another server has claimed it meanwhile. */
export async function settle(
  db: Database,
  { id, attempts, configId }: ClaimedDelivery,
  { error, responseStatus, responseExcerpt, isGone }: ActionResult,
  now: Date,
  random: () => number,
): Promise<void> {
  const status = error === null ? 'DELIVERED' : isGone || attempts >= MAX_ATTEMPTS ? 'FAILED' : 'PENDING'
  const dueAt = new Date(now.getTime() + (status === 'PENDING' ? retryDelay(attempts - 1, random) : 0))
  await sql`
    update "actionDelivery"
       set status = ${status}::text, "dueAt" = ${dueAt}::timestamptz, "lockedUntil" = null, error = ${error}::text,
           "responseStatus" = ${responseStatus}::int, "responseExcerpt" = ${responseExcerpt}::text,
           "deliveredAt" = ${status === 'DELIVERED' ? now : null}::timestamptz
     where id = ${id}::bigint and attempts = ${attempts}::int and status = 'PENDING'`.execute(db)
  if (isGone && error) await stopAction(db, configId, error, now)
  if (status !== 'PENDING') await sql`update "actionDelivery" set "waitsFor" = null where "waitsFor" = ${id}::bigint`.execute(db)
}

/** Stops an action. Its pending deliveries are given up; an operator can start it again and resend them. */
async function stopAction(db: Database, configId: number, reason: string, now: Date): Promise<void> {
  await sql`
    update "eventActionConfig" set "stoppedAt" = ${now}::timestamptz, "stopReason" = ${reason}::text
     where id = ${configId}::int and "stoppedAt" is null`.execute(db)
  await failStopped(db, now)
}

/** Gives up pending deliveries of stopped actions, and releases their successors. Claimed deliveries are settled by their server. */
export async function failStopped(db: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update "actionDelivery" d
       set status = 'FAILED', error = 'Not sent: the action is stopped', "waitsFor" = null, "dueAt" = ${now}::timestamptz
      from "eventActionConfig" config
     where config.id = d."eventActionConfigId" and config."stoppedAt" is not null and d.status = 'PENDING'
       and (d."lockedUntil" is null or d."lockedUntil" <= ${now}::timestamptz)
    returning d.id::float8`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length) await sql`update "actionDelivery" set "waitsFor" = null where "waitsFor" = any(${ids}::bigint[])`.execute(db)
}

/** Releases deliveries whose predecessor is settled, in case a server died before it could, and deletes replaced salts. */
export async function releaseSettled(db: Database, now: Date): Promise<void> {
  await sql`
    update "actionDelivery" d set "waitsFor" = null from "actionDelivery" earlier
     where earlier.id = d."waitsFor" and earlier.status <> 'PENDING'`.execute(db)
  await sql`
    update "eventActionConfig" set "previousSignatureSalt" = null, "previousSignatureSaltUntil" = null
     where "previousSignatureSaltUntil" <= ${now}::timestamptz`.execute(db)
}
