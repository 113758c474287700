import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { companyOfAccount, creditAccount } from './credit-account.resource.js'
import { availableOf, createAccount, deleteAccount, exposureOf, updateAccount } from './credit-account.service.js'

export const creditAccountGraphql = {
  Query: { creditAccount: one(creditAccount, 'id'), creditAccounts: list(creditAccount) },
  Mutation: {
    creditAccountCreate: (_, { input }, ctx) => createAccount(ctx, input),
    creditAccountUpdate: (_, { id, input }, ctx) => updateAccount(ctx, { id }, input),
    creditAccountDelete: async (_, { id }, ctx) => Boolean(await deleteAccount(ctx, { id })),
  },
  CreditAccount: {
    company: relationField(companyOfAccount),
    exposure: (row) => exposureOf(row).toNumber(),
    available: (row) => availableOf(row).toNumber(),
  },
} satisfies Resolvers
