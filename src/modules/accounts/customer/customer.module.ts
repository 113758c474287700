import type { Module } from '../../../interfaces/module.js'
import { customerErrors } from './customer.errors.js'
import { customerEvents } from './customer.events.js'
import { customerGraphql } from './customer.graphql.js'
import { customerPolicy } from './customer.policy.js'
import { customerRest } from './customer.rest.js'

export const customerModule = {
  graphql: customerGraphql,
  rest: customerRest,
  policy: customerPolicy,
  errors: customerErrors,
  events: customerEvents.names,
  readsAtReplica: true,
} satisfies Module
