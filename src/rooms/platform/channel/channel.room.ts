import type { Room } from '../../../faces/room.js'
import { channelGraphql } from './channel.graphql.js'
import { channelPolicy } from './channel.policy.js'
import { channelRest } from './channel.rest.js'

export const channelRoom = {
  graphql: channelGraphql,
  rest: channelRest,
  policy: channelPolicy,
  readsAtReplica: true,
} satisfies Room
