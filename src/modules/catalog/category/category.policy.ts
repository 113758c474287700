import { anyKey, edits, owns, type Policy, reads } from '../../../core/auth/access.js'

const storefront = anyKey('A storefront shows its menu to every visitor.')

export const categoryPolicy = {
  'query.category': storefront,
  'query.categories': storefront,
  'query.categoryBySlug': storefront,
  'query.categoryBySource': storefront,
  'query.categoryChildren': storefront,
  'query.categoryHierarchy': storefront,
  'mutation.categoryCreate': owns('product'),
  'mutation.categoryUpdate': edits('product'),
  'mutation.categoryCsvImport': owns('product'),
  'mutation.categoryDelete': owns('product'),
  'mutation.categoryMoveAbove': edits('product'),
  'mutation.categoryMoveBelow': edits('product'),
  'GET /v2/categories': reads('product'),
  'POST /v2/categories': edits('product'),
  'POST /v2/categories/search': reads('product'),
  'POST /v2/categories/bulk/{lookupKey}/delete': owns('product'),
  'POST /v2/categories/csv': owns('product'),
  'POST /v2/categories/bulk/{lookupKey}': edits('product'),
  'GET /v2/categories/{lookupKey}/{key}': reads('product'),
  'PATCH /v2/categories/{lookupKey}/{key}': edits('product'),
  'DELETE /v2/categories/{lookupKey}/{key}': owns('product'),
} satisfies Record<string, Policy>
