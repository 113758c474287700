import { edits, owns, reads } from '../../../core/auth/access.js'

export const pricesheetPolicy = {
  'query.pricesheet': reads('pricing'),
  'query.pricesheets': reads('pricing'),
  'query.pricesheetsEffective': reads('pricing'),
  'mutation.pricesheetCreate': owns('pricing'),
  'mutation.pricesheetUpdate': edits('pricing'),
  'mutation.pricesheetCsvImport': owns('pricing'),
  'mutation.pricesheetDelete': owns('pricing'),
  'mutation.pricesheetAssign': edits('pricing'),
  'mutation.pricesheetUnassign': edits('pricing'),
  'GET /v2/pricesheets': reads('pricing'),
  'POST /v2/pricesheets': owns('pricing'),
  'POST /v2/pricesheets/search': reads('pricing'),
  'POST /v2/pricesheets/bulk/{lookupKey}': owns('pricing'),
  'GET /v2/pricesheets/{lookupKey}/{lookupValue}': reads('pricing'),
  'PATCH /v2/pricesheets/{lookupKey}/{lookupValue}': edits('pricing'),
  'DELETE /v2/pricesheets/{lookupKey}/{lookupValue}': owns('pricing'),
  'POST /v2/pricesheets/{lookupKey}/{lookupValue}/assign': edits('pricing'),
  'POST /v2/pricesheets/{lookupKey}/{lookupValue}/unassign': edits('pricing'),
} as const
