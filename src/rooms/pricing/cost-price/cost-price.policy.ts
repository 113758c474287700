import { edits, owns, reads } from '../../../core/auth/access.js'

export const costPricePolicy = {
  'query.costPrices': reads('pricing'),
  'mutation.costPriceCreate': owns('pricing'),
  'mutation.costPriceUpdate': edits('pricing'),
  'mutation.costPriceDelete': owns('pricing'),
  'mutation.costPricesBulk': owns('pricing'),
  'mutation.costPricesDelete': owns('pricing'),
  'GET /v2/cost-prices': reads('pricing'),
  'POST /v2/cost-prices': owns('pricing'),
  'POST /v2/cost-prices/search': reads('pricing'),
  'POST /v2/cost-prices/bulk': owns('pricing'),
  'GET /v2/cost-prices/{id}': reads('pricing'),
  'PATCH /v2/cost-prices/{id}': edits('pricing'),
  'DELETE /v2/cost-prices/{id}': owns('pricing'),
} as const
