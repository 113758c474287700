import type { Room } from '../../../faces/room.js'
import { shipmentGraphql } from './shipment.graphql.js'
import { shipmentPolicy } from './shipment.policy.js'
import { shipmentRest } from './shipment.rest.js'

export const shipmentRoom = {
  graphql: shipmentGraphql,
  rest: shipmentRest,
  policy: shipmentPolicy,
  readsAtReplica: true,
} satisfies Room
