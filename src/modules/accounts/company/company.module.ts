import type { Module } from '../../../interfaces/module.js'
import { companyErrors } from './company.errors.js'
import { companyEvents } from './company.events.js'
import { openRegistrationsJob } from './company.expiry.js'
import { companyGraphql } from './company.graphql.js'
import { companyPolicy } from './company.policy.js'
import { companyRest } from './company.rest.js'

export const companyModule = {
  graphql: companyGraphql,
  rest: companyRest,
  policy: companyPolicy,
  errors: companyErrors,
  events: companyEvents.names,
  readsAtReplica: true,
  jobs: () => [openRegistrationsJob],
} satisfies Module
