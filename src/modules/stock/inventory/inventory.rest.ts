import type { InventoryType } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import { writeBulk } from '../../../core/bulk/halves.js'
import type { Ctx } from '../../../core/context.js'
import { requireLookupKey } from '../../../core/store/reference.js'
import { get } from '../../../core/store/store.js'
import type { BulkAnswer, BulkInput, RestRequest, Route, Routes } from '../../../interfaces/rest/route.js'
import {
  create,
  idByLookup,
  keyFromPath,
  list,
  narrowingOf,
  one,
  remove,
  search,
  update,
} from '../../../interfaces/rest/verbs.js'
import { productLookup } from '../../../resources/catalog/product.js'
import { warehouse } from '../../../resources/stock/warehouse.js'
import {
  findStockPlaces,
  STOCK_LOOKUPS,
  type StockItem,
  type StockLookup,
  stockItemKey,
  stockKey,
  upsertInventory,
} from './inventory.bulk.js'
import {
  inventoryBulkDto,
  inventoryCreateDto,
  inventoryDto,
  inventoryResponseDto,
  inventorySearchDto,
  inventoryUpdateDto,
  productInventoryDto,
} from './inventory.dto.js'
import { inventoryOfProduct } from './inventory.product.js'
import { inventory } from './inventory.resource.js'
import { createInventory, removeInventory, updateInventory } from './inventory.service.js'

const inventoryBulk: Route = {
  summary: `Adds or changes much stock, local or at suppliers, by the key of the product (${STOCK_LOOKUPS.join(', ')}); each item has its own result.`,
  input: {
    kind: 'bulk',
    dto: inventoryBulkDto,
    plural: 'inventory',
    keys: { id: ['id'], sourceId: ['source', 'sourceId'], sku: ['sku'], supplierCode: ['supplierCode'] },
  },
  output: { kind: 'bulk' },
  async handle(ctx, { params: { lookupKey = '', type = '' }, input }): Promise<BulkAnswer> {
    requireLookupKey(lookupKey, STOCK_LOOKUPS)
    const lookup = lookupKey as StockLookup
    const stockType = stockTypeIn(type)
    const { items, directives } = input as BulkInput & { items: StockItem[] }
    const results = await writeBulk(
      ctx,
      items,
      (item) => [stockItemKey(lookup, item)],
      (inner, some) => upsertInventory(inner, stockType, lookup, some, directives),
      (outer, all) => findStockPlaces(outer, lookup, all),
    )
    return { lookupKey, keys: items.map((item) => stockKey(lookup, item)), results }
  },
}

function stockTypeIn(type: string): InventoryType {
  if (type === 'local' || type === 'supplier') return type
  throw invalidField('type', 'must be one of local, supplier')
}

const productInventory: Route = {
  summary: 'The stock of a product, added up, with its rows.',
  queryParameters: narrowingOf(productLookup),
  output: { kind: 'one', dto: productInventoryDto },
  handle: (ctx, asked) => readProductInventory(ctx, asked),
}

async function readProductInventory(ctx: Ctx, asked: RestRequest) {
  const id = await idByLookup(ctx, productLookup, asked, 'PRODUCT_NOT_FOUND_ERROR')
  return (await inventoryOfProduct(ctx, [{ id }]))[0]
}

const warehouseInventory: Route = {
  summary: 'The stock of a product in one warehouse, added up, with its rows.',
  queryParameters: narrowingOf(productLookup),
  output: { kind: 'one', dto: productInventoryDto },
  async handle(ctx, asked) {
    const id = await idByLookup(ctx, productLookup, asked, 'PRODUCT_NOT_FOUND_ERROR')
    const { id: warehouseId } = await get(ctx, warehouse, keyFromPath(warehouse, { id: asked.params.warehouseId ?? '' }))
    const [totals] = await inventoryOfProduct(ctx, [{ id, warehouseId }])
    return { ...totals, warehouseId }
  },
}

export const inventoryRest = {
  'GET /v2/inventory': list(inventory, inventoryDto, inventorySearchDto),
  'POST /v2/inventory': {
    ...create(inventory, inventoryCreateDto, inventoryResponseDto),
    handle: (ctx, { input }) => createInventory(ctx, input),
  },
  'POST /v2/inventory/search': search(inventory, inventoryDto, inventorySearchDto),
  'POST /v2/inventory/bulk/{lookupKey}/{type}': inventoryBulk,
  'GET /v2/inventory/id/{id}': one(inventory, 'id', inventoryDto),
  'PATCH /v2/inventory/id/{id}': {
    ...update(inventory, inventoryUpdateDto, inventoryDto),
    handle: (ctx, { params, input }) => updateInventory(ctx, keyFromPath(inventory, params), input),
  },
  'DELETE /v2/inventory/id/{id}': {
    ...remove(inventory, inventoryDto),
    handle: (ctx, { params }) => removeInventory(ctx, keyFromPath(inventory, params)),
  },
  'GET /v2/products/{lookupKey}/{key}/inventory': productInventory,
  'GET /v2/products/{lookupKey}/{key}/inventory/warehouses/{warehouseId}': warehouseInventory,
} satisfies Routes
