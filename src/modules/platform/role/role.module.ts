import type { Module } from '../../../interfaces/module.js'
import { createRoleDefinitions } from './role.definitions.js'
import { roleGraphql } from './role.graphql.js'
import { rolePolicy } from './role.policy.js'

export const roleModule = {
  graphql: roleGraphql,
  policy: rolePolicy,
  setUpTenant: createRoleDefinitions,
} satisfies Module
