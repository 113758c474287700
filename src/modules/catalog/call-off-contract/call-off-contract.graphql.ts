import { relationById, relationField } from '../../../core/store/relations.js'
import type { CallOffContractRow } from '../../../db/db.gen.js'
import { selectedRelation } from '../../../interfaces/graphql/compile/selection.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { product } from '../../../resources/catalog/product.js'
import { callOffContract, companyOfContract, entriesOfContract, remainingOf } from './call-off-contract.resource.js'
import { createContract, deleteContract, updateContract } from './call-off-contract.service.js'

const productOf = selectedRelation(product, (columns) =>
  relationById(product, ({ productId }: CallOffContractRow) => productId, columns),
)

export const callOffContractGraphql = {
  Query: { callOffContract: one(callOffContract, 'id'), callOffContracts: list(callOffContract) },
  Mutation: {
    callOffContractCreate: (_, { input }, ctx) => createContract(ctx, input),
    callOffContractUpdate: (_, { id, input }, ctx) => updateContract(ctx, { id }, input),
    callOffContractDelete: async (_, { id }, ctx) => Boolean(await deleteContract(ctx, { id })),
  },
  CallOffContract: {
    company: relationField(companyOfContract),
    product: (row, _, ctx, info) => productOf(row, ctx, info),
    remaining: remainingOf,
    entries: relationField(entriesOfContract),
  },
} satisfies Resolvers
