import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

export const approvalDelegatePolicy = {
  'query.approvalDelegate': orOwn(reads('user'), 'contact'),
  'query.approvalDelegates': orOwn(reads('user'), 'contact'),
  'mutation.approvalDelegateCreate': orOwn(owns('user'), 'contact'),
  'mutation.approvalDelegateUpdate': orOwn(edits('user'), 'contact'),
  'mutation.approvalDelegateDelete': orOwn(owns('user'), 'contact'),
  'GET /v2/approval-delegates': reads('user'),
  'POST /v2/approval-delegates': owns('user'),
  'POST /v2/approval-delegates/search': reads('user'),
  'GET /v2/approval-delegates/{id}': reads('user'),
  'PATCH /v2/approval-delegates/{id}': edits('user'),
  'DELETE /v2/approval-delegates/{id}': owns('user'),
} as const
