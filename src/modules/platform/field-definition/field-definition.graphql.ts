import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { fieldDefinition } from './field-definition.resource.js'
import { createDefinition, removeDefinition, updateDefinition } from './field-definition.service.js'

export const fieldDefinitionGraphql = {
  Query: {
    fieldDefinition: one(fieldDefinition, 'id', 'ownerTypeAndCode'),
    fieldDefinitions: list(fieldDefinition),
  },
  Mutation: {
    fieldDefinitionCreate: (_, { input }, ctx) => createDefinition(ctx, input),
    fieldDefinitionUpdate: (_, { id, input }, ctx) => updateDefinition(ctx, { id }, input),
    fieldDefinitionDelete: async (_, { id }, ctx) => {
      await removeDefinition(ctx, { id })
      return true
    },
  },
} satisfies Resolvers
