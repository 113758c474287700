import type { Room } from '../../../faces/room.js'
import { orderStatusGraphql } from './order-status.graphql.js'
import { orderStatusPolicy } from './order-status.policy.js'
import { orderStatusRest } from './order-status.rest.js'

export const orderStatusRoom = {
  graphql: orderStatusGraphql,
  rest: orderStatusRest,
  policy: orderStatusPolicy,
  readsAtReplica: true,
} satisfies Room
