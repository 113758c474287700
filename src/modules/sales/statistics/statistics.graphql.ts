import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { readSearchTermsWithoutResults } from './search-terms.read.js'
import { readSalesStatistics } from './statistics.read.js'
import { readTopProducts } from './top-products.read.js'

export const statisticsGraphql = {
  Query: {
    salesStatistics: (_, { input }, ctx) => readSalesStatistics(ctx, input ?? {}),
    topProducts: (_, { input }, ctx) => readTopProducts(ctx, input ?? {}),
    searchTermsWithoutResults: (_, { input }, ctx) => readSearchTermsWithoutResults(ctx, input ?? {}),
  },
} satisfies Resolvers
