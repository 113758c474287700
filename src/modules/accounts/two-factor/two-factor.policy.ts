import { orOwn, owns, reads } from '../../../core/auth/access.js'

const own = orOwn(owns('role'), 'admin')

export const twoFactorPolicy = {
  'query.adminTwoFactor': orOwn(reads('role'), 'admin'),
  'mutation.adminTwoFactorSetUp': own,
  'mutation.adminTwoFactorEnable': own,
  'mutation.adminRecoveryCodesCreate': own,
  'mutation.adminTwoFactorDisable': own,
} as const
