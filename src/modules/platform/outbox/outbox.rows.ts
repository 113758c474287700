/** The states of an event row: due, handled or retried, and finally deleted. */
import { sql } from 'kysely'
import type { EventHandlers } from '../../../core/background-work.js'
import type { Clock } from '../../../core/base/clock.js'
import type { Database } from '../../../db/database.js'
import type { EventRow } from '../../../db/db.gen.js'
import type { Tenants } from '../../../db/tenants/tenants.js'
import { MAX_ATTEMPTS, retryDelay } from './retry.js'

interface DeliveryOptions {
  db: Database
  tenants: Tenants
  tenantId: string
  clock: Clock
  handlers: EventHandlers
  onError: (error: unknown, what: string) => void
  random: () => number
}

const RETENTION_MS = 14 * 24 * 3_600_000
const BATCH_SIZE = 500

/** Handles the longest due event that no other server holds; returns false if there is none. */
export async function deliverNext({
  db,
  tenants,
  tenantId,
  clock,
  handlers,
  onError,
  random,
}: DeliveryOptions): Promise<boolean> {
  const now = clock()
  const taken: { event?: EventRow } = {}
  try {
    await db.transaction().execute(async (inner) => {
      const event = await lockNextDue(inner, now, Object.keys(handlers))
      if (!event) return
      taken.event = event
      if (!event.isReplaced) await handlers[event.trigger]?.({ db: inner, tenants, tenantId, now }, event)
      await inner.updateTable('event').set({ doneAt: now, error: null }).where('id', '=', event.id).execute()
    })
  } catch (error) {
    if (!taken.event) throw error
    await postpone(db, taken.event, now, error, random)
    onError(error, `the event ${taken.event.uuid} (${taken.event.trigger}) failed`)
  }
  return taken.event !== undefined
}

/** `isReplaced`: an e-mail action of the shop replaces the built-in e-mail. */
type DueEvent = EventRow & { isReplaced: boolean }

/** Locks the next due event. Rows that another server holds are skipped, and the events of one record are taken in order. */
const lockNextDue = (db: Database, now: Date, triggers: readonly string[]): Promise<DueEvent | undefined> =>
  db
    .selectFrom('event')
    .select([
      'id',
      'uuid',
      'trigger',
      'channelId',
      'payload',
      'createdAt',
      'attempts',
      'dueAt',
      'doneAt',
      'error',
      'aggregate',
      'sequence',
      sql<boolean>`exists (
        select from "actionDelivery" d join "eventActionConfig" c on c.id = d."eventActionConfigId"
         where d."eventId" = event.id and c.kind = 'EMAIL')`.as('isReplaced'),
    ])
    .where('doneAt', 'is', null)
    .where('dueAt', '<=', now)
    .where('trigger', '=', sql<string>`any(${triggers})`)
    .where(
      sql<boolean>`not exists (
        select from event earlier where earlier.aggregate = event.aggregate and earlier.sequence < event.sequence
           and earlier."doneAt" is null and earlier.trigger = any(${triggers}))`,
    )
    .orderBy('dueAt')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Postpones a failed event with growing delays, and finally gives it up, so that others do not wait for it. */
async function postpone(
  db: Database,
  { id, attempts }: EventRow,
  now: Date,
  error: unknown,
  random: () => number,
): Promise<void> {
  const tried = attempts + 1
  await db
    .updateTable('event')
    .set({
      attempts: tried,
      error: String((error as Error)?.message ?? error).slice(0, 500),
      dueAt: new Date(now.getTime() + retryDelay(attempts, random)),
      ...(tried >= MAX_ATTEMPTS && { doneAt: now }),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('doneAt', 'is', null)
    .execute()
}

/** Marks events without a handler as done. */
export async function completeUnhandled(db: Database, now: Date, handled: readonly string[]): Promise<number> {
  const { rows } = await sql`
    update event set "doneAt" = ${now}::timestamptz
     where id = any(array(
       select id from event
        where "doneAt" is null and "dueAt" <= ${now}::timestamptz and trigger <> all(${handled}::text[])
        order by "dueAt", id limit ${BATCH_SIZE}::int
          for update skip locked))
    returning id`.execute(db)
  return rows.length
}

/** Deletes events two weeks after they were done, in batches. */
export async function pruneEvents(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS)
  await sql`
    delete from event where id = any(array(
      select id from event where "doneAt" < ${before}::timestamptz
         and not exists (select from "actionDelivery" d where d."eventId" = event.id and (d.status = 'PENDING' or d."createdAt" >= ${before}::timestamptz))
       order by "doneAt" limit ${BATCH_SIZE}::int for update skip locked))`.execute(db)
}

/** Returns when the next waiting event or action is due; null if there is none. */
export async function readNextDue(db: Database, handled: readonly string[]): Promise<Date | null> {
  const { rows } = await sql<{ dueAt: Date | null }>`
    select least((select min("dueAt") from event where "doneAt" is null and trigger = any(${handled}::text[])),
                 (select min(greatest("dueAt", "lockedUntil")) from "actionDelivery" where status = 'PENDING' and "waitsFor" is null)) as "dueAt"`.execute(
    db,
  )
  return rows[0]?.dueAt ?? null
}
