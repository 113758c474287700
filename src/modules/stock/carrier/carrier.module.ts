import type { Module } from '../../../interfaces/module.js'
import { carrierGraphql } from './carrier.graphql.js'
import { carrierPolicy } from './carrier.policy.js'
import { carrierRest } from './carrier.rest.js'

export const carrierModule = {
  graphql: carrierGraphql,
  rest: carrierRest,
  policy: carrierPolicy,
  readsAtReplica: true,
} satisfies Module
