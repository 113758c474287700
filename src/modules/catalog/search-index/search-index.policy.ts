import { edits, owns, type Policy } from '../../../core/auth/access.js'

export const searchIndexPolicy = {
  'query.productSearchBatchMetrics': edits('product'),
  'query.productSearchBatchMetricsHourly': edits('product'),
  'query.productSearchBatchMetricsQueueStatus': edits('product'),
  'query.productSearchBatchMetricsFailedJobs': edits('product'),
  'query.productSearchReindexStatus': edits('product'),
  'query.productSearchReindexLock': edits('product'),
  'mutation.productSearchProductsIndex': edits('product'),
  'mutation.productSearchClustersIndex': edits('product'),
  'mutation.productSearchCategoriesIndex': edits('product'),
  'mutation.productSearchFullReindexStart': owns('product'),
  'mutation.productSearchFullReindexCancel': owns('product'),
  'mutation.productSearchReindexLockForceRelease': owns('product'),
} satisfies Record<string, Policy>
