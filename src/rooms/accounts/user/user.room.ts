import type { Room } from '../../../faces/room.js'
import { userEvents } from './user.events.js'
import { userGraphql } from './user.graphql.js'
import { userPolicy } from './user.policy.js'

export const userRoom = { graphql: userGraphql, policy: userPolicy, events: userEvents.names } satisfies Room
