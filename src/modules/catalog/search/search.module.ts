import type { Module } from '../../../interfaces/module.js'
import { searchGraphql } from './search.graphql.js'
import { searchPolicy } from './search.policy.js'
import { searchRest } from './search.rest.js'

export const searchModule = {
  graphql: searchGraphql,
  rest: searchRest,
  policy: searchPolicy,
  readsAtReplica: true,
} satisfies Module
