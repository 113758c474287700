import type { Module } from '../../../interfaces/module.js'
import { orderCreateGraphql } from './order-create.graphql.js'
import { orderCreatePolicy } from './order-create.policy.js'
import { orderCreateRest } from './order-create.rest.js'

export const orderCreateModule = {
  graphql: orderCreateGraphql,
  rest: orderCreateRest,
  policy: orderCreatePolicy,
} satisfies Module
