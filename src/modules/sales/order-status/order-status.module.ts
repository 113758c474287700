import type { Module } from '../../../interfaces/module.js'
import { orderStatusGraphql } from './order-status.graphql.js'
import { orderStatusPolicy } from './order-status.policy.js'
import { orderStatusRest } from './order-status.rest.js'

export const orderStatusModule = {
  graphql: orderStatusGraphql,
  rest: orderStatusRest,
  policy: orderStatusPolicy,
  readsAtReplica: true,
} satisfies Module
