import type { Routes } from '../../../interfaces/rest/route.js'
import { bulk, create, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import {
  taxBulkDto,
  taxCreateDto,
  taxDto,
  taxListDto,
  taxQueryLegacy,
  taxResponseDto,
  taxSearchDto,
  taxUpdateDto,
} from './tax.dto.js'
import { tax } from './tax.resource.js'

export const taxRest = {
  'GET /v2/taxes': list(tax, taxDto, taxListDto, taxQueryLegacy),
  'POST /v2/taxes': create(tax, taxCreateDto, taxResponseDto),
  'POST /v2/taxes/search': search(tax, taxDto, taxSearchDto),
  'POST /v2/taxes/bulk/{lookupKey}': bulk(tax, taxBulkDto, 'taxes', ['zoneAndCode']),
  'GET /v2/taxes/{id}': one(tax, 'id', taxResponseDto),
  'PATCH /v2/taxes/{id}': update(tax, taxUpdateDto, taxResponseDto),
  'DELETE /v2/taxes/{id}': remove(tax, taxResponseDto),
  'GET /v2/taxes/{zone}/{code}': one(tax, 'zoneAndCode', taxResponseDto),
} satisfies Routes
