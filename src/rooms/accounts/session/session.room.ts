import type { Room } from '../../../faces/room.js'
import { sessionGraphql } from './session.graphql.js'
import { sessionPolicy } from './session.policy.js'

export const sessionRoom = { graphql: sessionGraphql, policy: sessionPolicy } satisfies Room
