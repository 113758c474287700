import type { Routes } from '../../../interfaces/rest/route.js'
import { bulk, create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import {
  fieldDefinitionBulkDto,
  fieldDefinitionCreateDto,
  fieldDefinitionDto,
  fieldDefinitionSearchDto,
  fieldDefinitionUpdateDto,
} from './field-definition.dto.js'
import { fieldDefinition } from './field-definition.resource.js'
import { createDefinition, removeDefinition, updateDefinition, upsertDefinitions } from './field-definition.service.js'

export const fieldDefinitionRest = {
  'GET /v2/field-definitions': list(fieldDefinition, fieldDefinitionDto, fieldDefinitionSearchDto),
  'POST /v2/field-definitions': {
    ...create(fieldDefinition, fieldDefinitionCreateDto, fieldDefinitionDto),
    handle: (ctx, { input }) => createDefinition(ctx, input),
  },
  'POST /v2/field-definitions/search': search(fieldDefinition, fieldDefinitionDto, fieldDefinitionSearchDto),
  'POST /v2/field-definitions/bulk/{lookupKey}': bulk(
    fieldDefinition,
    fieldDefinitionBulkDto,
    'fieldDefinitions',
    ['ownerTypeAndCode'],
    (ctx, _, items, directives) => upsertDefinitions(ctx, items, directives),
  ),
  'GET /v2/field-definitions/{id}': one(fieldDefinition, 'id', fieldDefinitionDto),
  'PATCH /v2/field-definitions/{id}': {
    ...update(fieldDefinition, fieldDefinitionUpdateDto, fieldDefinitionDto),
    handle: (ctx, { params, input }) => updateDefinition(ctx, keyFromPath(fieldDefinition, params), input),
  },
  'DELETE /v2/field-definitions/{id}': {
    ...remove(fieldDefinition, fieldDefinitionDto),
    handle: (ctx, { params }) => removeDefinition(ctx, keyFromPath(fieldDefinition, params)),
  },
} satisfies Routes
