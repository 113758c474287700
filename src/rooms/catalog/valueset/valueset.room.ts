import type { Room } from '../../../faces/room.js'
import { valuesetGraphql } from './valueset.graphql.js'
import { valuesetPolicy } from './valueset.policy.js'
import { valuesetRest } from './valueset.rest.js'

export const valuesetRoom = {
  graphql: valuesetGraphql,
  rest: valuesetRest,
  policy: valuesetPolicy,
  readsAtReplica: true,
} satisfies Room
