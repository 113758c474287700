import { invalidField } from '../../../core/base/errors.js'
import { writeBulk } from '../../../core/bulk/halves.js'
import { lookupKeysOf, requireLookupKey } from '../../../core/store/reference.js'
import { deleteMany, importFile } from '../../../interfaces/rest/mass-verbs.js'
import type { BulkAnswer, BulkInput, Route, Routes } from '../../../interfaces/rest/route.js'
import { create, oneByLookup, removeByLookup, updateByLookup } from '../../../interfaces/rest/verbs.js'
import { product, productLookup } from '../../../resources/catalog/product.js'
import { bulkProductDto } from './product.bulk.dto.js'
import { type ProductItem, upsertProducts } from './product.bulk.js'
import { importProducts } from './product.csv.js'
import { createProductDto, productDto, updateProductDto } from './product.dto.js'
import { displayKey, type ProductLookup, productIdsFinder, uniqueKeysOf } from './product.identity.js'
import { createProduct, removeProduct, updateProduct } from './product.service.js'

const productBulk: Route = {
  summary: 'Adds or changes many products by a lookup key (id, sourceId, sku, supplierCode); each item has its own result.',
  input: {
    kind: 'bulk',
    dto: bulkProductDto,
    plural: 'products',
    keys: { id: ['id'], sourceId: ['sources'], sku: ['sku'], supplierCode: ['supplierCode'] },
  },
  output: { kind: 'bulk' },
  async handle(ctx, { params: { lookupKey = '' }, input }): Promise<BulkAnswer> {
    requireLookupKey(lookupKey, lookupKeysOf(productLookup))
    const { items, directives } = input as BulkInput & { items: ProductItem[] }
    const lookup = lookupKey as ProductLookup
    const lookupOf = () => lookup
    const results = await writeBulk(
      ctx,
      items,
      uniqueKeysOf(items, lookupOf),
      (inner, some) => upsertProducts(inner, some, lookupOf, directives),
      productIdsFinder(lookupOf),
    )
    return { lookupKey, keys: items.map((item) => displayKey(lookup, item)), results }
  },
}

/** Properties that describe or identify a product. A new one needs at least one of them. */
const IDENTIFYING = ['names', 'sku', 'supplierCode', 'barCode', 'manufacturerCode', 'eanCode', 'sources']

function requireDescription<I extends Record<string, unknown>>(input: I): I {
  const isBlank = (value: unknown) => value == null || value === '' || (Array.isArray(value) && value.length === 0)
  if (IDENTIFYING.every((name) => isBlank(input[name]))) throw invalidField('names', 'or sku must be given for a new product')
  return input
}

export const productRest = {
  'POST /v2/products': {
    ...create(product, createProductDto, productDto),
    handle: (ctx, { input }) => createProduct(ctx, requireDescription(input)),
  },
  'POST /v2/products/bulk/{lookupKey}/delete': deleteMany(productLookup, removeProduct),
  'POST /v2/products/csv': importFile('products', importProducts),
  'POST /v2/products/bulk/{lookupKey}': productBulk,
  'GET /v2/products/{lookupKey}/{key}': oneByLookup(productLookup, productDto),
  'PATCH /v2/products/{lookupKey}/{key}': updateByLookup(productLookup, updateProductDto, productDto, updateProduct),
  'DELETE /v2/products/{lookupKey}/{key}': removeByLookup(productLookup, productDto, removeProduct),
} satisfies Routes
