import type { Module } from '../../../interfaces/module.js'
import { businessRuleGraphql } from './business-rule.graphql.js'
import { businessRulePolicy } from './business-rule.policy.js'
import { businessRuleRest } from './business-rule.rest.js'

export const businessRuleModule = {
  graphql: businessRuleGraphql,
  rest: businessRuleRest,
  policy: businessRulePolicy,
} satisfies Module
