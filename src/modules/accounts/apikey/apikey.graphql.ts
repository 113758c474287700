import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { rolesToList } from './apikey.roles.js'
import {
  createGqlKey,
  createRestKey,
  deleteGqlKey,
  deleteRestKey,
  shownClientSecret,
  shownGqlKey,
  updateGqlKey,
  updateRestKey,
} from './apikey.service.js'
import { gqlApiKey } from './gql-api-key.resource.js'
import { restApiKey } from './rest-api-key.resource.js'

export const apikeyGraphql = {
  Query: {
    gqlApiKey: one(gqlApiKey, 'id'),
    gqlApiKeys: list(gqlApiKey),
    restApiKey: one(restApiKey, 'id'),
    restApiKeys: list(restApiKey),
  },
  Mutation: {
    gqlApiKeyCreate: (_, { input }, ctx) => createGqlKey(ctx, input),
    gqlApiKeyUpdate: (_, { id, input }, ctx) => updateGqlKey(ctx, id, input),
    gqlApiKeyDelete: async (_, { id }, ctx) => {
      await deleteGqlKey(ctx, id)
      return true
    },
    restApiKeyCreate: (_, { input }, ctx) => createRestKey(ctx, input),
    restApiKeyUpdate: (_, { id, input }, ctx) => updateRestKey(ctx, id, input),
    restApiKeyDelete: async (_, { id }, ctx) => {
      await deleteRestKey(ctx, id)
      return true
    },
  },
  GqlApiKey: {
    id: ({ uuid }) => uuid,
    key: shownGqlKey,
    roles: ({ roles }) => rolesToList(roles),
  },
  RestApiKey: {
    id: ({ uuid }) => uuid,
    clientSecret: shownClientSecret,
  },
} satisfies Resolvers
