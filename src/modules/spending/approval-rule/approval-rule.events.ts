import { declareEvents } from '../../../core/events.js'

export const approvalRuleEvents = declareEvents(
  ['APPROVAL_RULE_CREATED', 'APPROVAL_RULE_UPDATED', 'APPROVAL_RULE_DELETED'],
  ['approvalRuleId'],
)
