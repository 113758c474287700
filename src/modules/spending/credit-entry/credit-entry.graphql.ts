import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { creditEntry } from './credit-entry.resource.js'
import { bookEntry } from './credit-entry.service.js'

export const creditEntryGraphql = {
  Query: { creditEntry: one(creditEntry, 'id'), creditEntries: list(creditEntry) },
  Mutation: { creditEntryCreate: (_, { input }, ctx) => bookEntry(ctx, input) },
} satisfies Resolvers
