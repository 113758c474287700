import type { Room } from '../../../faces/room.js'
import { mediaErrors } from './media.errors.js'
import { mediaGraphql } from './media.graphql.js'
import { mediaPolicy } from './media.policy.js'
import { mediaRest } from './media.rest.js'

export const mediaRoom = {
  graphql: mediaGraphql,
  rest: mediaRest,
  policy: mediaPolicy,
  errors: mediaErrors,
  readsAtReplica: true,
} satisfies Room
