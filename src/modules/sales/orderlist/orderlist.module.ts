import type { Module } from '../../../interfaces/module.js'
import { orderlistGraphql } from './orderlist.graphql.js'
import { orderlistPolicy } from './orderlist.policy.js'
import { orderlistRest } from './orderlist.rest.js'

export const orderlistModule = {
  graphql: orderlistGraphql,
  rest: orderlistRest,
  policy: orderlistPolicy,
  readsAtReplica: true,
} satisfies Module
