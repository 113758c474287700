import { edits, owns, reads } from '../../../core/auth/access.js'

export const zoneTaxCodePolicy = {
  'query.zoneTaxCode': reads('pricing'),
  'query.zoneTaxCodes': reads('pricing'),
  'mutation.zoneTaxCodeCreate': owns('pricing'),
  'mutation.zoneTaxCodeUpdate': edits('pricing'),
  'mutation.zoneTaxCodeDelete': owns('pricing'),
  'mutation.zoneTaxCodesCreate': owns('pricing'),
  'mutation.zoneTaxCodesDelete': owns('pricing'),
  'GET /v2/zone-tax-codes': reads('pricing'),
  'POST /v2/zone-tax-codes': owns('pricing'),
  'POST /v2/zone-tax-codes/search': reads('pricing'),
  'GET /v2/zone-tax-codes/{id}': reads('pricing'),
  'PATCH /v2/zone-tax-codes/{id}': edits('pricing'),
  'DELETE /v2/zone-tax-codes/{id}': owns('pricing'),
} as const
