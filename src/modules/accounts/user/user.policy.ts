import { anyKey, orOwn, reads } from '../../../core/auth/access.js'

export const userPolicy = {
  'query.user': orOwn(reads('user'), 'user'),
  'query.viewer': anyKey('Callers may read who they are; a visitor is a user without an account.'),
} as const
