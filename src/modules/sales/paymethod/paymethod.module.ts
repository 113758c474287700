import type { Module } from '../../../interfaces/module.js'
import { payMethodGraphql } from './paymethod.graphql.js'
import { payMethodPolicy } from './paymethod.policy.js'
import { payMethodRest } from './paymethod.rest.js'

export const payMethodModule = {
  graphql: payMethodGraphql,
  rest: payMethodRest,
  policy: payMethodPolicy,
  readsAtReplica: true,
} satisfies Module
