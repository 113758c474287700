import type { Room } from '../../../faces/room.js'
import { discountGraphql } from './discount.graphql.js'
import { discountPolicy } from './discount.policy.js'
import { discountRest } from './discount.rest.js'

export const discountRoom = {
  graphql: discountGraphql,
  rest: discountRest,
  policy: discountPolicy,
  readsAtReplica: true,
} satisfies Room
