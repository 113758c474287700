import { owns, reads } from '../../../core/auth/access.js'

export const creditEntryPolicy = {
  'query.creditEntry': reads('user'),
  'query.creditEntries': reads('user'),
  'mutation.creditEntryCreate': owns('user'),
  'GET /v2/credit-entries': reads('user'),
  'POST /v2/credit-entries': owns('user'),
  'POST /v2/credit-entries/search': reads('user'),
  'POST /v2/credit-entries/bulk/{lookupKey}': owns('user'),
  'GET /v2/credit-entries/{id}': reads('user'),
} as const
