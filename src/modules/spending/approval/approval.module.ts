import type { Module } from '../../../interfaces/module.js'
import { approvalErrors } from './approval.errors.js'
import { approvalEvents } from './approval.events.js'
import { approvalGraphql } from './approval.graphql.js'
import { approvalPolicy } from './approval.policy.js'
import { approvalRest } from './approval.rest.js'
import { mountKeys } from './published-keys.js'
import { endRequests } from './upkeep.js'

export const approvalModule = {
  graphql: approvalGraphql,
  rest: approvalRest,
  policy: approvalPolicy,
  errors: approvalErrors,
  events: approvalEvents.names,
  routes: mountKeys,
  jobs: () => [endRequests],
} satisfies Module
