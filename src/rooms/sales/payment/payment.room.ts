import type { Room } from '../../../faces/room.js'
import { paymentGraphql } from './payment.graphql.js'
import { paymentPolicy } from './payment.policy.js'
import { paymentRest } from './payment.rest.js'

export const paymentRoom = {
  graphql: paymentGraphql,
  rest: paymentRest,
  policy: paymentPolicy,
  readsAtReplica: true,
} satisfies Room
