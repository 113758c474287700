import type { Module } from '../../../interfaces/module.js'
import { priceCalculationGraphql } from './price-calculation.graphql.js'
import { priceCalculationPolicy } from './price-calculation.policy.js'

export const priceCalculationModule = {
  graphql: priceCalculationGraphql,
  policy: priceCalculationPolicy,
  readsAtReplica: true,
} satisfies Module
