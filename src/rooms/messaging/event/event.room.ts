import type { Room } from '../../../faces/room.js'
import { customEvents } from './event.events.js'
import { eventGraphql } from './event.graphql.js'
import { eventPolicy } from './event.policy.js'

export const eventRoom = { graphql: eventGraphql, policy: eventPolicy, events: customEvents.names } satisfies Room
