import type { Resolvers } from '../../../contract/contract.gen.js'

export const mediaGraphql = {} satisfies Resolvers
