import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

export const budgetPolicy = {
  'query.budget': orOwn(reads('user'), 'contact'),
  'query.budgets': orOwn(reads('user'), 'contact'),
  'mutation.budgetCreate': orOwn(owns('user'), 'manager'),
  'mutation.budgetUpdate': orOwn(edits('user'), 'manager'),
  'mutation.budgetDelete': orOwn(owns('user'), 'manager'),
  'GET /v2/budgets': reads('user'),
  'POST /v2/budgets': owns('user'),
  'POST /v2/budgets/search': reads('user'),
  'GET /v2/budgets/{id}': reads('user'),
  'PATCH /v2/budgets/{id}': edits('user'),
  'DELETE /v2/budgets/{id}': owns('user'),
} as const
