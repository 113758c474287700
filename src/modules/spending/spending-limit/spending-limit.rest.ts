import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { spendingLimitCreateDto, spendingLimitDto, spendingLimitSearchDto, spendingLimitUpdateDto } from './spending-limit.dto.js'
import { spendingLimit } from './spending-limit.resource.js'
import { createLimit, deleteLimit, updateLimit } from './spending-limit.service.js'

export const spendingLimitRest = {
  'GET /v2/spending-limits': list(spendingLimit, spendingLimitDto, spendingLimitSearchDto),
  'POST /v2/spending-limits': {
    ...create(spendingLimit, spendingLimitCreateDto, spendingLimitDto),
    handle: (ctx, { input }) => createLimit(ctx, input),
  },
  'POST /v2/spending-limits/search': search(spendingLimit, spendingLimitDto, spendingLimitSearchDto),
  'GET /v2/spending-limits/{id}': one(spendingLimit, 'id', spendingLimitDto),
  'PATCH /v2/spending-limits/{id}': {
    ...update(spendingLimit, spendingLimitUpdateDto, spendingLimitDto),
    handle: (ctx, { params, input }) => updateLimit(ctx, keyFromPath(spendingLimit, params), input),
  },
  'DELETE /v2/spending-limits/{id}': {
    ...remove(spendingLimit, spendingLimitDto),
    handle: (ctx, { params }) => deleteLimit(ctx, keyFromPath(spendingLimit, params)),
  },
} satisfies Routes
