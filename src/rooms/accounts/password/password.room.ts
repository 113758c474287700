import type { Room } from '../../../faces/room.js'
import { passwordEvents } from './password.events.js'
import { passwordGraphql } from './password.graphql.js'
import { passwordPolicy } from './password.policy.js'

export const passwordRoom = { graphql: passwordGraphql, policy: passwordPolicy, events: passwordEvents.names } satisfies Room
