import type { Module } from '../../../interfaces/module.js'
import { incentiveGraphql } from './incentive.graphql.js'
import { incentivePolicy } from './incentive.policy.js'

export const incentiveModule = { graphql: incentiveGraphql, policy: incentivePolicy } satisfies Module
