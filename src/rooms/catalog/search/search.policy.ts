import { edits, orOwn, owns, type Policy, reads } from '../../../core/auth/access.js'

/** A role for products, or anybody who is logged in: what they see is their assortment. */
const browses = orOwn(reads('product'), 'user')

export const searchPolicy = {
  'query.products': browses,
  'query.baseProducts': browses,
  'query.clusters': browses,
  'query.productsRaw': browses,
  'query.productSearchSolr': browses,
  'query.productSearchByCategory': browses,
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
  'GET /v2/products': reads('product'),
  'POST /v2/products/search': reads('product'),
} satisfies Record<string, Policy>
