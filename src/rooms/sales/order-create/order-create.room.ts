import type { Room } from '../../../faces/room.js'
import { orderCreateGraphql } from './order-create.graphql.js'
import { orderCreatePolicy } from './order-create.policy.js'
import { orderCreateRest } from './order-create.rest.js'

export const orderCreateRoom = {
  graphql: orderCreateGraphql,
  rest: orderCreateRest,
  policy: orderCreatePolicy,
} satisfies Room
