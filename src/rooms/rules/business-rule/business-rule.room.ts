import type { Room } from '../../../faces/room.js'
import { businessRuleGraphql } from './business-rule.graphql.js'
import { businessRulePolicy } from './business-rule.policy.js'
import { businessRuleRest } from './business-rule.rest.js'

export const businessRuleRoom = {
  graphql: businessRuleGraphql,
  rest: businessRuleRest,
  policy: businessRulePolicy,
} satisfies Room
