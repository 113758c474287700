import type { Resolvers } from '../../../contract/contract.gen.js'

export const orderlistGraphql = {} satisfies Resolvers
