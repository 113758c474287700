import type { Room } from '../../../faces/room.js'
import { attributeGraphql } from './attribute.graphql.js'
import { attributePolicy } from './attribute.policy.js'
import { attributeRest } from './attribute.rest.js'

export const attributeRoom = {
  graphql: attributeGraphql,
  rest: attributeRest,
  policy: attributePolicy,
  readsAtReplica: true,
} satisfies Room
