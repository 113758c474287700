import type { Module } from '../../../interfaces/module.js'
import { machineGraphql } from './machine.graphql.js'
import { machinePolicy } from './machine.policy.js'
import { machineRest } from './machine.rest.js'

export const machineModule = {
  graphql: machineGraphql,
  rest: machineRest,
  policy: machinePolicy,
  readsAtReplica: true,
} satisfies Module
