import { relationField } from '../../../core/store/relations.js'
import { selectedColumns } from '../../../interfaces/graphql/compile/selection.js'
import { findsById } from '../../../interfaces/graphql/early-fields.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { defaultCategoryIdOfProduct, product, sourcesOfProduct } from '../../../resources/catalog/product.js'
import { importProducts } from './product.csv.js'
import { findProduct } from './product.read.js'
import { createProduct, removeProduct, updateProduct } from './product.service.js'

const defaultCategoryIdField = relationField(defaultCategoryIdOfProduct)

export const productGraphql = {
  Query: {
    product: findsById(
      ({ id, productId }) => productId ?? id,
      (_, args, ctx, info) => findProduct(ctx, args, selectedColumns(info, product)),
    ),
  },
  Mutation: {
    productCreate: (_, { input }, ctx) => createProduct(ctx, input),
    productUpdate: (_, { productId, input }, ctx) => updateProduct(ctx, { id: productId }, input),
    productDelete: async (_, { productId }, ctx) => {
      await removeProduct(ctx, { id: productId })
      return true
    },
    productCsvImport: (_, { input }, ctx) => importProducts(ctx, input),
  },
  Product: {
    productId: ({ id }) => id,
    classId: ({ id }) => id,
    categoryId: async (row, args, ctx) => (await defaultCategoryIdField(row, args, ctx)) ?? 0,
    class: () => 'PRODUCT',
    type: () => 'PRODUCT',
    language: (_, __, ctx) => ctx.services.languageOf(ctx),
    defaultLanguage: (_, __, ctx) => ctx.services.languageOf(ctx),
    shortName: async ({ shortNames }, _, ctx) =>
      shortNames[await ctx.services.languageOf(ctx)] || Object.values(shortNames).find((name) => name !== '') || '',
    containerClass: ({ clusterId }) => (clusterId ? 'CLUSTER' : 'CATEGORY'),
    sources: relationField(sourcesOfProduct),
  },
} satisfies Resolvers
