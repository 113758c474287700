import type { Module } from '../../../interfaces/module.js'
import { clusterErrors } from './cluster.errors.js'
import { clusterGraphql } from './cluster.graphql.js'
import { clusterPolicy } from './cluster.policy.js'
import { clusterRest } from './cluster.rest.js'

export const clusterModule = {
  graphql: clusterGraphql,
  rest: clusterRest,
  policy: clusterPolicy,
  errors: clusterErrors,
  readsAtReplica: true,
} satisfies Module
