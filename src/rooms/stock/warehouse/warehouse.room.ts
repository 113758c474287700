import type { Room } from '../../../faces/room.js'
import { warehouseErrors } from './warehouse.errors.js'
import { warehouseGraphql } from './warehouse.graphql.js'
import { warehousePolicy } from './warehouse.policy.js'
import { warehouseRest } from './warehouse.rest.js'

export const warehouseRoom = {
  graphql: warehouseGraphql,
  rest: warehouseRest,
  policy: warehousePolicy,
  errors: warehouseErrors,
  readsAtReplica: true,
} satisfies Room
