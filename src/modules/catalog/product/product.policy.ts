import { anyKey, edits, owns, type Policy, reads } from '../../../core/auth/access.js'

export const productPolicy = {
  'query.product': anyKey('Shop visitors read products; order lists limit what they find.'),
  'mutation.productCreate': owns('product'),
  'mutation.productUpdate': edits('product'),
  'mutation.productDelete': owns('product'),
  'mutation.productCsvImport': owns('product'),
  'POST /v2/products': edits('product'),
  'POST /v2/products/bulk/{lookupKey}/delete': owns('product'),
  'POST /v2/products/csv': owns('product'),
  'POST /v2/products/bulk/{lookupKey}': edits('product'),
  'GET /v2/products/{lookupKey}/{key}': reads('product'),
  'PATCH /v2/products/{lookupKey}/{key}': edits('product'),
  'DELETE /v2/products/{lookupKey}/{key}': owns('product'),
} satisfies Record<string, Policy>
