import type { Routes } from '../../../interfaces/rest/route.js'
import { list, one, search } from '../../../interfaces/rest/verbs.js'
import { businessRuleDto, businessRuleSearchDto } from './business-rule.dto.js'
import { businessRule } from './business-rule.resource.js'

export const businessRuleRest = {
  'GET /v2/businessrules': list(businessRule, businessRuleDto, businessRuleSearchDto),
  'POST /v2/businessrules/search': search(businessRule, businessRuleDto, businessRuleSearchDto),
  'GET /v2/businessrules/{id}': one(businessRule, 'id', businessRuleDto),
} satisfies Routes
