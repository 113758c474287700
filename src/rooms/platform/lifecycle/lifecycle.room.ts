import type { Room } from '../../../faces/room.js'
import { lifecycleGraphql } from './lifecycle.graphql.js'
import { lifecyclePolicy } from './lifecycle.policy.js'
import { lifecycleRest } from './lifecycle.rest.js'

export const lifecycleRoom = { graphql: lifecycleGraphql, rest: lifecycleRest, policy: lifecyclePolicy } satisfies Room
