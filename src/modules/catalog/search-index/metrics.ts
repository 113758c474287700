/** The metrics of indexing: batches, queues and the progress of a reindex. */
import { sql } from 'kysely'
import type {
  BatchMetricsFailedJob,
  BatchMetricsQueueStatusResponse,
  BatchMetricsQueueSummary,
  BatchMetricsTenantHourlyResponse,
  BatchMetricsTenantResponse,
  ReindexStatusResponse,
} from '../../../contract/contract.gen.js'
import { DAY_MS } from '../../../core/base/clock.js'
import type { Ctx } from '../../../core/context.js'
import { groupBy } from '../../../core/store/store.js'
import type { SearchBatchRow, SearchReindexRow } from '../../../db/db.gen.js'
import type { BatchKind } from './batches.js'
import { currentReindex, getReindex } from './reindex.js'

/** The queues of the contract, and the kinds of batches in each. */
const QUEUES = {
  intake: ['products', 'clusters'],
  processor: ['reindex'],
  categoryFanout: ['categories'],
} as const satisfies Record<string, readonly BatchKind[]>

/** Returns the batches of the last 24 hours, and the remaining work of a running reindex. */
export async function metricsOf(ctx: Ctx): Promise<BatchMetricsTenantResponse> {
  const since = new Date(ctx.now.getTime() - DAY_MS)
  const { rows } = await sql<{ batchCount: number; documents: number; last: Date | null; lastSize: number }>`
    select count(*)::int4 as "batchCount", coalesce(sum(size), 0)::float8 as documents, max("startedAt") as last,
           coalesce((array_agg(size order by id desc))[1], 0) as "lastSize"
      from "searchBatch" where "startedAt" > ${since}`.execute(ctx.db)
  const { batchCount = 0, documents = 0, last = null, lastSize = 0 } = rows[0] ?? {}
  const running = await currentReindex(ctx)
  const { processor, categoryFanout } = await queuesOf(ctx)
  return {
    tenantId: ctx.actor.tenantId,
    batchCount,
    totalDocuments: documents,
    lastBatchTime: last?.toISOString() ?? null,
    lastBatchSize: lastSize,
    averageBatchSize: batchCount === 0 ? 0 : documents / batchCount,
    pendingIds: running ? running.totalProducts + running.totalClusters - running.doneProducts - running.doneClusters : 0,
    pendingBatches: processor,
    categoryFanout,
  }
}

/** Returns the batches of the last 24 hours by hour. Hours without a batch are left out. */
export async function hourlyMetricsOf(ctx: Ctx): Promise<BatchMetricsTenantHourlyResponse> {
  const since = new Date(ctx.now.getTime() - DAY_MS)
  const { rows } = await sql<{ hour: Date; batchCount: number; totalDocuments: number }>`
    select date_trunc('hour', "startedAt", 'UTC') as hour, count(*)::int4 as "batchCount", sum(size)::float8 as "totalDocuments"
      from "searchBatch" where "startedAt" > ${since} group by 1 order by 1`.execute(ctx.db)
  const hours = rows.map(({ hour, ...figures }) => ({ hour: hour.toISOString(), ...figures }))
  return { tenantId: ctx.actor.tenantId, hours, totalHours: hours.length }
}

/** Returns the state of each queue. Only a reindex has waiting batches, and failed deliveries of its events wait in `retry`; all other batches run within their request. */
export async function queuesOf(ctx: Ctx): Promise<BatchMetricsQueueStatusResponse> {
  const since = new Date(ctx.now.getTime() - DAY_MS)
  const { rows } = await sql<{ kind: BatchKind; n: number; failed: number }>`
    select kind, count(*)::int4 as n, count(error)::int4 as failed from "searchBatch" where "startedAt" > ${since} group by kind`.execute(
    ctx.db,
  )
  const retried = await sql<{ n: number }>`
    select count(*)::int4 as n from event where trigger = 'SEARCH_REINDEX' and "doneAt" is null and attempts > 0`.execute(ctx.db)
  const running = await currentReindex(ctx)
  const left = running ? Math.max(0, running.totalBatches - running.doneBatches - running.failedBatches) : 0
  const summarize = (kinds: readonly BatchKind[], open = 0): BatchMetricsQueueSummary => {
    const ofQueue = rows.filter(({ kind }) => kinds.includes(kind))
    const active = Math.min(open, 1)
    const failed = ofQueue.reduce((sum, row) => sum + row.failed, 0)
    return { total: ofQueue.reduce((sum, row) => sum + row.n, 0) + open, active, waiting: open - active, delayed: 0, failed }
  }
  const delayed = retried.rows[0]?.n ?? 0
  return {
    intake: summarize(QUEUES.intake),
    processor: summarize(QUEUES.processor, left),
    retry: { total: delayed, active: 0, waiting: 0, delayed, failed: 0 },
    categoryFanout: summarize(QUEUES.categoryFanout),
  }
}

/** Failed batches by queue, newest first. */
export async function failedBatches(ctx: Ctx, { limit, queue }: { limit?: number | null; queue?: string | null }) {
  const kinds = Object.entries(QUEUES).flatMap(([name, kindsOfQueue]) =>
    queue == null || queue === name ? [...kindsOfQueue] : [],
  )
  const rows = await ctx.db
    .selectFrom('searchBatch')
    .select(['id', 'uuid', 'reindexId', 'kind', 'size', 'productCount', 'clusterCount', 'startedAt', 'finishedAt', 'error'])
    .where('error', 'is not', null)
    .where('kind', '=', sql<string>`any(${kinds})`)
    .orderBy('id', 'desc')
    .limit(limit ?? 100)
    .execute()
  const byQueue = groupBy(rows, ({ kind }) => queueOf(kind as BatchKind))
  return {
    tenant: ctx.actor.tenantId,
    queues: [...byQueue].map(([name, jobs]) => ({ queue: name, jobs: jobs.map((row) => failedJob(ctx, row)) })),
  }
}

const queueOf = (kind: BatchKind) =>
  Object.entries(QUEUES).find(([, kinds]) => (kinds as readonly BatchKind[]).includes(kind))?.[0] ?? 'processor'

const failedJob = (ctx: Ctx, row: SearchBatchRow): BatchMetricsFailedJob => ({
  jobId: row.uuid,
  id: String(row.id),
  name: row.kind,
  type: row.kind,
  tenant: ctx.actor.tenantId,
  productIdsCount: row.productCount,
  clusterIdsCount: row.clusterCount,
  batchSize: row.size,
  failedReason: row.error,
  attemptsMade: 1,
  timestamp: row.startedAt,
  processedOn: row.startedAt.toISOString(),
  finishedOn: row.finishedAt.toISOString(),
})

/** Returns the progress of a reindex, and its failed batches. */
export async function reindexStatus(ctx: Ctx, uuid: string): Promise<ReindexStatusResponse> {
  const row = await getReindex(ctx, uuid)
  const failed = await ctx.db
    .selectFrom('searchBatch')
    .select(['uuid', 'error', 'size'])
    .where('reindexId', '=', row.id)
    .where('error', 'is not', null)
    .orderBy('id')
    .execute()
  return {
    reindexId: row.uuid,
    progress: { ...progressOf(row), failedJob: failed.at(-1)?.uuid ?? null },
    jobs: failed.map((batch) => ({
      name: batch.uuid,
      state: 'failed',
      data: JSON.stringify({ size: batch.size, error: batch.error }),
    })),
  }
}

function progressOf(row: SearchReindexRow) {
  const isRunning = row.state === 'running'
  const done = row.doneBatches + row.failedBatches
  const left = isRunning ? Math.max(0, row.totalBatches - done) : 0
  return {
    phase: isRunning ? 'indexing' : row.state,
    totalBatches: row.totalBatches,
    queuedBatches: left,
    completedBatches: row.doneBatches,
    failedBatches: row.failedBatches,
    activeBatches: Math.min(left, 1),
    waitingBatches: Math.max(0, left - 1),
    totalDocs: row.totalProducts + row.totalClusters,
    totalProducts: row.totalProducts,
    totalClusters: row.totalClusters,
    indexedDocs: row.doneProducts + row.doneClusters,
    indexedProducts: row.doneProducts,
    indexedClusters: row.doneClusters,
    progressPercent: row.state === 'done' ? 100 : Math.min(100, Math.round((100 * done) / Math.max(1, row.totalBatches))),
    docSuccessRate: done === 0 ? null : row.doneBatches / done,
    startedAt: Math.floor(row.startedAt.getTime() / 1000),
    error: row.error,
  }
}
