import type { Module } from '../../../interfaces/module.js'
import { productErrors } from './product.errors.js'
import { productGraphql } from './product.graphql.js'
import { productPolicy } from './product.policy.js'
import { productRest } from './product.rest.js'

export const productModule = {
  graphql: productGraphql,
  rest: productRest,
  policy: productPolicy,
  errors: productErrors,
  readsAtReplica: true,
} satisfies Module
