import { edits, owns, reads } from '../../../core/auth/access.js'

export const surchargePolicy = {
  'query.surcharge': reads('pricing'),
  'query.surcharges': reads('pricing'),
  'query.productSurcharges': reads('pricing'),
  'mutation.surchargeCreate': owns('pricing'),
  'mutation.surchargeUpdate': edits('pricing'),
  'mutation.surchargeDelete': owns('pricing'),
  'mutation.addSurchargesToProduct': edits('pricing'),
  'mutation.removeSurchargesFromProduct': edits('pricing'),
  'GET /v2/surcharges': reads('pricing'),
  'POST /v2/surcharges': owns('pricing'),
  'POST /v2/surcharges/search': reads('pricing'),
  'GET /v2/surcharges/product/{productId}': reads('pricing'),
  'GET /v2/surcharges/{id}': reads('pricing'),
  'PATCH /v2/surcharges/{id}': edits('pricing'),
  'DELETE /v2/surcharges/{id}': owns('pricing'),
} as const
