import type { Room } from '../../../faces/room.js'
import { machineGraphql } from './machine.graphql.js'
import { machinePolicy } from './machine.policy.js'
import { machineRest } from './machine.rest.js'

export const machineRoom = {
  graphql: machineGraphql,
  rest: machineRest,
  policy: machinePolicy,
  readsAtReplica: true,
} satisfies Room
