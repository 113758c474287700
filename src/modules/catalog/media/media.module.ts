import type { Module } from '../../../interfaces/module.js'
import { mediaErrors } from './media.errors.js'
import { mediaGraphql } from './media.graphql.js'
import { mediaPolicy } from './media.policy.js'
import { mediaRest } from './media.rest.js'

export const mediaModule = {
  graphql: mediaGraphql,
  rest: mediaRest,
  policy: mediaPolicy,
  errors: mediaErrors,
  readsAtReplica: true,
} satisfies Module
