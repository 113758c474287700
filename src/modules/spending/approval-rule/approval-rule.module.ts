import type { Module } from '../../../interfaces/module.js'
import { approvalRuleEvents } from './approval-rule.events.js'
import { approvalRuleGraphql } from './approval-rule.graphql.js'
import { approvalRulePolicy } from './approval-rule.policy.js'
import { approvalRuleRest } from './approval-rule.rest.js'

export const approvalRuleModule = {
  graphql: approvalRuleGraphql,
  rest: approvalRuleRest,
  policy: approvalRulePolicy,
  events: approvalRuleEvents.names,
} satisfies Module
