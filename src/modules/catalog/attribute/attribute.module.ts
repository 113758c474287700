import type { Module } from '../../../interfaces/module.js'
import { attributeGraphql } from './attribute.graphql.js'
import { attributePolicy } from './attribute.policy.js'
import { attributeRest } from './attribute.rest.js'

export const attributeModule = {
  graphql: attributeGraphql,
  rest: attributeRest,
  policy: attributePolicy,
  readsAtReplica: true,
} satisfies Module
