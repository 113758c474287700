import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one } from '../../../interfaces/graphql/verbs.js'
import { spendingEntry } from './spending-entry.resource.js'

export const spendingEntryGraphql = {
  Query: { spendingEntry: one(spendingEntry, 'id'), spendingEntries: list(spendingEntry) },
  SpendingEntry: { id: ({ uuid }) => uuid },
} satisfies Resolvers
