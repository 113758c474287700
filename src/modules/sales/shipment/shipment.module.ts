import type { Module } from '../../../interfaces/module.js'
import { shipmentGraphql } from './shipment.graphql.js'
import { shipmentPolicy } from './shipment.policy.js'
import { shipmentRest } from './shipment.rest.js'

export const shipmentModule = {
  graphql: shipmentGraphql,
  rest: shipmentRest,
  policy: shipmentPolicy,
  readsAtReplica: true,
} satisfies Module
