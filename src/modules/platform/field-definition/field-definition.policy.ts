import { anyKey, edits, owns } from '../../../core/auth/access.js'

const formsRead = anyKey('Storefronts draw forms for the custom fields that are visible to them.')

export const fieldDefinitionPolicy = {
  'query.fieldDefinition': formsRead,
  'query.fieldDefinitions': formsRead,
  'mutation.fieldDefinitionCreate': owns('configuration'),
  'mutation.fieldDefinitionUpdate': edits('configuration'),
  'mutation.fieldDefinitionDelete': owns('configuration'),
  'GET /v2/field-definitions': formsRead,
  'POST /v2/field-definitions': owns('configuration'),
  'POST /v2/field-definitions/search': formsRead,
  'POST /v2/field-definitions/bulk/{lookupKey}': owns('configuration'),
  'GET /v2/field-definitions/{id}': formsRead,
  'PATCH /v2/field-definitions/{id}': edits('configuration'),
  'DELETE /v2/field-definitions/{id}': owns('configuration'),
} as const
