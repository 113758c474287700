import { edits, orOwn } from '../../../core/auth/access.js'

export const approvalLinkPolicy = {
  'mutation.approvalRequestRemind': orOwn(edits('order'), 'contact'),
  'POST /v2/approval-requests/{id}/remind': edits('order'),
} as const
