import type { Room } from '../../../faces/room.js'
import { clusterConfigErrors } from './cluster-config.errors.js'
import { clusterConfigGraphql } from './cluster-config.graphql.js'
import { clusterConfigPolicy } from './cluster-config.policy.js'
import { clusterConfigRest } from './cluster-config.rest.js'

export const clusterConfigRoom = {
  graphql: clusterConfigGraphql,
  rest: clusterConfigRest,
  policy: clusterConfigPolicy,
  errors: clusterConfigErrors,
  readsAtReplica: true,
} satisfies Room
