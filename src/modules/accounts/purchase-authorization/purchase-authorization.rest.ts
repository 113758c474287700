import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import {
  purchaseAuthorizationConfigCreateDto,
  purchaseAuthorizationConfigDto,
  purchaseAuthorizationConfigSearchDto,
  purchaseAuthorizationConfigUpdateDto,
} from './purchase-authorization.dto.js'
import { purchaseAuthorizationConfig as config } from './purchase-authorization.resource.js'
import { createConfig, deleteConfig, listConfigs, updateConfig } from './purchase-authorization.service.js'

export const purchaseAuthorizationRest = {
  'GET /v2/purchase-authorization-configs': {
    ...list(config, purchaseAuthorizationConfigDto, purchaseAuthorizationConfigSearchDto),
    handle: (ctx, { input }) => listConfigs(ctx, input),
  },
  'POST /v2/purchase-authorization-configs': {
    ...create(config, purchaseAuthorizationConfigCreateDto, purchaseAuthorizationConfigDto),
    handle: (ctx, { input }) => createConfig(ctx, input),
  },
  'POST /v2/purchase-authorization-configs/search': {
    ...search(config, purchaseAuthorizationConfigDto, purchaseAuthorizationConfigSearchDto),
    handle: (ctx, { input }) => listConfigs(ctx, input),
  },
  'GET /v2/purchase-authorization-configs/{id}': one(config, 'id', purchaseAuthorizationConfigDto),
  'PATCH /v2/purchase-authorization-configs/{id}': {
    ...update(config, purchaseAuthorizationConfigUpdateDto, purchaseAuthorizationConfigDto),
    handle: (ctx, { params, input }) => updateConfig(ctx, keyFromPath(config, params), input),
  },
  'DELETE /v2/purchase-authorization-configs/{id}': {
    ...remove(config, purchaseAuthorizationConfigDto),
    handle: (ctx, { params }) => deleteConfig(ctx, keyFromPath(config, params)),
  },
} satisfies Routes
