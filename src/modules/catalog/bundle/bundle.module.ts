import type { Module } from '../../../interfaces/module.js'
import { bundleGraphql } from './bundle.graphql.js'
import { bundlePolicy } from './bundle.policy.js'
import { bundleRest } from './bundle.rest.js'

export const bundleModule = {
  graphql: bundleGraphql,
  rest: bundleRest,
  policy: bundlePolicy,
  readsAtReplica: true,
} satisfies Module
