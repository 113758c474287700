import type { Module } from '../../../interfaces/module.js'
import { tenantGraphql } from './tenant.graphql.js'
import { tenantPolicy } from './tenant.policy.js'

export const tenantModule = { graphql: tenantGraphql, policy: tenantPolicy } satisfies Module
