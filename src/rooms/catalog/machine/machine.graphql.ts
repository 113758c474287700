import type { Resolvers } from '../../../contract/contract.gen.js'

export const machineGraphql = {} satisfies Resolvers
