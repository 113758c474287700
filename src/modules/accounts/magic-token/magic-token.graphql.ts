import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list } from '../../../interfaces/graphql/verbs.js'
import { magicTokenLogin } from './magic-token.login.js'
import { contactOfToken, customerOfToken, magicToken, tokensOfContact, tokensOfCustomer } from './magic-token.resource.js'
import { createMagicToken, deleteMagicToken, getMagicToken, shownTokenId, updateMagicToken } from './magic-token.service.js'

export const magicTokenGraphql = {
  Query: {
    magicTokens: list(magicToken),
    magicToken: (_, { id }, ctx) => getMagicToken(ctx, id),
  },
  Mutation: {
    magicTokenCreate: (_, { input }, ctx) => createMagicToken(ctx, input),
    magicTokenUpdate: (_, { id, input }, ctx) => updateMagicToken(ctx, id, input),
    magicTokenDelete: async (_, { id }, ctx) => {
      await deleteMagicToken(ctx, id)
      return true
    },
    magicTokenLogin: (_, { id }, ctx) => magicTokenLogin(ctx, id),
  },
  MagicToken: {
    id: shownTokenId,
    contact: relationField(contactOfToken),
    customer: relationField(customerOfToken),
  },
  Contact: { magicTokens: relationField(tokensOfContact) },
  Customer: { magicTokens: relationField(tokensOfCustomer) },
} satisfies Resolvers
