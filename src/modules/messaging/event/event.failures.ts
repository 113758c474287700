/** Events that the server itself could not carry out: they can be seen, and carried out again. */
import type { EventFailuresReplayInput } from '../../../contract/contract.gen.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { whereFor } from '../../../core/store/query.js'
import { get } from '../../../core/store/store.js'
import type { EventRow } from '../../../db/db.gen.js'
import { eventFailure } from './event-failure.resource.js'

/** The error stays until an attempt succeeds. */
const again = ({ now }: Ctx) => ({ doneAt: null, attempts: 0, dueAt: now })

/** Lets an event that failed be carried out again. One that a server is at is waited for. */
export async function replayFailure(ctx: Ctx, uuid: string): Promise<EventRow> {
  const row = await inTransaction(ctx, async (inner) => {
    const { id } = await get(inner, eventFailure, { uuid })
    await inner.db.updateTable('event').set(again(ctx)).where('id', '=', id).where('error', 'is not', null).execute()
    return get(inner, eventFailure, { uuid })
  })
  ctx.services.wake(ctx.actor.tenantId)
  return row
}

/** Lets many of them be carried out again; those that were given up, unless the request chooses others. */
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
