import type { Room } from '../../../faces/room.js'
import { addressGraphql } from './address.graphql.js'
import { addressPolicy } from './address.policy.js'
import { addressRest } from './address.rest.js'

export const addressRoom = {
  graphql: addressGraphql,
  rest: addressRest,
  policy: addressPolicy,
  readsAtReplica: true,
} satisfies Room
