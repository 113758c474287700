import type { Room } from '../../../faces/room.js'
import { searchIndexEvents } from './search-index.events.js'
import { searchIndexGraphql } from './search-index.graphql.js'
import { searchIndexPolicy } from './search-index.policy.js'

export const searchIndexRoom = {
  graphql: searchIndexGraphql,
  policy: searchIndexPolicy,
  events: searchIndexEvents.names,
} satisfies Room
