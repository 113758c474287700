import { orOwn, reads } from '../../../core/auth/access.js'

export const approvalPolicy = {
  'query.approvalRequest': orOwn(reads('order'), 'contact'),
  'query.approvalRequests': orOwn(reads('order'), 'contact'),
  'query.approvalProof': orOwn(reads('order'), 'contact'),
  'GET /v2/approval-requests': reads('order'),
  'POST /v2/approval-requests/search': reads('order'),
  'GET /v2/approval-requests/{id}': reads('order'),
  'GET /v2/orders/id/{id}/approval-proof': reads('order'),
} as const
