import type { Module } from '../../../interfaces/module.js'
import { zoneTaxCodeGraphql } from './zone-tax-code.graphql.js'
import { zoneTaxCodePolicy } from './zone-tax-code.policy.js'
import { zoneTaxCodeRest } from './zone-tax-code.rest.js'

export const zoneTaxCodeModule = {
  graphql: zoneTaxCodeGraphql,
  rest: zoneTaxCodeRest,
  policy: zoneTaxCodePolicy,
  readsAtReplica: true,
} satisfies Module
