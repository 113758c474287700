import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { savedViewCreateDto, savedViewDto, savedViewSearchDto, savedViewUpdateDto } from './saved-view.dto.js'
import { savedView } from './saved-view.resource.js'
import { createView, updateView } from './saved-view.service.js'

export const savedViewRest = {
  'GET /v2/saved-views': list(savedView, savedViewDto, savedViewSearchDto),
  'POST /v2/saved-views': {
    ...create(savedView, savedViewCreateDto, savedViewDto),
    handle: (ctx, { input }) => createView(ctx, input),
  },
  'POST /v2/saved-views/search': search(savedView, savedViewDto, savedViewSearchDto),
  'GET /v2/saved-views/{id}': one(savedView, 'id', savedViewDto),
  'PATCH /v2/saved-views/{id}': {
    ...update(savedView, savedViewUpdateDto, savedViewDto),
    handle: (ctx, { params, input }) => updateView(ctx, keyFromPath(savedView, params), input),
  },
  'DELETE /v2/saved-views/{id}': remove(savedView, savedViewDto),
} satisfies Routes
