import type { Module } from '../../../interfaces/module.js'
import { companySearchGraphql } from './company-search.graphql.js'
import { companySearchPolicy } from './company-search.policy.js'

export const companySearchModule = {
  graphql: companySearchGraphql,
  policy: companySearchPolicy,
  readsAtReplica: true,
} satisfies Module
