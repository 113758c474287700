import type { Module } from '../../../interfaces/module.js'
import { surchargeGraphql } from './surcharge.graphql.js'
import { surchargePolicy } from './surcharge.policy.js'
import { surchargeRest } from './surcharge.rest.js'

export const surchargeModule = {
  graphql: surchargeGraphql,
  rest: surchargeRest,
  policy: surchargePolicy,
  readsAtReplica: true,
} satisfies Module
