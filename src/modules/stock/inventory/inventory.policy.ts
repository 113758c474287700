import { edits, owns, reads } from '../../../core/auth/access.js'

export const inventoryPolicy = {
  'query.inventory': reads('logistics'),
  'mutation.inventoryCreate': owns('logistics'),
  'mutation.inventoryCsvImport': owns('logistics'),
  'mutation.inventoryUpdate': edits('logistics'),
  'mutation.inventoryDelete': owns('logistics'),
  'GET /v2/inventory': reads('logistics'),
  'POST /v2/inventory': owns('logistics'),
  'POST /v2/inventory/search': reads('logistics'),
  'POST /v2/inventory/bulk/{lookupKey}/{type}': owns('logistics'),
  'GET /v2/inventory/id/{id}': reads('logistics'),
  'PATCH /v2/inventory/id/{id}': edits('logistics'),
  'DELETE /v2/inventory/id/{id}': owns('logistics'),
  'GET /v2/products/{lookupKey}/{key}/inventory': reads('logistics'),
  'GET /v2/products/{lookupKey}/{key}/inventory/warehouses/{warehouseId}': reads('logistics'),
} as const
