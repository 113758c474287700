import type { Module } from '../../../interfaces/module.js'
import { spendingEntryGraphql } from './spending-entry.graphql.js'
import { spendingEntryPolicy } from './spending-entry.policy.js'
import { spendingEntryRest } from './spending-entry.rest.js'

export const spendingEntryModule = {
  graphql: spendingEntryGraphql,
  rest: spendingEntryRest,
  policy: spendingEntryPolicy,
} satisfies Module
