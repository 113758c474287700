import { owns } from '../../../core/auth/access.js'

export const emailPolicy = {
  'mutation.publishEmailEvent': owns('system'),
  'mutation.publishEmailSendEvent': owns('system'),
} as const
