import type { Module } from '../../../interfaces/module.js'
import { spendingExplainGraphql } from './spending-explain.graphql.js'
import { spendingExplainPolicy } from './spending-explain.policy.js'
import { spendingExplainRest } from './spending-explain.rest.js'

export const spendingExplainModule = {
  graphql: spendingExplainGraphql,
  rest: spendingExplainRest,
  policy: spendingExplainPolicy,
} satisfies Module
