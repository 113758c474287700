import type { Routes } from '../../../interfaces/rest/route.js'
import { readSearchTermsWithoutResults } from './search-terms.read.js'
import {
  salesStatisticsDto,
  salesStatisticsInputDto,
  searchTermsDto,
  searchTermsInputDto,
  topProductsDto,
  topProductsInputDto,
} from './statistics.dto.js'
import { readSalesStatistics } from './statistics.read.js'
import { readTopProducts } from './top-products.read.js'

export const statisticsRest = {
  'GET /v2/statistics/sales': {
    summary: 'Revenue, orders, quotes and new customers by day, week or month.',
    input: { kind: 'query', search: salesStatisticsInputDto },
    output: { kind: 'one', dto: salesStatisticsDto },
    handle: (ctx, { input }) => readSalesStatistics(ctx, input),
  },
  'GET /v2/statistics/top-products': {
    summary: 'The products that sold best in a period.',
    input: { kind: 'query', search: topProductsInputDto },
    output: { kind: 'one', dto: topProductsDto },
    handle: (ctx, { input }) => readTopProducts(ctx, input),
  },
  'GET /v2/statistics/search-terms-without-results': {
    summary: 'The terms that buyers searched for without finding a product.',
    input: { kind: 'query', search: searchTermsInputDto },
    output: { kind: 'one', dto: searchTermsDto },
    handle: (ctx, { input }) => readSearchTermsWithoutResults(ctx, input),
  },
} satisfies Routes
