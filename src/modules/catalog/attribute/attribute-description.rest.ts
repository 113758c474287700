import type { Routes } from '../../../interfaces/rest/route.js'
import { bulk, create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import {
  attributeDescriptionBulkDto,
  attributeDescriptionCreateDto,
  attributeDescriptionDto,
  attributeDescriptionSearchDto,
  attributeDescriptionUpdateDto,
} from './attribute.dto.js'
import { upsertDescriptions } from './attribute-description.bulk.js'
import { attributeDescription } from './attribute-description.resource.js'
import { createDescription, removeDescription, updateDescription } from './attribute-description.service.js'

export const attributeDescriptionRest = {
  'GET /v2/attributedescriptions': list(attributeDescription, attributeDescriptionDto, attributeDescriptionSearchDto),
  'POST /v2/attributedescriptions': {
    ...create(attributeDescription, attributeDescriptionCreateDto, attributeDescriptionDto),
    handle: (ctx, { input }) => createDescription(ctx, input),
  },
  'POST /v2/attributedescriptions/search': search(attributeDescription, attributeDescriptionDto, attributeDescriptionSearchDto),
  'POST /v2/attributedescriptions/bulk/{lookupKey}': bulk(
    attributeDescription,
    attributeDescriptionBulkDto,
    'attributeDescriptions',
    ['name'],
    (ctx, _lookup, items, directives) => upsertDescriptions(ctx, items, directives),
  ),
  'GET /v2/attributedescriptions/{id}': one(attributeDescription, 'id', attributeDescriptionDto),
  'PATCH /v2/attributedescriptions/{id}': {
    ...update(attributeDescription, attributeDescriptionUpdateDto, attributeDescriptionDto),
    handle: (ctx, { params, input }) => updateDescription(ctx, keyFromPath(attributeDescription, params), input),
  },
  'DELETE /v2/attributedescriptions/{id}': {
    ...remove(attributeDescription, attributeDescriptionDto),
    handle: (ctx, { params }) => removeDescription(ctx, keyFromPath(attributeDescription, params)),
  },
} satisfies Routes
