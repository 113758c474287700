import { edits, owns, reads } from '../../../core/auth/access.js'

export const pricePolicy = {
  'query.price': reads('pricing'),
  'query.prices': reads('pricing'),
  'mutation.priceCreate': owns('pricing'),
  'mutation.priceCsvImport': owns('pricing'),
  'mutation.priceUpdate': edits('pricing'),
  'mutation.priceDelete': owns('pricing'),
  'GET /v2/prices': reads('pricing'),
  'POST /v2/prices': owns('pricing'),
  'POST /v2/prices/search': reads('pricing'),
  'POST /v2/prices/bulk': owns('pricing'),
  'GET /v2/prices/{id}': reads('pricing'),
  'PATCH /v2/prices/{id}': edits('pricing'),
  'DELETE /v2/prices/{id}': owns('pricing'),
} as const
