/** Refreshes entries on request, in batches, and records every batch in "searchBatch" for the metrics. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Ctx } from '../../../core/context.js'
import { inTransaction } from '../../../core/context.js'
import { formats } from '../../../core/input/scalar-rules.js'
import { inSavepoint } from '../../../db/savepoint.js'
import { type ChangedIds, lockEntries, refreshEntries } from './refresh.js'

export type BatchKind = 'reindex' | 'products' | 'clusters' | 'categories'

/** The part of a request context that a batch needs; the outbox has no more. */
export type BatchCtx = Pick<Ctx, 'db' | 'now'>

interface Batch extends ChangedIds {
  kind: BatchKind
  reindexId?: number
}

const BATCH_SIZE = 1000

/** Refreshes the entries of a batch and returns whether it succeeded. A failed batch is recorded with its error and changes nothing else. */
export async function runBatch(ctx: BatchCtx, { kind, reindexId, productIds = [], clusterIds = [] }: Batch): Promise<boolean> {
  const started = performance.now()
  const error = await runWithRetries(ctx, () => (reindexId ? rebuildEntries : refreshEntries)(ctx, { productIds, clusterIds }))
  await ctx.db
    .insertInto('searchBatch')
    .values({
      uuid: v7({ msecs: ctx.now.getTime() }),
      reindexId: reindexId ?? null,
      kind,
      size: productIds.length + clusterIds.length,
      productCount: productIds.length,
      clusterCount: clusterIds.length,
      startedAt: ctx.now,
      finishedAt: new Date(ctx.now.getTime() + (performance.now() - started)),
      error,
    })
    .execute()
  return error === null
}

/** How long to wait before each retry. */
const RETRY_DELAYS_MS = [50, 200, 800]
/** The errors after which a retry may succeed: deadlock and serialization failure. */
const RETRYABLE_ERRORS = ['40P01', '40001']

/** Runs the work in a savepoint and returns the error message; null on success. Deadlocks with other writers are retried. */
async function runWithRetries(
  ctx: BatchCtx,
  work: () => Promise<void>,
  delays: readonly number[] = RETRY_DELAYS_MS,
): Promise<string | null> {
  const cause = await inSavepoint(ctx, work).then(
    () => null,
    (error: { code?: string; message?: string }) => error,
  )
  if (cause === null) return null
  const [delay, ...laterDelays] = delays
  if (delay === undefined || !RETRYABLE_ERRORS.includes(cause.code ?? '')) return String(cause.message ?? cause).slice(0, 500)
  await new Promise((resolve) => setTimeout(resolve, delay))
  return runWithRetries(ctx, work, laterDelays)
}

/** Writes entries from scratch. Text rows are deleted first: an unchanged digest would keep vectors that an older version of the software made. */
async function rebuildEntries(ctx: BatchCtx, { productIds = [], clusterIds = [] }: ChangedIds): Promise<void> {
  await lockEntries(ctx, { productIds, clusterIds })
  const ids = [...productIds, ...clusterIds]
  // An array of all ids: for a condition with `or`, PostgreSQL reads the whole table for each batch.
  await sql`
    delete from "searchText" where "memberId" = any(array(
      select unnest(${ids}::int4[]) union select id from product where "clusterId" = any(${clusterIds}::int4[])))`.execute(ctx.db)
  await refreshEntries(ctx, { productIds, clusterIds })
}

/** Refreshes the entries of some products or clusters, given by id or uuid, and returns how many of them exist. */
export function indexRecords(ctx: Ctx, kind: 'products' | 'clusters', ids: readonly string[]): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const existing = await existingIds(inner, kind === 'products' ? 'product' : 'cluster', ids)
    for (const batch of splitIntoBatches(existing))
      await runBatch(inner, { kind, [kind === 'products' ? 'productIds' : 'clusterIds']: batch })
    return existing.length
  })
}

/** Refreshes the entries of all items of some categories, given by id or uuid, and returns how many of these categories exist. */
export function indexCategories(ctx: Ctx, ids: readonly string[]): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const existing = await existingIds(inner, 'category', ids)
    const { rows } = await sql<{ id: number }>`
      select distinct coalesce("productId", "clusterId") as id from "categoryItem" where "categoryId" = any(${existing}::int4[]) order by 1`.execute(
      inner.db,
    )
    for (const batch of splitIntoBatches(rows.map(({ id }) => id)))
      await runBatch(inner, { kind: 'categories', productIds: batch })
    return existing.length
  })
}

const splitIntoBatches = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, i) => ids.slice(i * BATCH_SIZE, (i + 1) * BATCH_SIZE))

/** Returns the ids of existing records, distinct and in order. */
async function existingIds({ db }: Ctx, table: 'product' | 'cluster' | 'category', ids: readonly string[]): Promise<number[]> {
  const numericIds = ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number)
  const uuids = ids.filter((id) => formats.uuid.pattern.test(id))
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${numericIds}::int4[]) or uuid = any(${uuids}::uuid[]) order by id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
