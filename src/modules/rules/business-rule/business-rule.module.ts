import type { Module } from '../../../interfaces/module.js'
import { businessRuleGraphql } from './business-rule.graphql.js'
import { businessRulePolicy } from './business-rule.policy.js'
import { businessRuleRest } from './business-rule.rest.js'
import { openRuleEngine, type RuleEngine } from './engine/engine.js'

declare module '../../../core/context.js' {
  interface Services {
    /** Evaluates business rules. */
    rules: RuleEngine
  }
}

export const businessRuleModule = {
  graphql: businessRuleGraphql,
  rest: businessRuleRest,
  policy: businessRulePolicy,
  services: () => ({ rules: openRuleEngine() }),
} satisfies Module
