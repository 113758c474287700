import { owns, reads } from '../../../core/auth/access.js'

export const tenantPolicy = {
  'query.tenant': reads('configuration'),
  'mutation.tenantCreate': owns('system'),
  'mutation.tenantUpdate': owns('system'),
  'mutation.tenantDelete': owns('system'),
} as const
