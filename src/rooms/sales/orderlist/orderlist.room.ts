import type { Room } from '../../../faces/room.js'
import { orderlistGraphql } from './orderlist.graphql.js'
import { orderlistPolicy } from './orderlist.policy.js'
import { orderlistRest } from './orderlist.rest.js'

export const orderlistRoom = {
  graphql: orderlistGraphql,
  rest: orderlistRest,
  policy: orderlistPolicy,
  readsAtReplica: true,
} satisfies Room
