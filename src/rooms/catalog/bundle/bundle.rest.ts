import type { Routes } from '../../../faces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../faces/rest/verbs.js'
import { bundleCreateDto, bundleDto, bundleSearchDto, bundleUpdateDto } from './bundle.dto.js'
import { bundle } from './bundle.js'
import { createBundle, removeBundle, updateBundle } from './bundle.service.js'

export const bundleRest = {
  'GET /v2/bundles': list(bundle, bundleDto, bundleSearchDto),
  'POST /v2/bundles': {
    ...create(bundle, bundleCreateDto, bundleDto),
    handle: (ctx, { input }) => createBundle(ctx, input),
  },
  'POST /v2/bundles/search': search(bundle, bundleDto, bundleSearchDto),
  'GET /v2/bundles/{id}': one(bundle, 'id', bundleDto),
  'PATCH /v2/bundles/{id}': {
    ...update(bundle, bundleUpdateDto, bundleDto),
    handle: (ctx, { params, input }) => updateBundle(ctx, keyFromPath(bundle, params), input),
  },
  'DELETE /v2/bundles/{id}': {
    ...remove(bundle, bundleDto),
    handle: (ctx, { params }) => removeBundle(ctx, keyFromPath(bundle, params)),
  },
} satisfies Routes
