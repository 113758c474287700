import type { Room } from '../../../faces/room.js'
import { categoryErrors } from './category.errors.js'
import { categoryGraphql } from './category.graphql.js'
import { categoryPolicy } from './category.policy.js'
import { categoryRest } from './category.rest.js'

export const categoryRoom = {
  graphql: categoryGraphql,
  rest: categoryRest,
  policy: categoryPolicy,
  errors: categoryErrors,
  readsAtReplica: true,
} satisfies Room
