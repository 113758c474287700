import type { Module } from '../../../interfaces/module.js'
import { callOffContractErrors } from './call-off-contract.errors.js'
import { callOffContractEvents } from './call-off-contract.events.js'
import { callOffContractGraphql } from './call-off-contract.graphql.js'
import { callOffContractPolicy } from './call-off-contract.policy.js'
import { callOffContractRest } from './call-off-contract.rest.js'
import { warnOfEnds } from './warn-of-ends.js'

export const callOffContractModule = {
  graphql: callOffContractGraphql,
  rest: callOffContractRest,
  policy: callOffContractPolicy,
  errors: callOffContractErrors,
  events: callOffContractEvents.names,
  jobs: () => [warnOfEnds],
} satisfies Module
