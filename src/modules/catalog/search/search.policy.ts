import { orOwn, type Policy, reads } from '../../../core/auth/access.js'

/** For callers with a role for products, and for every user who is logged in: the assortment restricts what they see. */
const browses = orOwn(reads('product'), 'user')

export const searchPolicy = {
  'query.products': browses,
  'query.baseProducts': browses,
  'query.clusters': browses,
  'query.productsRaw': browses,
  'query.productSearchSolr': browses,
  'query.productSearchByCategory': browses,
  'GET /v2/products': reads('product'),
  'POST /v2/products/search': reads('product'),
} satisfies Record<string, Policy>
