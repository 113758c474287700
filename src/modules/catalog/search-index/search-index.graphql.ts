import type { SearchReindexRow } from '../../../db/db.gen.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { indexCategories, indexRecords } from './batches.js'
import { failedBatches, hourlyMetricsOf, metricsOf, queuesOf, reindexStatus } from './metrics.js'
import { cancelReindex, currentReindex, releaseReindex, startReindex, TTL_MS } from './reindex.js'

const accepted = (entityCount: number) => ({ accepted: entityCount > 0, entityCount })

const lockOf = (running: SearchReindexRow | undefined, now: Date) => ({
  isLocked: running !== undefined,
  reindexId: running?.uuid ?? null,
  ttlSeconds: running ? Math.max(0, Math.ceil((running.aliveAt.getTime() + TTL_MS - now.getTime()) / 1000)) : null,
})

export const searchIndexGraphql = {
  Query: {
    productSearchBatchMetrics: (_, __, ctx) => metricsOf(ctx),
    productSearchBatchMetricsHourly: (_, __, ctx) => hourlyMetricsOf(ctx),
    productSearchBatchMetricsQueueStatus: (_, __, ctx) => queuesOf(ctx),
    productSearchBatchMetricsFailedJobs: (_, args, ctx) => failedBatches(ctx, args),
    productSearchReindexStatus: (_, { reindexId }, ctx) => reindexStatus(ctx, reindexId),
    productSearchReindexLock: async (_, __, ctx) => lockOf(await currentReindex(ctx), ctx.now),
  },
  Mutation: {
    productSearchProductsIndex: async (_, { input }, ctx) => accepted(await indexRecords(ctx, 'products', input.ids)),
    productSearchClustersIndex: async (_, { input }, ctx) => accepted(await indexRecords(ctx, 'clusters', input.ids)),
    productSearchCategoriesIndex: async (_, { input }, ctx) => accepted(await indexCategories(ctx, input.ids)),
    // The rows are rebuilt in place: there is no second collection, so the collection and its alias are the table itself.
    productSearchFullReindexStart: async (_, __, ctx) => ({
      reindexId: await startReindex(ctx),
      newCollection: 'searchEntry',
      alias: 'searchEntry',
    }),
    productSearchFullReindexCancel: (_, { reindexId }, ctx) => cancelReindex(ctx, reindexId),
    productSearchReindexLockForceRelease: async (_, __, ctx) => {
      const released = await releaseReindex(ctx)
      return { released, message: released ? 'The lock was released' : 'No reindex is running' }
    },
  },
} satisfies Resolvers
