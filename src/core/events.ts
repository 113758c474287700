/**
 * Events report changes to other systems. They are written to the outbox in the transaction of the change, together with one delivery for each
 * of their actions; the outbox delivers them afterwards.
 */
import { sql } from 'kysely'
import type { Database } from '../db/database.js'
import type { EventPayload } from '../db/json.js'
import type { Ctx } from './context.js'
import { newUuid } from './store/row.js'

const written = new WeakMap<Database, string[]>()

/** Collects the events that are written in a transaction, so that a dry run can show them. */
export const collectEvents = (db: Database): void => void written.set(db, [])

/** Returns the uuids of the collected events. Those of a command that failed are not in the database. */
export const eventsWrittenIn = (db: Database): readonly string[] => written.get(db) ?? []

export interface Events<Name extends string> {
  names: readonly Name[]
  /** Writes an outbox row in the caller's transaction and returns its uuid. The payload identifies the record and contains no secrets. */
  emit(ctx: Ctx, name: Name, payload: EventPayload, channelId?: number): Promise<string>
  /** Writes an event without a request, such as in the delivery of another event. The caller wakes the outbox. */
  write(place: Pick<Ctx, 'db' | 'now'>, name: Name, payload: EventPayload, channelId: number): Promise<string>
}

/**
 * Declares the events of one module. `recordKeys` are the properties of a payload that identify the record of an event, such as `orderId`:
 * the first existing one counts, and events of one record are delivered in order. Events of many records or none need no order.
 */
export const declareEvents = <Name extends string>(names: readonly Name[], recordKeys: readonly string[] = []): Events<Name> => {
  const write: Events<Name>['write'] = async ({ db, now }, trigger, payload, channelId) => {
    const uuid = newUuid({ now })
    const key = recordKeys.find((name) => payload[name] != null)
    const aggregate = key === undefined ? null : `${key} ${payload[key]}`
    const code = typeof payload.code === 'string' ? payload.code : null
    written.get(db)?.push(uuid)
    await sql`
      with number as (
        insert into "eventSequence" (aggregate, last) select ${aggregate}::text, 1 where ${aggregate}::text is not null
        on conflict (aggregate) do update set last = "eventSequence".last + 1 returning last),
      added as (
        insert into event (uuid, trigger, "channelId", payload, "createdAt", "dueAt", aggregate, sequence)
        values (${uuid}::uuid, ${trigger}::text, ${channelId}::int, ${JSON.stringify(payload)}::jsonb, ${now}::timestamptz, ${now}::timestamptz,
                ${aggregate}::text, (select last from number)) returning id, sequence)
      insert into "actionDelivery" (uuid, "eventId", "eventActionConfigId", aggregate, sequence, "dueAt", "createdAt")
      select gen_random_uuid(), added.id, config.id, ${aggregate}::text, added.sequence, ${now}::timestamptz, ${now}::timestamptz
        from added, "eventActionConfig" config
       where config.trigger = ${trigger}::text and config."stoppedAt" is null and (config.code is null or config.code = ${code}::text)
         and (config."channelIds" = '{}' or ${channelId}::int = any(config."channelIds"))`.execute(db)
    return uuid
  }
  const emit: Events<Name>['emit'] = async (ctx, trigger, payload, channelId = ctx.actor.channelId) => {
    const uuid = await write(ctx, trigger, payload, channelId)
    ctx.services.wake(ctx.actor.tenantId)
    return uuid
  }
  return { names, emit, write }
}
