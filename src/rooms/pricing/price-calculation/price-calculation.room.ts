import type { Room } from '../../../faces/room.js'
import { priceCalculationGraphql } from './price-calculation.graphql.js'
import { priceCalculationPolicy } from './price-calculation.policy.js'

export const priceCalculationRoom = {
  graphql: priceCalculationGraphql,
  policy: priceCalculationPolicy,
  readsAtReplica: true,
} satisfies Room
