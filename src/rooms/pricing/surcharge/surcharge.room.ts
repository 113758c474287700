import type { Room } from '../../../faces/room.js'
import { surchargeGraphql } from './surcharge.graphql.js'
import { surchargePolicy } from './surcharge.policy.js'
import { surchargeRest } from './surcharge.rest.js'

export const surchargeRoom = {
  graphql: surchargeGraphql,
  rest: surchargeRest,
  policy: surchargePolicy,
  readsAtReplica: true,
} satisfies Room
