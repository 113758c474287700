import type { Module } from '../../../interfaces/module.js'
import { paymentErrors } from './payment.errors.js'
import { paymentGraphql } from './payment.graphql.js'
import { paymentPolicy } from './payment.policy.js'
import { paymentRest } from './payment.rest.js'

export const paymentModule = {
  graphql: paymentGraphql,
  rest: paymentRest,
  policy: paymentPolicy,
  errors: paymentErrors,
  readsAtReplica: true,
} satisfies Module
