import type { Room } from '../../../faces/room.js'
import { crossupsellGraphql } from './crossupsell.graphql.js'
import { crossupsellPolicy } from './crossupsell.policy.js'
import { crossupsellRest } from './crossupsell.rest.js'

export const crossupsellRoom = {
  graphql: crossupsellGraphql,
  rest: crossupsellRest,
  policy: crossupsellPolicy,
  readsAtReplica: true,
} satisfies Room
