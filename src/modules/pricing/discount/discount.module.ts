import type { Module } from '../../../interfaces/module.js'
import { discountGraphql } from './discount.graphql.js'
import { discountPolicy } from './discount.policy.js'
import { discountRest } from './discount.rest.js'

export const discountModule = {
  graphql: discountGraphql,
  rest: discountRest,
  policy: discountPolicy,
  readsAtReplica: true,
} satisfies Module
