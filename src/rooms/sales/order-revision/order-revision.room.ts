import type { Room } from '../../../faces/room.js'
import { orderRevisionGraphql } from './order-revision.graphql.js'
import { orderRevisionPolicy } from './order-revision.policy.js'

export const orderRevisionRoom = {
  graphql: orderRevisionGraphql,
  policy: orderRevisionPolicy,
  readsAtReplica: true,
} satisfies Room
