import { idOrUuid } from '../../../core/store/reference.js'
import { get } from '../../../core/store/store.js'
import type { Route, Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { product } from '../../../resources/catalog/product.js'
import { bundleCreateDto, bundleDto, bundleItemsDto, bundleSearchDto, bundleUpdateDto } from './bundle.dto.js'
import { bundle } from './bundle.resource.js'
import { addItems, createBundle, removeBundle, removeItem, updateBundle } from './bundle.service.js'

const add: Route = {
  summary: 'Adds products to a bundle.',
  input: { kind: 'body', dto: bundleItemsDto },
  output: { kind: 'one', dto: bundleDto, status: 201 },
  handle: async (ctx, { params, input }) => (await addItems(ctx, keyFromPath(bundle, params), input.items)).bundle,
}
const takeOut: Route = {
  summary: 'Removes a product from a bundle.',
  output: { kind: 'one', dto: bundleDto },
  async handle(ctx, { params }) {
    const { id } = await get(ctx, product, idOrUuid(params.productId ?? ''))
    return removeItem(ctx, keyFromPath(bundle, params), id)
  },
}

export const bundleRest = {
  'GET /v2/bundles': list(bundle, bundleDto, bundleSearchDto),
  'POST /v2/bundles': {
    ...create(bundle, bundleCreateDto, bundleDto),
    handle: (ctx, { input }) => createBundle(ctx, input),
  },
  'POST /v2/bundles/search': search(bundle, bundleDto, bundleSearchDto),
  'GET /v2/bundles/{id}': one(bundle, 'id', bundleDto),
  'PATCH /v2/bundles/{id}': {
    ...update(bundle, bundleUpdateDto, bundleDto),
    handle: (ctx, { params, input }) => updateBundle(ctx, keyFromPath(bundle, params), input),
  },
  'DELETE /v2/bundles/{id}': {
    ...remove(bundle, bundleDto),
    handle: (ctx, { params }) => removeBundle(ctx, keyFromPath(bundle, params)),
  },
  'POST /v2/bundles/{id}/items': add,
  'DELETE /v2/bundles/{id}/items/{productId}': takeOut,
} satisfies Routes
