import type { PartNumberBulkItemInput } from '../../../contract/contract.gen.js'
import { writeBulk } from '../../../core/bulk/halves.js'
import { requireLookupKey } from '../../../core/store/reference.js'
import type { Route, Routes } from '../../../interfaces/rest/route.js'
import { bulk, create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import {
  partNumberBulkItemDto,
  partNumberCreateDto,
  partNumberDto,
  partNumberSearchDto,
  partNumberUpdateDto,
} from './part-number.dto.js'
import { partNumber } from './part-number.resource.js'
import {
  createPartNumber,
  deletePartNumber,
  type NumberLookup,
  updatePartNumber,
  upsertPartNumbers,
} from './part-number.service.js'

const LOOKUP_KEYS = ['externalId', 'number'] as const

const bulkRoute: Route = {
  ...bulk(partNumber, partNumberBulkItemDto, 'partNumbers', LOOKUP_KEYS),
  input: {
    kind: 'bulk',
    dto: partNumberBulkItemDto,
    plural: 'partNumbers',
    keys: { externalId: ['externalId'], number: ['number'] },
  },
  async handle(ctx, { params: { lookupKey = '' }, input }) {
    requireLookupKey(lookupKey, LOOKUP_KEYS)
    const lookup = lookupKey as NumberLookup
    const items: PartNumberBulkItemInput[] = input.items
    const results = await writeBulk(
      ctx,
      items,
      ({ companyId, companySource, [lookup]: key }) => [JSON.stringify([companyId, companySource, key])],
      (inner, some) => upsertPartNumbers(inner, lookup, some),
    )
    return { lookupKey, keys: items.map(({ [lookup]: key }) => String(key)), results }
  },
}

export const partNumberRest = {
  'GET /v2/part-numbers': list(partNumber, partNumberDto, partNumberSearchDto),
  'POST /v2/part-numbers': {
    ...create(partNumber, partNumberCreateDto, partNumberDto),
    handle: (ctx, { input }) => createPartNumber(ctx, input),
  },
  'POST /v2/part-numbers/search': search(partNumber, partNumberDto, partNumberSearchDto),
  'POST /v2/part-numbers/bulk/{lookupKey}': bulkRoute,
  'GET /v2/part-numbers/{id}': one(partNumber, 'id', partNumberDto),
  'PATCH /v2/part-numbers/{id}': {
    ...update(partNumber, partNumberUpdateDto, partNumberDto),
    handle: (ctx, { params, input }) => updatePartNumber(ctx, keyFromPath(partNumber, params), input),
  },
  'DELETE /v2/part-numbers/{id}': {
    ...remove(partNumber, partNumberDto),
    handle: (ctx, { params }) => deletePartNumber(ctx, keyFromPath(partNumber, params)),
  },
} satisfies Routes
