/** What a rewrite needs to know: the published items and the schema without them. */
import type { GraphQLSchema } from 'graphql'
import { successorsOf } from './plan.js'
import type { Published } from './published.js'

export interface Rules {
  published: Published
  /** The schema without any item. */
  future: GraphQLSchema
  successors: ReadonlyMap<string, string>
  keepsAlias: boolean
}

export const rulesFor = (published: Published, future: GraphQLSchema, keepsAlias: boolean): Rules => ({
  published,
  future,
  successors: successorsOf(published, future),
  keepsAlias,
})
