import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { createRecoveryCodes, disableTwoFactor, enableTwoFactor, readTwoFactor, setUpTwoFactor } from './two-factor.service.js'

export const twoFactorGraphql = {
  Query: { adminTwoFactor: (_, { email }, ctx) => readTwoFactor(ctx, email) },
  Mutation: {
    adminTwoFactorSetUp: (_, { password }, ctx) => setUpTwoFactor(ctx, password),
    adminTwoFactorEnable: (_, { code }, ctx) => enableTwoFactor(ctx, code),
    adminRecoveryCodesCreate: (_, { code }, ctx) => createRecoveryCodes(ctx, code),
    adminTwoFactorDisable: (_, { password, code }, ctx) => disableTwoFactor(ctx, password, code),
  },
} satisfies Resolvers
