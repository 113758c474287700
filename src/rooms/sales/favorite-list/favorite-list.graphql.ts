import type { Resolvers } from '../../../contract/contract.gen.js'

export const favoriteListGraphql = {} satisfies Resolvers
