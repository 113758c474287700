import type { Module } from '../../../interfaces/module.js'
import { valuesetGraphql } from './valueset.graphql.js'
import { valuesetPolicy } from './valueset.policy.js'
import { valuesetRest } from './valueset.rest.js'

export const valuesetModule = {
  graphql: valuesetGraphql,
  rest: valuesetRest,
  policy: valuesetPolicy,
  readsAtReplica: true,
} satisfies Module
