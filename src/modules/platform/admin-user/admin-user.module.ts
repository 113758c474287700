import type { Module } from '../../../interfaces/module.js'
import { adminUserGraphql } from './admin-user.graphql.js'
import { adminUserPolicy } from './admin-user.policy.js'

export const adminUserModule = { graphql: adminUserGraphql, policy: adminUserPolicy } satisfies Module
