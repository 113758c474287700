import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one, remove } from '../../../interfaces/graphql/verbs.js'
import { savedView } from './saved-view.resource.js'
import { createView, updateView } from './saved-view.service.js'

export const savedViewGraphql = {
  Query: { savedView: one(savedView, 'id'), savedViews: list(savedView) },
  Mutation: {
    savedViewCreate: (_, { input }, ctx) => createView(ctx, input),
    savedViewUpdate: (_, { id, input }, ctx) => updateView(ctx, { uuid: id }, input),
    savedViewDelete: remove(savedView),
  },
  SavedView: { id: ({ uuid }) => uuid },
} satisfies Resolvers
