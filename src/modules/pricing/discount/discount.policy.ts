import { edits, owns, reads } from '../../../core/auth/access.js'

export const discountPolicy = {
  'query.discount': reads('pricing'),
  'query.discounts': reads('pricing'),
  'mutation.discountCreate': owns('pricing'),
  'mutation.discountUpdate': edits('pricing'),
  'mutation.discountDelete': owns('pricing'),
  'mutation.discountsDeleteByPricesheetId': owns('pricing'),
  'mutation.discountCsvImport': owns('pricing'),
  'GET /v2/pricesheets/{lookupKey}/{lookupValue}/pricing': reads('pricing'),
  'POST /v2/pricesheets/{lookupKey}/{lookupValue}/pricing': owns('pricing'),
  'GET /v2/discounts': reads('pricing'),
  'POST /v2/discounts': owns('pricing'),
  'POST /v2/discounts/search': reads('pricing'),
  'GET /v2/discounts/{id}': reads('pricing'),
  'PATCH /v2/discounts/{id}': edits('pricing'),
  'DELETE /v2/discounts/{id}': owns('pricing'),
} as const
