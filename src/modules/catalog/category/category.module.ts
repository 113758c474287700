import type { Module } from '../../../interfaces/module.js'
import { categoryErrors } from './category.errors.js'
import { categoryGraphql } from './category.graphql.js'
import { categoryPolicy } from './category.policy.js'
import { categoryRest } from './category.rest.js'

export const categoryModule = {
  graphql: categoryGraphql,
  rest: categoryRest,
  policy: categoryPolicy,
  errors: categoryErrors,
  readsAtReplica: true,
} satisfies Module
