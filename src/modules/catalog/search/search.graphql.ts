import type { GraphQLResolveInfo } from 'graphql'
import { isSelected, selectedColumns } from '../../../interfaces/graphql/compile/selection.js'
import { byId } from '../../../interfaces/graphql/early-fields.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { cluster } from '../../../resources/catalog/cluster.js'
import { product } from '../../../resources/catalog/product.js'
import { listBaseProducts, listCategoryItems } from './base-product-lists.js'
import { facetsOf } from './facets/facets.js'
import { type IndexPage, requestedFacets, searchIndex, searchIndexByCategory } from './index-search.js'
import type { PageSelection } from './items.js'
import { priceRangeOf } from './price-range.js'
import { DEFAULT_SEARCH, type Found, searchProducts } from './product-search.js'
import { listClusters, listProducts } from './raw/product-list.js'
import { noteMiss } from './search-misses.js'

/** Returns the columns that the selected fields of the items need; no others are read. */
const itemColumns = (info: GraphQLResolveInfo): PageSelection => ({
  product: selectedColumns(info, product, 'items'),
  cluster: selectedColumns(info, cluster, 'items'),
  facets: isSelected(info, '', 'filters') ? { totals: isSelected(info, 'filters.textFilters', 'countTotal') } : null,
})

export const searchGraphql = {
  Query: {
    products: async (_, { input }, ctx, info) => {
      const found = await searchProducts(ctx, input ?? DEFAULT_SEARCH, {}, itemColumns(info))
      noteMiss(ctx, input ?? {}, found.itemsFound)
      return found
    },
    baseProducts: (_, { input }, ctx, info) => listBaseProducts(ctx, input, itemColumns(info)),
    clusters: (_, { input }, ctx) => listClusters(ctx, input),
    productsRaw: (_, { input }, ctx) => listProducts(ctx, input),
    productSearchSolr: async (_, { input }, ctx) => {
      const found = await searchIndex(ctx, input)
      noteMiss(ctx, input, found.itemsFound)
      return found
    },
    productSearchByCategory: async (_, { input }, ctx) => ({ results: await searchIndexByCategory(ctx, input) }),
  },
  Category: {
    products: byId(({ id }, { input }, ctx, info) =>
      searchProducts(ctx, input ?? DEFAULT_SEARCH, { categoryIds: [id] }, itemColumns(info)),
    ),
    baseProducts: ({ id }, { input }, ctx) => listCategoryItems(ctx, id, input ?? {}),
  },
  ProductsResponse: {
    minPrice: async (found, _, ctx) => (await priceRangeOf(ctx, found as unknown as Found)).minPrice ?? 0,
    maxPrice: async (found, _, ctx) => (await priceRangeOf(ctx, found as unknown as Found)).maxPrice ?? 0,
    // The page is a `Found`: it carries its search, which the contract type does not show.
    filters: (found, { input }, ctx, info) =>
      facetsOf(ctx, found as unknown as Found, input ?? {}, { totals: isSelected(info, 'textFilters', 'countTotal') }) as never,
  },
  ProductSearchResponse: {
    minPrice: async (page, _, ctx) => (await priceRangeOf(ctx, page as unknown as IndexPage)).minPrice,
    maxPrice: async (page, _, ctx) => (await priceRangeOf(ctx, page as unknown as IndexPage)).maxPrice,
    filters: (page, _, ctx) => requestedFacets(ctx, page as unknown as IndexPage),
  },
  CategorySearchResponse: {
    minPrice: async (page, _, ctx) => (await priceRangeOf(ctx, page as unknown as IndexPage)).minPrice,
    maxPrice: async (page, _, ctx) => (await priceRangeOf(ctx, page as unknown as IndexPage)).maxPrice,
    filters: (page, _, ctx) => requestedFacets(ctx, page as unknown as IndexPage),
  },
} satisfies Resolvers
