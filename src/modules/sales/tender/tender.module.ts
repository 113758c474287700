import type { Module } from '../../../interfaces/module.js'
import { tenderErrors } from './tender.errors.js'
import { tenderGraphql } from './tender.graphql.js'
import { tenderPolicy } from './tender.policy.js'
import { tenderRest } from './tender.rest.js'

export const tenderModule = {
  graphql: tenderGraphql,
  rest: tenderRest,
  policy: tenderPolicy,
  errors: tenderErrors,
} satisfies Module
