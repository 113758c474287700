import type { Resolvers } from '../../../contract/contract.gen.js'

export const searchGraphql = {} satisfies Resolvers
