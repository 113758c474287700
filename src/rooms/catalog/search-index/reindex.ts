/**
 * Making the whole index anew: batch by batch, each in a transaction of its own, after the answer to whoever asked for it.
 * A row holds the place: there is one rebuilding at a time, on whatever server. The outbox carries the batches out, one after
 * the other: a server that stops finishes its batch, and one that dies leaves it to another. Searches and writes go on meanwhile.
 */
import { sql } from 'kysely'
import { notFound, refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { formats } from '../../../core/input/rules.js'
import { newUuid } from '../../../core/store/row.js'
import type { EventRow, SearchReindexRow } from '../../../db/db.gen.js'
import type { Delivery, EventHandlers } from '../../platform/outbox/outbox.rows.js'
import { type BatchCtx, runBatch } from './batches.js'
import { searchIndexEvents } from './search-index.events.js'

/** Through how many numbers of products and clusters a batch goes. */
const BATCH = 1000
/** A rebuilding of which nothing was heard for so long has lost its place. */
export const TTL_MS = 10 * 60_000

const COLUMNS = [
  ...(['id', 'uuid', 'state', 'totalProducts', 'totalClusters', 'totalBatches', 'doneBatches', 'doneProducts'] as const),
  ...(['doneClusters', 'failedBatches', 'lastId', 'error', 'startedAt', 'aliveAt', 'finishedAt'] as const),
]

/** Takes the place and begins; refused while another rebuilding has it. */
export async function startReindex(ctx: Ctx): Promise<string> {
  const uuid = await inTransaction(ctx, async (inner) => {
    await expire(inner)
    const { rows } = await sql<{ id: number; uuid: string }>`
      insert into "searchReindex" (uuid, state, "totalProducts", "totalClusters", "totalBatches", "startedAt", "aliveAt")
      select ${newUuid(ctx)}, 'running', p.n, c.n, ceil(greatest(p.most, c.most, 1)::float8 / ${BATCH}), ${ctx.now}, ${ctx.now}
        from (select count(*) as n, max(id) as most from product) p, (select count(*) as n, max(id) as most from cluster) c
      on conflict (state) where state = 'running' do nothing returning id, uuid`.execute(inner.db)
    const [begun] = rows
    if (!begun) throw refused('REINDEX_ALREADY_RUNNING', 'The index is being rebuilt already')
    await searchIndexEvents.emit(inner, 'SEARCH_REINDEX', { reindexId: begun.id })
    return begun.uuid
  })
  ctx.wake(ctx.actor.tenantId)
  return uuid
}

/** Stops a rebuilding after its present batch; answers how many batches are left undone. */
export async function cancelReindex(ctx: Ctx, uuid: string): Promise<{ cancelled: boolean; removedJobs: number }> {
  const { id } = await reindexOf(ctx, uuid)
  const closed = await close(ctx, id, 'cancelled')
  return {
    cancelled: closed !== undefined,
    removedJobs: closed ? closed.totalBatches - closed.doneBatches - closed.failedBatches : 0,
  }
}

/** Frees the place, whoever has it. */
export async function releaseReindex(ctx: Ctx): Promise<boolean> {
  const held = await currentReindex(ctx)
  return held !== undefined && (await close(ctx, held.id, 'failed', 'Its place was freed by hand')) !== undefined
}

export async function reindexOf({ db }: Ctx, uuid: string): Promise<SearchReindexRow> {
  const query = db.selectFrom('searchReindex').select(COLUMNS).where('uuid', '=', uuid)
  const row = formats.uuid.pattern.test(uuid) ? await query.executeTakeFirst() : undefined
  if (!row) throw notFound('Reindex', 'REINDEX_NOT_FOUND_ERROR', { reindexId: uuid })
  return row
}

/** The rebuilding that has the place. */
export async function currentReindex(ctx: BatchCtx): Promise<SearchReindexRow | undefined> {
  const alive = new Date(ctx.now.getTime() - TTL_MS)
  return ctx.db
    .selectFrom('searchReindex')
    .select(COLUMNS)
    .where('state', '=', 'running')
    .where('aliveAt', '>=', alive)
    .executeTakeFirst()
}

async function expire({ db, now }: Ctx): Promise<void> {
  await db
    .updateTable('searchReindex')
    .set({ state: 'failed', error: 'Nothing was heard of it for too long', finishedAt: now })
    .where('state', '=', 'running')
    .where('aliveAt', '<', new Date(now.getTime() - TTL_MS))
    .execute()
}

const close = ({ db, now }: BatchCtx, id: number, state: 'done' | 'cancelled' | 'failed', error: string | null = null) =>
  db
    .updateTable('searchReindex')
    .set({ state, error, finishedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning(COLUMNS)
    .executeTakeFirst()

/** Who carries the rebuilding on. */
export const searchEventHandlers: EventHandlers = { SEARCH_REINDEX: carryOn }

/** One batch, and word that there is another. What was cancelled, or has lost its place, goes no further. */
async function carryOn({ db, now }: Delivery, event: EventRow): Promise<void> {
  const { reindexId } = event.payload as { reindexId: number }
  const query = db.selectFrom('searchReindex').select(COLUMNS).where('id', '=', reindexId).where('state', '=', 'running')
  const reindex = await query.forUpdate().executeTakeFirst()
  if (!reindex) return
  const upTo = reindex.lastId + BATCH
  const counted = await rebuild({ db, now }, reindex.id, reindex.lastId, upTo)
  await sql`
    update "searchReindex"
       set "lastId" = ${upTo}, "aliveAt" = ${now}, "doneProducts" = "doneProducts" + ${counted.products},
           "doneClusters" = "doneClusters" + ${counted.clusters}, "doneBatches" = "doneBatches" + ${counted.isDone ? 1 : 0},
           "failedBatches" = "failedBatches" + ${counted.isDone ? 0 : 1}
     where id = ${reindex.id}`.execute(db)
  if (counted.isLast) await close({ db, now }, reindex.id, 'done')
  else await again({ db, now }, event)
}

async function again({ db, now }: BatchCtx, { trigger, channelId, payload }: EventRow): Promise<void> {
  const uuid = newUuid({ now } as Ctx)
  await db
    .insertInto('event')
    .values({ uuid, trigger, channelId, payload: JSON.stringify(payload) as never, createdAt: now, dueAt: now })
    .execute()
}

/** Everything with a number in this range, and what an entry wrongly remains of. */
async function rebuild(ctx: BatchCtx, reindexId: number, after: number, upTo: number) {
  const { rows } = await sql<{ alone: number[]; clusters: number[]; products: number; most: number }>`
    select array(select id from product where id > ${after} and id <= ${upTo} and "clusterId" is null
                 union select id from "searchEntry" where id > ${after} and id <= ${upTo} order by 1) as alone,
           array(select id from cluster where id > ${after} and id <= ${upTo} order by 1) as clusters,
           (select count(*)::int4 from product where id > ${after} and id <= ${upTo}) as products,
           greatest((select max(id) from product), (select max(id) from cluster), (select max(id) from "searchEntry")) as most`.execute(
    ctx.db,
  )
  const { alone = [], clusters = [], products = 0, most = 0 } = rows[0] ?? {}
  const isDone = await runBatch(ctx, { kind: 'reindex', reindexId, productIds: alone, clusterIds: clusters })
  return { isDone, products: isDone ? products : 0, clusters: isDone ? clusters.length : 0, isLast: (most ?? 0) <= upTo }
}
