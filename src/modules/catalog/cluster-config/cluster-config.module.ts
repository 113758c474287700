import type { Module } from '../../../interfaces/module.js'
import { clusterConfigErrors } from './cluster-config.errors.js'
import { clusterConfigGraphql } from './cluster-config.graphql.js'
import { clusterConfigPolicy } from './cluster-config.policy.js'
import { clusterConfigRest } from './cluster-config.rest.js'

export const clusterConfigModule = {
  graphql: clusterConfigGraphql,
  rest: clusterConfigRest,
  policy: clusterConfigPolicy,
  errors: clusterConfigErrors,
  readsAtReplica: true,
} satisfies Module
