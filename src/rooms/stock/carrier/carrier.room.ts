import type { Room } from '../../../faces/room.js'
import { carrierGraphql } from './carrier.graphql.js'
import { carrierPolicy } from './carrier.policy.js'
import { carrierRest } from './carrier.rest.js'

export const carrierRoom = {
  graphql: carrierGraphql,
  rest: carrierRest,
  policy: carrierPolicy,
  readsAtReplica: true,
} satisfies Room
