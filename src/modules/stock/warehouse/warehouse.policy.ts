import { anyKey, edits, owns, reads } from '../../../core/auth/access.js'

const storefrontReads = anyKey('Shops show where goods are stored and where they can be collected.')

export const warehousePolicy = {
  'query.warehouse': storefrontReads,
  'query.warehouses': storefrontReads,
  'mutation.warehouseCreate': owns('logistics'),
  'mutation.warehouseUpdate': edits('logistics'),
  'mutation.warehouseDelete': owns('logistics'),
  'mutation.warehouseAddressCreate': owns('logistics'),
  'mutation.warehouseAddressUpdate': edits('logistics'),
  'mutation.warehouseAddressDelete': owns('logistics'),
  'GET /v2/warehouses': reads('logistics'),
  'POST /v2/warehouses': owns('logistics'),
  'POST /v2/warehouses/search': reads('logistics'),
  'POST /v2/warehouses/bulk/{lookupKey}': owns('logistics'),
  'GET /v2/warehouses/{id}': reads('logistics'),
  'PATCH /v2/warehouses/{id}': edits('logistics'),
  'DELETE /v2/warehouses/{id}': owns('logistics'),
  'GET /v2/warehouses/{id}/address': reads('logistics'),
  'POST /v2/warehouses/{id}/address': owns('logistics'),
  'PATCH /v2/warehouses/{id}/address': edits('logistics'),
  'DELETE /v2/warehouses/{id}/address': owns('logistics'),
} as const
