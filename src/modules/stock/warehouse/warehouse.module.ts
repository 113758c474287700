import type { Module } from '../../../interfaces/module.js'
import { warehouseErrors } from './warehouse.errors.js'
import { warehouseGraphql } from './warehouse.graphql.js'
import { warehousePolicy } from './warehouse.policy.js'
import { warehouseRest } from './warehouse.rest.js'

export const warehouseModule = {
  graphql: warehouseGraphql,
  rest: warehouseRest,
  policy: warehousePolicy,
  errors: warehouseErrors,
  readsAtReplica: true,
} satisfies Module
