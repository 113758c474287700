import type { Module } from '../../../interfaces/module.js'
import { pricesheetGraphql } from './pricesheet.graphql.js'
import { pricesheetPolicy } from './pricesheet.policy.js'
import { pricesheetRest } from './pricesheet.rest.js'

export const pricesheetModule = {
  graphql: pricesheetGraphql,
  rest: pricesheetRest,
  policy: pricesheetPolicy,
  readsAtReplica: true,
} satisfies Module
