import type { Resolvers } from '../../../contract/contract.gen.js'

export const attributeGraphql = {} satisfies Resolvers
