import type { Resolvers } from '../../../contract/contract.gen.js'

export const placementGraphql = {} satisfies Resolvers
