import type { Module } from '../../../interfaces/module.js'
import { openCustomFields } from './custom-fields.js'
import { fieldDefinitionGraphql } from './field-definition.graphql.js'
import { maintainFieldIndexes } from './field-definition.indexes.js'
import { fieldDefinitionPolicy } from './field-definition.policy.js'
import { fieldDefinitionRest } from './field-definition.rest.js'

export const fieldDefinitionModule = {
  graphql: fieldDefinitionGraphql,
  rest: fieldDefinitionRest,
  policy: fieldDefinitionPolicy,
  jobs: () => [maintainFieldIndexes],
  services: () => ({ customFields: openCustomFields() }),
} satisfies Module
