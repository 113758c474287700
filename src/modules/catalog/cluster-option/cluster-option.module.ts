import type { Module } from '../../../interfaces/module.js'
import { clusterOptionErrors } from './cluster-option.errors.js'
import { clusterOptionGraphql } from './cluster-option.graphql.js'
import { clusterOptionPolicy } from './cluster-option.policy.js'
import { clusterOptionRest } from './cluster-option.rest.js'

export const clusterOptionModule = {
  graphql: clusterOptionGraphql,
  rest: clusterOptionRest,
  policy: clusterOptionPolicy,
  errors: clusterOptionErrors,
  readsAtReplica: true,
} satisfies Module
