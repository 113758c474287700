import type { Module } from '../../../interfaces/module.js'
import { budgetErrors } from './budget.errors.js'
import { budgetEvents } from './budget.events.js'
import { budgetGraphql } from './budget.graphql.js'
import { budgetPolicy } from './budget.policy.js'
import { budgetRest } from './budget.rest.js'

export const budgetModule = {
  graphql: budgetGraphql,
  rest: budgetRest,
  policy: budgetPolicy,
  errors: budgetErrors,
  events: budgetEvents.names,
} satisfies Module
