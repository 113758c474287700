/** Events that the server could not handle: listing and replaying them. */
import type { EventFailuresReplayInput } from '../../../contract/contract.gen.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { whereFor } from '../../../core/store/query.js'
import { get } from '../../../core/store/store.js'
import type { EventRow } from '../../../db/db.gen.js'
import { eventFailure } from './event-failure.resource.js'

/** Resets an event. Its error stays until an attempt succeeds. */
const again = ({ now }: Ctx) => ({ doneAt: null, attempts: 0, dueAt: now })

/** Replays a failed event. Waits if another server holds it. */
export async function replayFailure(ctx: Ctx, uuid: string): Promise<EventRow> {
  const row = await inTransaction(ctx, async (inner) => {
    const { id } = await get(inner, eventFailure, { uuid })
    await inner.db.updateTable('event').set(again(ctx)).where('id', '=', id).where('error', 'is not', null).execute()
    return get(inner, eventFailure, { uuid })
  })
  ctx.services.wake(ctx.actor.tenantId)
  return row
}

/** Replays many failed events; by default those that were given up. */
export async function replayFailures(ctx: Ctx, { statuses, ...choice }: EventFailuresReplayInput): Promise<number> {
  const search = { ...choice, statuses: statuses?.length ? statuses : ['FAILED'] }
  const { numUpdatedRows } = await ctx.db
    .updateTable('event')
    .set(again(ctx))
    .where(whereFor(ctx, eventFailure, search))
    .executeTakeFirst()
  ctx.services.wake(ctx.actor.tenantId)
  return Number(numUpdatedRows)
}
