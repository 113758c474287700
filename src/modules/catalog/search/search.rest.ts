import type { Route, Routes } from '../../../interfaces/rest/route.js'
import { productDto } from '../product/product.dto.js'
import { listProducts } from './raw/product-list.js'
import { productSearchDto } from './search.dto.js'

/** Searches products, with the input from the body or from the query string. Order lists do not apply to integrations. */
const handleSearch: Route['handle'] = (ctx, { input: { hidden, ...input } }) =>
  listProducts(ctx, { ...input, hidden: hidden && hidden === 'Y', applyOrderlists: false })

export const searchRest = {
  'GET /v2/products': {
    summary: 'A page of products, including those in clusters: by id, or by relevance with a term.',
    input: { kind: 'query', search: productSearchDto },
    output: { kind: 'page', dto: productDto },
    handle: handleSearch,
  },
  'POST /v2/products/search': {
    summary: 'Searches products, including those in clusters. Filters are members of the body or of `filters`.',
    input: { kind: 'search', search: productSearchDto },
    output: { kind: 'page', dto: productDto },
    handle: handleSearch,
  },
} satisfies Routes
