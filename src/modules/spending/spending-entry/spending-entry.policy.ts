import { reads } from '../../../core/auth/access.js'

export const spendingEntryPolicy = {
  'query.spendingEntry': reads('user'),
  'query.spendingEntries': reads('user'),
  'GET /v2/spending-entries': reads('user'),
  'POST /v2/spending-entries/search': reads('user'),
  'GET /v2/spending-entries/{id}': reads('user'),
} as const
