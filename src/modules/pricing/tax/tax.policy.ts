import { edits, owns, reads } from '../../../core/auth/access.js'

export const taxPolicy = {
  'query.tax': reads('pricing'),
  'query.taxes': reads('pricing'),
  'mutation.taxCreate': owns('pricing'),
  'mutation.taxUpdate': edits('pricing'),
  'mutation.taxDelete': owns('pricing'),
  'GET /v2/taxes': reads('pricing'),
  'POST /v2/taxes': owns('pricing'),
  'POST /v2/taxes/search': reads('pricing'),
  'POST /v2/taxes/bulk/{lookupKey}': owns('pricing'),
  'GET /v2/taxes/{id}': reads('pricing'),
  'PATCH /v2/taxes/{id}': edits('pricing'),
  'DELETE /v2/taxes/{id}': owns('pricing'),
  'GET /v2/taxes/{zone}/{code}': reads('pricing'),
} as const
