import { childPage } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { valueset, valuesetItem } from '../../../resources/catalog/valueset.js'
import { createItem, createValueset, removeItem, removeValueset, updateItem, updateValueset } from './valueset.service.js'

export const valuesetGraphql = {
  Query: {
    valueset: one(valueset, 'id'),
    valuesets: list(valueset),
    valuesetItems: list(valuesetItem),
  },
  Mutation: {
    valuesetCreate: (_, { input }, ctx) => createValueset(ctx, input),
    valuesetUpdate: (_, { id, input }, ctx) => updateValueset(ctx, { id }, input),
    valuesetDelete: async (_, { id }, ctx) => Boolean(await removeValueset(ctx, { id })),
    valuesetItemCreate: (_, { input }, ctx) => createItem(ctx, input),
    valuesetItemUpdate: (_, { id, input }, ctx) => updateItem(ctx, { id }, input),
    valuesetItemDelete: async (_, { id }, ctx) => Boolean(await removeItem(ctx, { id })),
  },
  Valueset: {
    valuesetItems: ({ id }, { input }, ctx) => childPage(ctx, valuesetItem, 'valuesetId', id, input ?? {}),
  },
} satisfies Resolvers
