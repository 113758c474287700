import { owns, reads } from '../../../core/auth/access.js'

export const shopPolicy = {
  'query.shop': reads('configuration'),
  'query.shops': reads('configuration'),
  'mutation.shopInvalidateCache': owns('system'),
} as const
