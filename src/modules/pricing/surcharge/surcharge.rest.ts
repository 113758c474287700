import { idOrUuid } from '../../../core/store/reference.js'
import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import {
  surchargeCreateDto,
  surchargeDto,
  surchargeQueryLegacy,
  surchargeSearchDto,
  surchargeUpdateDto,
} from './surcharge.dto.js'
import { listSurchargesOfProduct } from './surcharge.products.js'
import { surcharge } from './surcharge.resource.js'
import { createSurcharge, updateSurcharge } from './surcharge.service.js'

export const surchargeRest = {
  'GET /v2/surcharges': list(surcharge, surchargeDto, surchargeSearchDto, surchargeQueryLegacy),
  'POST /v2/surcharges': {
    ...create(surcharge, surchargeCreateDto, surchargeDto),
    handle: (ctx, { input }) => createSurcharge(ctx, input),
  },
  'POST /v2/surcharges/search': search(surcharge, surchargeDto, surchargeSearchDto),
  'GET /v2/surcharges/product/{productId}': {
    ...list(surcharge, surchargeDto, surchargeSearchDto),
    summary: 'A page of the surcharges of a product.',
    handle: (ctx, { params, input }) => listSurchargesOfProduct(ctx, idOrUuid(params.productId ?? ''), input),
  },
  'GET /v2/surcharges/{id}': one(surcharge, 'id', surchargeDto),
  'PATCH /v2/surcharges/{id}': {
    ...update(surcharge, surchargeUpdateDto, surchargeDto),
    handle: (ctx, { params, input }) => updateSurcharge(ctx, keyFromPath(surcharge, params), input),
  },
  'DELETE /v2/surcharges/{id}': remove(surcharge, surchargeDto),
} satisfies Routes
