import type { Resolvers } from '../../../contract/contract.gen.js'

export const bundleGraphql = {} satisfies Resolvers
