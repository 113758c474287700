import { anyKey, owns, reads } from '../../../core/auth/access.js'

const open = anyKey('Storefronts offer bundles to every visitor.')

export const bundlePolicy = {
  'query.bundle': open,
  'query.bundles': open,
  'mutation.bundleCreate': owns('product'),
  'mutation.bundleUpdate': owns('product'),
  'mutation.bundleDelete': owns('product'),
  'mutation.bundleAddItems': owns('product'),
  'mutation.bundleAddItemsAndReturnBundle': owns('product'),
  'mutation.bundleRemoveItem': owns('product'),
  'mutation.bundleRemoveItemAndReturnBundle': owns('product'),
  'GET /v2/bundles': reads('product'),
  'POST /v2/bundles': owns('product'),
  'POST /v2/bundles/search': reads('product'),
  'GET /v2/bundles/{id}': reads('product'),
  'PATCH /v2/bundles/{id}': owns('product'),
  'DELETE /v2/bundles/{id}': owns('product'),
  'POST /v2/bundles/{id}/items': owns('product'),
  'DELETE /v2/bundles/{id}/items/{productId}': owns('product'),
} as const
