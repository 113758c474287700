import { relationById, relationField } from '../../../core/store/relations.js'
import type { PartNumberRow } from '../../../db/db.gen.js'
import { selectedRelation } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { product } from '../../../resources/catalog/product.js'
import { partNumberOfProduct } from './numbers-in-force.js'
import { companyOfPartNumber, partNumber } from './part-number.resource.js'
import { createPartNumber, deletePartNumber, updatePartNumber, upsertAllPartNumbers } from './part-number.service.js'

const productOf = selectedRelation(product, (columns) =>
  relationById(product, ({ productId }: PartNumberRow) => productId, columns),
)

export const partNumberGraphql = {
  Query: { partNumber: one(partNumber, 'id'), partNumbers: list(partNumber) },
  Mutation: {
    partNumberCreate: (_, { input }, ctx) => createPartNumber(ctx, input),
    partNumberUpdate: (_, { id, input }, ctx) => updatePartNumber(ctx, { id }, input),
    partNumberDelete: async (_, { id }, ctx) => Boolean(await deletePartNumber(ctx, { id })),
    partNumberBulk: (_, { input }, ctx) => upsertAllPartNumbers(ctx, input),
  },
  PartNumber: {
    company: relationField(companyOfPartNumber),
    product: (row, _, ctx, info) => productOf(row, ctx, info),
  },
  Product: { partNumber: partNumberOfProduct },
} satisfies Resolvers
