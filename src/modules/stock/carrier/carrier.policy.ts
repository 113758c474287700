import { anyKey, edits, owns, reads } from '../../../core/auth/access.js'

const storefrontReads = anyKey('Shops offer the carriers from which a customer chooses.')

export const carrierPolicy = {
  'query.carrier': storefrontReads,
  'query.carriers': storefrontReads,
  'mutation.carrierCreate': owns('logistics'),
  'mutation.carrierUpdate': edits('logistics'),
  'mutation.carrierDelete': owns('logistics'),
  'mutation.carrierAssignWarehouse': edits('logistics'),
  'mutation.carrierAssignWarehouseAndReturnCarrier': edits('logistics'),
  'mutation.carrierUnassignWarehouse': edits('logistics'),
  'mutation.carrierUnassignWarehouseAndReturnCarrier': edits('logistics'),
  'GET /v2/carriers': reads('logistics'),
  'POST /v2/carriers': owns('logistics'),
  'POST /v2/carriers/search': reads('logistics'),
  'POST /v2/carriers/bulk/{lookupKey}': owns('logistics'),
  'GET /v2/carriers/{id}': reads('logistics'),
  'PATCH /v2/carriers/{id}': edits('logistics'),
  'DELETE /v2/carriers/{id}': owns('logistics'),
  'POST /v2/carriers/{id}/warehouses/{warehouseId}': edits('logistics'),
  'DELETE /v2/carriers/{id}/warehouses/{warehouseId}': edits('logistics'),
} as const
