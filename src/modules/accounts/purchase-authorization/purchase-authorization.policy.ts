import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

export const purchaseAuthorizationPolicy = {
  'query.purchaseAuthorizationConfig': orOwn(reads('user'), 'contact'),
  'query.purchaseAuthorizationConfigs': orOwn(reads('user'), 'contact'),
  'mutation.purchaseAuthorizationConfigCreate': orOwn(owns('user'), 'contact'),
  'mutation.purchaseAuthorizationConfigUpdate': orOwn(edits('user'), 'manager'),
  'mutation.purchaseAuthorizationConfigDelete': orOwn(owns('user'), 'manager'),
  'GET /v2/purchase-authorization-configs': reads('user'),
  'POST /v2/purchase-authorization-configs': owns('user'),
  'POST /v2/purchase-authorization-configs/search': reads('user'),
  'GET /v2/purchase-authorization-configs/{id}': reads('user'),
  'PATCH /v2/purchase-authorization-configs/{id}': edits('user'),
  'DELETE /v2/purchase-authorization-configs/{id}': owns('user'),
} as const
