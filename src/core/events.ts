/** Events report changes to other systems. They are written to the outbox in the transaction of the change; the outbox delivers them afterwards. */
import type { EventPayload } from '../db/json.js'
import type { Ctx } from './context.js'
import { newUuid } from './store/row.js'

export interface Events<Name extends string> {
  names: readonly Name[]
  /** Writes an outbox row in the caller's transaction and returns its uuid. The payload identifies the record and holds no secrets. */
  emit(ctx: Ctx, name: Name, payload: EventPayload, channelId?: number): Promise<string>
}

/** Declares the events of one room. */
export const declareEvents = <Name extends string>(...names: readonly Name[]): Events<Name> => ({
  names,
  async emit(ctx, trigger, payload, channelId = ctx.actor.channelId) {
    const uuid = newUuid(ctx)
    await ctx.db
      .insertInto('event')
      .values({ uuid, trigger, channelId, payload: JSON.stringify(payload) as never, createdAt: ctx.now, dueAt: ctx.now })
      .execute()
    return uuid
  },
})
