/** The input of a rewrite: the published items, and the schema without them. */
import type { GraphQLSchema } from 'graphql'
import { findSuccessors } from './plan.js'
import type { PublishedContract } from './published.js'

export interface RewriteRules {
  published: PublishedContract
  /** The schema without any deprecated item. */
  future: GraphQLSchema
  /** Removed type → the type that replaces it. */
  successors: ReadonlyMap<string, string>
  /** Whether renamed fields get an alias, so that responses keep their old keys. */
  keepsOldKeys: boolean
  /** Response keys that get no alias, because another selection of the document still returns them. */
  unaliased: ReadonlySet<string>
}

export const createRules = (published: PublishedContract, future: GraphQLSchema, keepsOldKeys: boolean): RewriteRules => ({
  published,
  future,
  successors: findSuccessors(published, future),
  keepsOldKeys,
  unaliased: new Set(),
})
