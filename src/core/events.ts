/** What has happened, for those outside to hear of: a row in the transaction of the change. Nobody is told here; the outbox does that afterwards. */
import type { EventPayload } from '../db/json.js'
import type { Ctx } from './context.js'
import { newUuid } from './store/row.js'

export type Trigger =
  | `${'COMPANY' | 'CONTACT' | 'CUSTOMER'}_${'CREATED' | 'UPDATED' | 'DELETED' | 'BULK'}`
  | 'CONTACT_SEND_WELCOME_EMAIL'
  | 'CUSTOMER_SEND_WELCOME_EMAIL'
  | 'SEND_RESET_PASSWORD'
  | 'SEND_INIT_PASSWORD'
  /** A batch of the rebuilding of the search index is due. */
  | 'SEARCH_REINDEX'

/** The payload names what it is about; secrets have no place in it. */
export async function emit(ctx: Ctx, trigger: Trigger, payload: EventPayload, channelId = ctx.actor.channelId): Promise<string> {
  const uuid = newUuid(ctx)
  await ctx.db
    .insertInto('event')
    .values({ uuid, trigger, channelId, payload: JSON.stringify(payload) as never, createdAt: ctx.now, dueAt: ctx.now })
    .execute()
  return uuid
}
