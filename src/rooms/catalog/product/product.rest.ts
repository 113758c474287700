import { bulk } from '../../../core/bulk/bulk.js'
import type { Ctx } from '../../../core/context.js'
import { get } from '../../../core/store/store.js'
import type { BulkAnswer, BulkInput, RestRequest, Route, Routes } from '../../../faces/rest/route.js'
import { create, one, remove, SOURCE, update } from '../../../faces/rest/verbs.js'
import { product } from '../../../resources/catalog/product.js'
import { isProductLookup, productByReference, unknownLookup } from '../../../resources/catalog/product.lookup.js'
import { bulkProductDto } from './product.bulk.dto.js'
import { type ProductItem, upsertProducts } from './product.bulk.js'
import { createProductDto, productDto, updateProductDto } from './product.dto.js'
import { keysOfProducts, recordsOfProducts, shownKey } from './product.identity.js'
import { createProduct, removeProduct, updateProduct } from './product.service.js'

/** What narrows a key that several products may have. */
const NARROWING = { ...SOURCE, supplier: 'The supplier, where lookupKey is supplierCode.' }

const productKey = (ctx: Ctx, { params, query }: RestRequest) =>
  productByReference(ctx, {
    lookupKey: params.lookupKey ?? '',
    lookupValue: params.key ?? '',
    source: query?.source,
    supplier: query?.supplier,
  })

const productBulk: Route = {
  summary: 'Adds or changes many products by a lookup key (id, sourceId, sku, supplierCode); every item gets its own answer.',
  input: {
    kind: 'bulk',
    dto: bulkProductDto,
    plural: 'products',
    keys: { id: ['id'], sourceId: ['sources'], sku: ['sku'], supplierCode: ['supplierCode'] },
  },
  output: { kind: 'bulk' },
  async handle(ctx, { params: { lookupKey = '' }, input }): Promise<BulkAnswer> {
    if (!isProductLookup(lookupKey)) throw unknownLookup(lookupKey)
    const { items, directives } = input as BulkInput & { items: ProductItem[] }
    const lookupOf = () => lookupKey
    const results = await bulk(
      ctx,
      items,
      keysOfProducts(items, lookupOf),
      (inner, some) => upsertProducts(inner, some, lookupOf, directives),
      recordsOfProducts(lookupOf),
    )
    return { lookupKey, keys: items.map((item) => shownKey(lookupKey, item)), results }
  },
}

export const productRest = {
  'POST /v2/products': {
    ...create(product, createProductDto, productDto),
    handle: (ctx, { input }) => createProduct(ctx, input),
  },
  'POST /v2/products/bulk/{lookupKey}': productBulk,
  'GET /v2/products/{lookupKey}/{key}': {
    ...one(product, 'id', productDto),
    queryParameters: NARROWING,
    handle: async (ctx, asked) => get(ctx, product, await productKey(ctx, asked)),
  },
  'PATCH /v2/products/{lookupKey}/{key}': {
    ...update(product, updateProductDto, productDto),
    queryParameters: NARROWING,
    handle: async (ctx, asked) => updateProduct(ctx, await productKey(ctx, asked), asked.input),
  },
  'DELETE /v2/products/{lookupKey}/{key}': {
    ...remove(product, productDto),
    queryParameters: NARROWING,
    handle: async (ctx, asked) => removeProduct(ctx, await productKey(ctx, asked)),
  },
} satisfies Routes
