import type { Room } from '../../../faces/room.js'
import { inventoryErrors } from './inventory.errors.js'
import { inventoryGraphql } from './inventory.graphql.js'
import { inventoryPolicy } from './inventory.policy.js'
import { inventoryRest } from './inventory.rest.js'

export const inventoryRoom = {
  graphql: inventoryGraphql,
  rest: inventoryRest,
  policy: inventoryPolicy,
  errors: inventoryErrors,
  readsAtReplica: true,
} satisfies Room
