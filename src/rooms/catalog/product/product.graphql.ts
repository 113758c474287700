import type { Resolvers } from '../../../contract/contract.gen.js'
import { related } from '../../../core/load.js'
import { sourcesOfProduct } from './product.js'

export const productGraphql = {
  Product: {
    productId: ({ id }) => id,
    classId: ({ id }) => id,
    categoryId: ({ categoryId }) => categoryId ?? 0,
    class: () => 'PRODUCT',
    type: () => 'PRODUCT',
    language: () => 'NL',
    defaultLanguage: () => 'NL',
    shortName: ({ shortNames }) => shortNames.NL ?? Object.values(shortNames)[0] ?? '',
    containerClass: ({ clusterId }) => (clusterId ? 'CLUSTER' : 'CATEGORY'),
    sources: related(sourcesOfProduct),
  },
} satisfies Resolvers
