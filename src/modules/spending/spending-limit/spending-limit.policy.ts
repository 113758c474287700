import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

export const spendingLimitPolicy = {
  'query.spendingLimit': orOwn(reads('user'), 'contact'),
  'query.spendingLimits': orOwn(reads('user'), 'contact'),
  'mutation.spendingLimitCreate': orOwn(owns('user'), 'manager'),
  'mutation.spendingLimitUpdate': orOwn(edits('user'), 'manager'),
  'mutation.spendingLimitDelete': orOwn(owns('user'), 'manager'),
  'GET /v2/spending-limits': reads('user'),
  'POST /v2/spending-limits': owns('user'),
  'POST /v2/spending-limits/search': reads('user'),
  'GET /v2/spending-limits/{id}': reads('user'),
  'PATCH /v2/spending-limits/{id}': edits('user'),
  'DELETE /v2/spending-limits/{id}': owns('user'),
} as const
