import type { Room } from '../../../faces/room.js'
import { incentiveGraphql } from './incentive.graphql.js'
import { incentivePolicy } from './incentive.policy.js'

export const incentiveRoom = { graphql: incentiveGraphql, policy: incentivePolicy } satisfies Room
