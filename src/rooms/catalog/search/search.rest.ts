import type { Route, Routes } from '../../../faces/rest/route.js'
import { productDto } from '../product/product.dto.js'
import { listProducts } from './raw/product-list.js'
import { productSearchDto } from './search.dto.js'

/** What REST asks of products, in a body or in an address; order lists narrow no integration. */
const productsSought: Route['handle'] = (ctx, { input: { hidden, ...input } }) =>
  listProducts(ctx, { ...input, hidden: hidden && hidden === 'Y', applyOrderlists: false })

export const searchRest = {
  'GET /v2/products': {
    summary: 'A page of products, those of clusters among them, by their number, or the best first where a term is sought.',
    input: { kind: 'query', search: productSearchDto },
    output: { kind: 'page', dto: productDto },
    handle: productsSought,
  },
  'POST /v2/products/search': {
    summary: 'Searches products, those of clusters among them; filters stand at the top of the body or under `filters`.',
    input: { kind: 'search', search: productSearchDto },
    output: { kind: 'page', dto: productDto },
    handle: productsSought,
  },
} satisfies Routes
