import type { Room } from '../../../faces/room.js'
import { bundleGraphql } from './bundle.graphql.js'
import { bundlePolicy } from './bundle.policy.js'
import { bundleRest } from './bundle.rest.js'

export const bundleRoom = { graphql: bundleGraphql, rest: bundleRest, policy: bundlePolicy, readsAtReplica: true } satisfies Room
