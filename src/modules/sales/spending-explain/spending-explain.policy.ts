import { orOwn, reads } from '../../../core/auth/access.js'

export const spendingExplainPolicy = {
  'query.spendingExplain': orOwn(reads('order'), 'contact'),
  'GET /v2/carts/{id}/spending-explanation': reads('order'),
  'GET /v2/orders/id/{id}/spending-explanation': reads('order'),
  'GET /v2/tenders/{id}/spending-explanation': reads('order'),
} as const
