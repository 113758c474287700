import type { Resolvers } from '../../../contract/contract.gen.js'

export const crossupsellGraphql = {} satisfies Resolvers
