import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { approvalRuleCreateDto, approvalRuleDto, approvalRuleSearchDto, approvalRuleUpdateDto } from './approval-rule.dto.js'
import { approvalRule } from './approval-rule.resource.js'
import { createRule, deleteRule, updateRule } from './approval-rule.service.js'

export const approvalRuleRest = {
  'GET /v2/approval-rules': list(approvalRule, approvalRuleDto, approvalRuleSearchDto),
  'POST /v2/approval-rules': {
    ...create(approvalRule, approvalRuleCreateDto, approvalRuleDto),
    handle: (ctx, { input }) => createRule(ctx, input),
  },
  'POST /v2/approval-rules/search': search(approvalRule, approvalRuleDto, approvalRuleSearchDto),
  'GET /v2/approval-rules/{id}': one(approvalRule, 'id', approvalRuleDto),
  'PATCH /v2/approval-rules/{id}': {
    ...update(approvalRule, approvalRuleUpdateDto, approvalRuleDto),
    handle: (ctx, { params, input }) => updateRule(ctx, keyFromPath(approvalRule, params), input),
  },
  'DELETE /v2/approval-rules/{id}': {
    ...remove(approvalRule, approvalRuleDto),
    handle: (ctx, { params }) => deleteRule(ctx, keyFromPath(approvalRule, params)),
  },
} satisfies Routes
