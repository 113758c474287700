import type { Room } from '../../../faces/room.js'
import { ticketGraphql } from './ticket.graphql.js'
import { ticketPolicy } from './ticket.policy.js'

export const ticketRoom = { graphql: ticketGraphql, policy: ticketPolicy } satisfies Room
