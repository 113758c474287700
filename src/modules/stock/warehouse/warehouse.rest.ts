import type { Route, Routes } from '../../../interfaces/rest/route.js'
import { bulk, create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { warehouse } from '../../../resources/stock/warehouse.js'
import { upsertWarehouses } from './warehouse.bulk.js'
import {
  warehouseAddressCreateDto,
  warehouseAddressDto,
  warehouseAddressUpdateDto,
  warehouseBulkDto,
  warehouseCreateDto,
  warehouseDto,
  warehouseSearchDto,
  warehouseUpdateDto,
} from './warehouse.dto.js'
import {
  createWarehouse,
  createWarehouseAddress,
  getWarehouseAddress,
  removeWarehouse,
  removeWarehouseAddress,
  updateWarehouse,
  updateWarehouseAddress,
} from './warehouse.service.js'

const addressRoutes: Record<'read' | 'add' | 'change' | 'remove', Route> = {
  read: {
    summary: 'The address of a warehouse.',
    output: { kind: 'one', dto: warehouseAddressDto },
    handle: (ctx, { params }) => getWarehouseAddress(ctx, keyFromPath(warehouse, params)),
  },
  add: {
    summary: 'Adds the address of a warehouse; it can have only one.',
    input: { kind: 'body', dto: warehouseAddressCreateDto },
    output: { kind: 'one', dto: warehouseAddressDto, status: 201 },
    handle: (ctx, { params, input }) => createWarehouseAddress(ctx, keyFromPath(warehouse, params), input),
  },
  change: {
    summary: 'Changes the given properties of the address of a warehouse.',
    input: { kind: 'body', dto: warehouseAddressUpdateDto },
    output: { kind: 'one', dto: warehouseAddressDto },
    handle: (ctx, { params, input }) => updateWarehouseAddress(ctx, keyFromPath(warehouse, params), {}, input),
  },
  remove: {
    summary: 'Deletes the address of a warehouse and returns it.',
    output: { kind: 'one', dto: warehouseAddressDto },
    handle: (ctx, { params }) => removeWarehouseAddress(ctx, keyFromPath(warehouse, params), {}),
  },
}

export const warehouseRest = {
  'GET /v2/warehouses': list(warehouse, warehouseDto, warehouseSearchDto),
  'POST /v2/warehouses': {
    ...create(warehouse, warehouseCreateDto, warehouseDto),
    handle: (ctx, { input: { address, ...input } }) => createWarehouse(ctx, { ...input, createWarehouseAddress: address }),
  },
  'POST /v2/warehouses/search': search(warehouse, warehouseDto, warehouseSearchDto),
  'POST /v2/warehouses/bulk/{lookupKey}': bulk(warehouse, warehouseBulkDto, 'warehouses', ['name'], upsertWarehouses),
  'GET /v2/warehouses/{id}': one(warehouse, 'id', warehouseDto),
  'PATCH /v2/warehouses/{id}': {
    ...update(warehouse, warehouseUpdateDto, warehouseDto),
    handle: (ctx, { params, input }) => updateWarehouse(ctx, keyFromPath(warehouse, params), input),
  },
  'DELETE /v2/warehouses/{id}': {
    ...remove(warehouse, warehouseDto),
    handle: (ctx, { params }) => removeWarehouse(ctx, keyFromPath(warehouse, params)),
  },
  'GET /v2/warehouses/{id}/address': addressRoutes.read,
  'POST /v2/warehouses/{id}/address': addressRoutes.add,
  'PATCH /v2/warehouses/{id}/address': addressRoutes.change,
  'DELETE /v2/warehouses/{id}/address': addressRoutes.remove,
} satisfies Routes
