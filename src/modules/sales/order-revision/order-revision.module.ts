import type { Module } from '../../../interfaces/module.js'
import { orderRevisionGraphql } from './order-revision.graphql.js'
import { orderRevisionPolicy } from './order-revision.policy.js'

export const orderRevisionModule = {
  graphql: orderRevisionGraphql,
  policy: orderRevisionPolicy,
  readsAtReplica: true,
} satisfies Module
