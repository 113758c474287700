import type { Room } from '../../../faces/room.js'
import { productErrors } from './product.errors.js'
import { productGraphql } from './product.graphql.js'
import { productPolicy } from './product.policy.js'
import { productRest } from './product.rest.js'

export const productRoom = {
  graphql: productGraphql,
  rest: productRest,
  policy: productPolicy,
  errors: productErrors,
  readsAtReplica: true,
} satisfies Room
