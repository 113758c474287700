import type { Room } from '../../../faces/room.js'
import { tierGraphql } from './tier.graphql.js'
import { tierPolicy } from './tier.policy.js'
import { tierRest } from './tier.rest.js'

export const tierRoom = { graphql: tierGraphql, rest: tierRest, policy: tierPolicy, readsAtReplica: true } satisfies Room
