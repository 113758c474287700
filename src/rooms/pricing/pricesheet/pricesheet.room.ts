import type { Room } from '../../../faces/room.js'
import { pricesheetGraphql } from './pricesheet.graphql.js'
import { pricesheetPolicy } from './pricesheet.policy.js'
import { pricesheetRest } from './pricesheet.rest.js'

export const pricesheetRoom = {
  graphql: pricesheetGraphql,
  rest: pricesheetRest,
  policy: pricesheetPolicy,
  readsAtReplica: true,
} satisfies Room
