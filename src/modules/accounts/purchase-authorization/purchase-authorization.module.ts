import type { Module } from '../../../interfaces/module.js'
import { purchaseAuthorizationGraphql } from './purchase-authorization.graphql.js'
import { purchaseAuthorizationPolicy } from './purchase-authorization.policy.js'
import { purchaseAuthorizationRest } from './purchase-authorization.rest.js'

export const purchaseAuthorizationModule = {
  graphql: purchaseAuthorizationGraphql,
  rest: purchaseAuthorizationRest,
  policy: purchaseAuthorizationPolicy,
  readsAtReplica: true,
} satisfies Module
