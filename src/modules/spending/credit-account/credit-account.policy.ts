import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

export const creditAccountPolicy = {
  'query.creditAccount': orOwn(reads('user'), 'manager'),
  'query.creditAccounts': orOwn(reads('user'), 'manager'),
  'mutation.creditAccountCreate': owns('user'),
  'mutation.creditAccountUpdate': edits('user'),
  'mutation.creditAccountDelete': owns('user'),
  'GET /v2/credit-accounts': reads('user'),
  'POST /v2/credit-accounts': owns('user'),
  'POST /v2/credit-accounts/search': reads('user'),
  'GET /v2/credit-accounts/{id}': reads('user'),
  'PATCH /v2/credit-accounts/{id}': edits('user'),
  'DELETE /v2/credit-accounts/{id}': owns('user'),
} as const
