import type { Module } from '../../../interfaces/module.js'
import { orderStatusSetGraphql } from './order-status-set.graphql.js'
import { orderStatusSetPolicy } from './order-status-set.policy.js'
import { orderStatusSetRest } from './order-status-set.rest.js'

export const orderStatusSetModule = {
  graphql: orderStatusSetGraphql,
  rest: orderStatusSetRest,
  policy: orderStatusSetPolicy,
  readsAtReplica: true,
} satisfies Module
