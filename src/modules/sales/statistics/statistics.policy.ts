import { reads } from '../../../core/auth/access.js'

export const statisticsPolicy = {
  'query.salesStatistics': reads('order'),
  'query.topProducts': reads('order'),
  'query.searchTermsWithoutResults': reads('order'),
  'GET /v2/statistics/sales': reads('order'),
  'GET /v2/statistics/top-products': reads('order'),
  'GET /v2/statistics/search-terms-without-results': reads('order'),
} as const
