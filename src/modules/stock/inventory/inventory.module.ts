import type { Module } from '../../../interfaces/module.js'
import { inventoryErrors } from './inventory.errors.js'
import { inventoryGraphql } from './inventory.graphql.js'
import { inventoryPolicy } from './inventory.policy.js'
import { inventoryRest } from './inventory.rest.js'

export const inventoryModule = {
  graphql: inventoryGraphql,
  rest: inventoryRest,
  policy: inventoryPolicy,
  errors: inventoryErrors,
  readsAtReplica: true,
} satisfies Module
