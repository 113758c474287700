/** Batches of entries that are made anew on request, and the account that is kept of them. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { inSavepoint } from '../../../core/bulk/savepoint.js'
import type { Ctx } from '../../../core/context.js'
import { inTransaction } from '../../../core/context.js'
import { formats } from '../../../core/input/rules.js'
import { type Changed, lockEntries, refreshEntries } from './refresh.js'

export type BatchKind = 'reindex' | 'products' | 'clusters' | 'categories'

/** What a batch needs to know of a request; the outbox has no more. */
export type BatchCtx = Pick<Ctx, 'db' | 'now'>

interface Batch extends Changed {
  kind: BatchKind
  reindexId?: number
}

const BATCH = 1000

/** Makes a batch anew. A batch that fails is written down as failed and leaves everything as it was. Answers whether it succeeded. */
export async function runBatch(ctx: BatchCtx, { kind, reindexId, productIds = [], clusterIds = [] }: Batch): Promise<boolean> {
  const started = performance.now()
  const error = await failureOf(ctx, () => (reindexId ? rebuild : refreshEntries)(ctx, { productIds, clusterIds }))
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

/** How long a batch waits before it tries again. */
const WAITS_MS = [50, 200, 800]
/** Two changes waited for each other, or one overtook the other: neither is wrong. */
const PASSING = ['40P01', '40001']

/** Why the work failed; null when it did not. Work that PostgreSQL ended because others waited for it lets them pass and is tried again. */
async function failureOf(ctx: BatchCtx, work: () => Promise<void>, waits: readonly number[] = WAITS_MS): Promise<string | null> {
  const cause = await inSavepoint(ctx, work).then(
    () => null,
    (error: { code?: string; message?: string }) => error,
  )
  if (cause === null) return null
  const [wait, ...rest] = waits
  if (wait === undefined || !PASSING.includes(cause.code ?? '')) return String(cause.message ?? cause).slice(0, 500)
  await new Promise((done) => setTimeout(done, wait))
  return failureOf(ctx, work, rest)
}

/** From scratch, also where the words are the same: how they are read may have changed. */
async function rebuild(ctx: BatchCtx, { productIds = [], clusterIds = [] }: Changed): Promise<void> {
  await lockEntries(ctx, { productIds, clusterIds })
  await sql`delete from "searchText" where "entryId" = any(${[...productIds, ...clusterIds]}::int4[])`.execute(ctx.db)
  await refreshEntries(ctx, { productIds, clusterIds })
}

/** Makes the entries of some records anew, at once; answers how many of the ids name one. */
export function indexRecords(ctx: Ctx, kind: 'products' | 'clusters', ids: readonly string[]): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const known = await recordsOf(inner, kind === 'products' ? 'product' : 'cluster', ids)
    for (const some of batchesOf(known))
      await runBatch(inner, { kind, [kind === 'products' ? 'productIds' : 'clusterIds']: some })
    return known.length
  })
}

/** Makes the entries of everything that some categories list anew; answers how many of the ids name a category. */
export function indexCategories(ctx: Ctx, ids: readonly string[]): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const known = await recordsOf(inner, 'category', ids)
    const { rows } = await sql<{ id: number }>`
      select distinct coalesce("productId", "clusterId") as id from "categoryItem" where "categoryId" = any(${known}::int4[]) order by 1`.execute(
      inner.db,
    )
    for (const some of batchesOf(rows.map(({ id }) => id))) await runBatch(inner, { kind: 'categories', productIds: some })
    return known.length
  })
}

const batchesOf = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, i) => ids.slice(i * BATCH, (i + 1) * BATCH))

/** Records by number or uuid, each once, by number. */
async function recordsOf({ db }: Ctx, table: 'product' | 'cluster' | 'category', ids: readonly string[]): Promise<number[]> {
  const numbers = ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number)
  const uuids = ids.filter((id) => formats.uuid.pattern.test(id))
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${numbers}::int4[]) or uuid = any(${uuids}::uuid[]) order by id`.execute(db)
  return rows.map(({ id }) => id)
}
