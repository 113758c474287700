import type { Module } from '../../../interfaces/module.js'
import { changeErrors } from './change.errors.js'
import { changeGraphql } from './change.graphql.js'
import { changePolicy } from './change.policy.js'
import { changeRest } from './change.rest.js'

export const changeModule = {
  graphql: changeGraphql,
  rest: changeRest,
  policy: changePolicy,
  errors: changeErrors,
} satisfies Module
