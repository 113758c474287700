import type { Module } from '../../../interfaces/module.js'
import { spendingLimitEvents } from './spending-limit.events.js'
import { spendingLimitGraphql } from './spending-limit.graphql.js'
import { spendingLimitPolicy } from './spending-limit.policy.js'
import { spendingLimitRest } from './spending-limit.rest.js'

export const spendingLimitModule = {
  graphql: spendingLimitGraphql,
  rest: spendingLimitRest,
  policy: spendingLimitPolicy,
  events: spendingLimitEvents.names,
} satisfies Module
