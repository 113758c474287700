import type { Module } from '../../../interfaces/module.js'
import { keepLedger, spendingMetrics } from './upkeep.js'
import { verdictErrors } from './verdict.errors.js'
import { verdictGraphql } from './verdict.graphql.js'

export const verdictModule = {
  graphql: verdictGraphql,
  errors: verdictErrors,
  jobs: () => [keepLedger()],
  metrics: { about: spendingMetrics },
} satisfies Module
