import type { SearchReindexRow } from '../../../db/db.gen.js'
import type { Resolvers } from '../../../faces/graphql/resolvers.gen.js'
import { indexCategories, indexRecords } from './batches.js'
import { failedBatches, hourlyMetricsOf, metricsOf, queuesOf, reindexStatus } from './metrics.js'
import { cancelReindex, currentReindex, releaseReindex, startReindex, TTL_MS } from './reindex.js'

const taken = (entityCount: number) => ({ accepted: entityCount > 0, entityCount })

const lockOf = (held: SearchReindexRow | undefined, now: Date) => ({
  isLocked: held !== undefined,
  reindexId: held?.uuid ?? null,
  ttlSeconds: held ? Math.max(0, Math.ceil((held.aliveAt.getTime() + TTL_MS - now.getTime()) / 1000)) : null,
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
    productSearchProductsIndex: async (_, { input }, ctx) => taken(await indexRecords(ctx, 'products', input.ids)),
    productSearchClustersIndex: async (_, { input }, ctx) => taken(await indexRecords(ctx, 'clusters', input.ids)),
    productSearchCategoriesIndex: async (_, { input }, ctx) => taken(await indexCategories(ctx, input.ids)),
    // The rows are made anew where they lie: no other collection takes their place.
    productSearchFullReindexStart: async (_, __, ctx) => ({
      reindexId: await startReindex(ctx),
      newCollection: 'searchEntry',
      alias: 'searchEntry',
    }),
    productSearchFullReindexCancel: (_, { reindexId }, ctx) => cancelReindex(ctx, reindexId),
    productSearchReindexLockForceRelease: async (_, __, ctx) => {
      const released = await releaseReindex(ctx)
      return { released, message: released ? 'The place is free' : 'No rebuilding is under way' }
    },
  },
} satisfies Resolvers
