import type { Dto } from '../../../interfaces/rest/dto.js'
import type { Routes } from '../../../interfaces/rest/route.js'
import { create, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { zoneTaxCode } from './zone-tax-code.resource.js'
import { createZoneTaxCode } from './zone-tax-code.service.js'

const dto: Dto = { name: 'ZoneTaxCode', from: 'ZoneTaxCode' }
const createDto: Dto = { name: 'ZoneTaxCodeCreateInput', from: 'ZoneTaxCodeCreateInput' }
const updateDto: Dto = { name: 'ZoneTaxCodeUpdateInput', from: 'ZoneTaxCodeUpdateInput' }
const searchDto: Dto = { name: 'ZoneTaxCodeSearchInput', from: 'ZoneTaxCodeSearchInput', isSearch: true }

export const zoneTaxCodeRest = {
  'GET /v2/zone-tax-codes': list(zoneTaxCode, dto, searchDto),
  'POST /v2/zone-tax-codes': {
    ...create(zoneTaxCode, createDto, dto),
    handle: (ctx, { input }) => createZoneTaxCode(ctx, input),
  },
  'POST /v2/zone-tax-codes/search': search(zoneTaxCode, dto, searchDto),
  'GET /v2/zone-tax-codes/{id}': one(zoneTaxCode, 'id', dto),
  'PATCH /v2/zone-tax-codes/{id}': update(zoneTaxCode, updateDto, dto),
  'DELETE /v2/zone-tax-codes/{id}': remove(zoneTaxCode, dto),
} satisfies Routes
