import type { Module } from '../../../interfaces/module.js'
import { approvalDelegateGraphql } from './approval-delegate.graphql.js'
import { approvalDelegatePolicy } from './approval-delegate.policy.js'
import { approvalDelegateRest } from './approval-delegate.rest.js'

export const approvalDelegateModule = {
  graphql: approvalDelegateGraphql,
  rest: approvalDelegateRest,
  policy: approvalDelegatePolicy,
} satisfies Module
