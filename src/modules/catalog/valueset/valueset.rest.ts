import { get, list as listRows } from '../../../core/store/store.js'
import type { Route, Routes } from '../../../interfaces/rest/route.js'
import { bulk, create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { valueset, valuesetItem } from '../../../resources/catalog/valueset.js'
import {
  valuesetBulkDto,
  valuesetCreateDto,
  valuesetDto,
  valuesetItemCreateDto,
  valuesetItemDto,
  valuesetItemSearchDto,
  valuesetItemUpdateDto,
  valuesetSearchDto,
  valuesetUpdateDto,
} from './valueset.dto.js'
import {
  createItem,
  createValueset,
  removeItem,
  removeValueset,
  updateItem,
  updateValueset,
  upsertValuesets,
} from './valueset.service.js'

const itemsOfValueset: Route = {
  summary: 'A page of the values in one valueset.',
  input: { kind: 'query', search: valuesetItemSearchDto },
  output: { kind: 'page', dto: valuesetItemDto },
  async handle(ctx, { params, input }) {
    const { id } = await get(ctx, valueset, keyFromPath(valueset, params))
    return listRows(ctx, valuesetItem, input, { within: { valuesetId: id } })
  },
}

export const valuesetRest = {
  'GET /v2/valuesets': list(valueset, valuesetDto, valuesetSearchDto),
  'POST /v2/valuesets': {
    ...create(valueset, valuesetCreateDto, valuesetDto),
    handle: (ctx, { input }) => createValueset(ctx, input),
  },
  'POST /v2/valuesets/search': search(valueset, valuesetDto, valuesetSearchDto),
  'POST /v2/valuesets/bulk/{lookupKey}': bulk(
    valueset,
    valuesetBulkDto,
    'valuesets',
    ['name'],
    (ctx, _lookup, items, directives) => upsertValuesets(ctx, items, directives),
  ),
  'GET /v2/valuesets/{id}': one(valueset, 'id', valuesetDto),
  'PATCH /v2/valuesets/{id}': {
    ...update(valueset, valuesetUpdateDto, valuesetDto),
    handle: (ctx, { params, input }) => updateValueset(ctx, keyFromPath(valueset, params), input),
  },
  'DELETE /v2/valuesets/{id}': {
    ...remove(valueset, valuesetDto),
    handle: (ctx, { params }) => removeValueset(ctx, keyFromPath(valueset, params)),
  },
  'GET /v2/valuesets/{id}/items': itemsOfValueset,
  'GET /v2/valuesetitems': list(valuesetItem, valuesetItemDto, valuesetItemSearchDto),
  'POST /v2/valuesetitems': {
    ...create(valuesetItem, valuesetItemCreateDto, valuesetItemDto),
    handle: (ctx, { input }) => createItem(ctx, input),
  },
  'POST /v2/valuesetitems/search': search(valuesetItem, valuesetItemDto, valuesetItemSearchDto),
  'GET /v2/valuesetitems/{id}': one(valuesetItem, 'id', valuesetItemDto),
  'PATCH /v2/valuesetitems/{id}': {
    ...update(valuesetItem, valuesetItemUpdateDto, valuesetItemDto),
    handle: (ctx, { params, input }) => updateItem(ctx, keyFromPath(valuesetItem, params), input),
  },
  'DELETE /v2/valuesetitems/{id}': {
    ...remove(valuesetItem, valuesetItemDto),
    handle: (ctx, { params }) => removeItem(ctx, keyFromPath(valuesetItem, params)),
  },
} satisfies Routes
