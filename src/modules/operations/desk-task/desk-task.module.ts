import type { Module } from '../../../interfaces/module.js'
import { deskTaskGraphql } from './desk-task.graphql.js'
import { deskTaskPolicy } from './desk-task.policy.js'
import { deskTaskRest } from './desk-task.rest.js'

export const deskTaskModule = {
  graphql: deskTaskGraphql,
  rest: deskTaskRest,
  policy: deskTaskPolicy,
  readsAtReplica: true,
} satisfies Module
