import { buyerFor } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { list as listRows } from '../../../core/store/store.js'
import type { RestRequest, Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { crossupsellCreateDto, crossupsellDto, crossupsellSearchDto, crossupsellUpdateDto } from './crossupsell.dto.js'
import { asSearch, visibleCrossupsells } from './crossupsell.read.js'
import { crossupsell } from './crossupsell.resource.js'
import { createCrossupsell, updateCrossupsell } from './crossupsell.service.js'

async function pageOf(ctx: Ctx, { input }: RestRequest) {
  const search = asSearch(input)
  return listRows(ctx, await visibleCrossupsells(ctx, buyerFor(ctx, input)), search)
}

export const crossupsellRest = {
  'GET /v2/crossupsells': { ...list(crossupsell, crossupsellDto, crossupsellSearchDto), handle: pageOf },
  'POST /v2/crossupsells': {
    ...create(crossupsell, crossupsellCreateDto, crossupsellDto),
    handle: (ctx, { input }) => createCrossupsell(ctx, input),
  },
  'POST /v2/crossupsells/search': { ...search(crossupsell, crossupsellDto, crossupsellSearchDto), handle: pageOf },
  'GET /v2/crossupsells/{id}': one(crossupsell, 'id', crossupsellDto),
  'PATCH /v2/crossupsells/{id}': {
    ...update(crossupsell, crossupsellUpdateDto, crossupsellDto),
    handle: (ctx, { params, input }) => updateCrossupsell(ctx, keyFromPath(crossupsell, params), input),
  },
  'DELETE /v2/crossupsells/{id}': remove(crossupsell, crossupsellDto),
} satisfies Routes
