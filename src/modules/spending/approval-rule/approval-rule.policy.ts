import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

export const approvalRulePolicy = {
  'query.approvalRule': orOwn(reads('user'), 'contact'),
  'query.approvalRules': orOwn(reads('user'), 'contact'),
  'mutation.approvalRuleCreate': orOwn(owns('user'), 'manager'),
  'mutation.approvalRuleUpdate': orOwn(edits('user'), 'manager'),
  'mutation.approvalRuleDelete': orOwn(owns('user'), 'manager'),
  'GET /v2/approval-rules': reads('user'),
  'POST /v2/approval-rules': owns('user'),
  'POST /v2/approval-rules/search': reads('user'),
  'GET /v2/approval-rules/{id}': reads('user'),
  'PATCH /v2/approval-rules/{id}': edits('user'),
  'DELETE /v2/approval-rules/{id}': owns('user'),
} as const
