/**
 * Rebuilds the whole index in the background, batch by batch, each in its own transaction. A row of "searchReindex" is the lock:
 * only one reindex runs at a time, across all servers. The outbox delivers the batches as events, one after the other. A server that
 * stops finishes its batch; if a server dies, another one delivers the batch again. Searches and writes continue meanwhile.
 */
import { sql } from 'kysely'
import type { Delivery, EventHandlers } from '../../../core/background-work.js'
import { notFound, refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { formats } from '../../../core/input/scalar-rules.js'
import { newUuid } from '../../../core/store/row.js'
import type { EventRow, SearchReindexRow } from '../../../db/db.gen.js'
import { refreshAttribute } from './attribute-refresh.js'
import { type BatchCtx, runBatch } from './batches.js'
import { searchIndexEvents } from './search-index.events.js'

/** How many ids of products and clusters a batch covers. */
const BATCH_RANGE = 1000
/** A reindex that has not finished a batch for this long loses its lock. */
export const TTL_MS = 10 * 60_000

const COLUMNS = [
  ...(['id', 'uuid', 'state', 'totalProducts', 'totalClusters', 'totalBatches', 'doneBatches', 'doneProducts'] as const),
  ...(['doneClusters', 'failedBatches', 'lastId', 'error', 'startedAt', 'aliveAt', 'finishedAt'] as const),
]

/** Takes the lock and starts a reindex; refused while another one has the lock. Returns its uuid. */
export async function startReindex(ctx: Ctx): Promise<string> {
  const uuid = await inTransaction(ctx, async (inner) => {
    await failExpired(inner)
    const { rows } = await sql<{ id: number; uuid: string }>`
      insert into "searchReindex" (uuid, state, "totalProducts", "totalClusters", "totalBatches", "startedAt", "aliveAt")
      select ${newUuid(ctx)}, 'running', p.row_count, c.row_count, ceil(greatest(p.max_id, c.max_id, 1)::float8 / ${BATCH_RANGE}), ${ctx.now}, ${ctx.now}
        from (select count(*) as row_count, max(id) as max_id from product) p, (select count(*) as row_count, max(id) as max_id from cluster) c
      on conflict (state) where state = 'running' do nothing returning id, uuid`.execute(inner.db)
    const [started] = rows
    if (!started) throw refused('REINDEX_ALREADY_RUNNING', 'The index is already being rebuilt')
    await searchIndexEvents.emit(inner, 'SEARCH_REINDEX', { reindexId: started.id })
    return started.uuid
  })
  ctx.services.wake(ctx.actor.tenantId)
  return uuid
}

/** Stops a reindex after its current batch, and returns how many batches it has not run. */
export async function cancelReindex(ctx: Ctx, uuid: string): Promise<{ cancelled: boolean; removedJobs: number }> {
  const { id } = await getReindex(ctx, uuid)
  const cancelled = await finish(ctx, id, 'cancelled')
  return {
    cancelled: cancelled !== undefined,
    removedJobs: cancelled ? cancelled.totalBatches - cancelled.doneBatches - cancelled.failedBatches : 0,
  }
}

/** Releases the lock of the running reindex; returns false if none is running. */
export async function releaseReindex(ctx: Ctx): Promise<boolean> {
  const running = await currentReindex(ctx)
  return running !== undefined && (await finish(ctx, running.id, 'failed', 'The lock was released manually')) !== undefined
}

/** Returns the reindex with this uuid; throws if there is none. */
export async function getReindex({ db }: Ctx, uuid: string): Promise<SearchReindexRow> {
  const query = db.selectFrom('searchReindex').select(COLUMNS).where('uuid', '=', uuid)
  const row = formats.uuid.pattern.test(uuid) ? await query.executeTakeFirst() : undefined
  if (!row) throw notFound('Reindex', 'REINDEX_NOT_FOUND_ERROR', { reindexId: uuid })
  return row
}

/** Returns the reindex that has the lock. */
export async function currentReindex(ctx: BatchCtx): Promise<SearchReindexRow | undefined> {
  const expiry = new Date(ctx.now.getTime() - TTL_MS)
  return ctx.db
    .selectFrom('searchReindex')
    .select(COLUMNS)
    .where('state', '=', 'running')
    .where('aliveAt', '>=', expiry)
    .executeTakeFirst()
}

/** Marks a reindex that has lost its lock as failed. */
async function failExpired({ db, now }: Ctx): Promise<void> {
  await db
    .updateTable('searchReindex')
    .set({ state: 'failed', error: 'No batch finished within ten minutes', finishedAt: now })
    .where('state', '=', 'running')
    .where('aliveAt', '<', new Date(now.getTime() - TTL_MS))
    .execute()
}

/** Ends a running reindex and releases its lock; returns undefined if it was no longer running. */
const finish = ({ db, now }: BatchCtx, id: number, state: 'done' | 'cancelled' | 'failed', error: string | null = null) =>
  db
    .updateTable('searchReindex')
    .set({ state, error, finishedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning(COLUMNS)
    .executeTakeFirst()

/** The outbox handlers of the search: the batches of a reindex, and the refresh after a change of an attribute. */
export const searchEventHandlers: EventHandlers = {
  SEARCH_REINDEX: runNextBatch,
  SEARCH_ATTRIBUTE: refreshAttribute,
}

/** Runs the next batch and schedules the one after it. A reindex that is cancelled or has lost its lock stops here. */
async function runNextBatch({ db, now }: Delivery, event: EventRow): Promise<void> {
  const { reindexId } = event.payload as { reindexId: number }
  const query = db.selectFrom('searchReindex').select(COLUMNS).where('id', '=', reindexId).where('state', '=', 'running')
  const reindex = await query.forUpdate().executeTakeFirst()
  if (!reindex) return
  const upTo = reindex.lastId + BATCH_RANGE
  const batch = await rebuildRange({ db, now }, reindex.id, reindex.lastId, upTo)
  await sql`
    update "searchReindex"
       set "lastId" = ${upTo}, "aliveAt" = ${now}, "doneProducts" = "doneProducts" + ${batch.products},
           "doneClusters" = "doneClusters" + ${batch.clusters}, "doneBatches" = "doneBatches" + ${batch.isDone ? 1 : 0},
           "failedBatches" = "failedBatches" + ${batch.isDone ? 0 : 1}
     where id = ${reindex.id}`.execute(db)
  if (batch.isLast) await finish({ db, now }, reindex.id, 'done')
  else await scheduleNextBatch({ db, now }, event)
}

/** Writes the same event again, due now. */
async function scheduleNextBatch({ db, now }: BatchCtx, { trigger, channelId, payload }: EventRow): Promise<void> {
  const uuid = newUuid({ now })
  await db
    .insertInto('event')
    .values({ uuid, trigger, channelId, payload: JSON.stringify(payload) as never, createdAt: now, dueAt: now })
    .execute()
}

/** Rebuilds the entries of all products and clusters with an id in the range, and removes entries there that no longer have a record. */
async function rebuildRange(ctx: BatchCtx, reindexId: number, after: number, upTo: number) {
  const { rows } = await sql<{ productIds: number[]; clusterIds: number[]; productCount: number; maxId: number }>`
    select array(select id from product where id > ${after} and id <= ${upTo} and "clusterId" is null
                 union select id from "searchEntry" where id > ${after} and id <= ${upTo} order by 1) as "productIds",
           array(select id from cluster where id > ${after} and id <= ${upTo} order by 1) as "clusterIds",
           (select count(*)::int4 from product where id > ${after} and id <= ${upTo}) as "productCount",
           greatest((select max(id) from product), (select max(id) from cluster), (select max(id) from "searchEntry")) as "maxId"`.execute(
    ctx.db,
  )
  const { productIds = [], clusterIds = [], productCount = 0, maxId = 0 } = rows[0] ?? {}
  const isDone = await runBatch(ctx, { kind: 'reindex', reindexId, productIds, clusterIds })
  return {
    isDone,
    products: isDone ? productCount : 0,
    clusters: isDone ? clusterIds.length : 0,
    isLast: (maxId ?? 0) <= upTo,
  }
}
