import type { Routes } from '../../../faces/rest/route.js'
import { productDto } from '../product/product.dto.js'
import { productSearchDto } from './search.dto.js'
import { listProducts } from './search.raw.js'

export const searchRest = {
  'POST /v2/products/search': {
    summary: 'Searches products, those of clusters among them; filters stand at the top of the body or under `filters`.',
    takes: { kind: 'search', search: productSearchDto },
    answers: { kind: 'page', dto: productDto },
    handle: (ctx, { input: { hidden, ...input } }) =>
      listProducts(ctx, { ...input, hidden: hidden && hidden === 'Y', applyOrderlists: false }),
  },
} satisfies Routes
