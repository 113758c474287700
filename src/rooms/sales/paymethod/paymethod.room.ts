import type { Room } from '../../../faces/room.js'
import { payMethodGraphql } from './paymethod.graphql.js'
import { payMethodPolicy } from './paymethod.policy.js'
import { payMethodRest } from './paymethod.rest.js'

export const payMethodRoom = {
  graphql: payMethodGraphql,
  rest: payMethodRest,
  policy: payMethodPolicy,
  readsAtReplica: true,
} satisfies Room
