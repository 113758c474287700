import { anyone, orOwn, reads } from '../../../core/auth/access.js'

export const userPolicy = {
  'query.user': orOwn(reads('user'), 'user'),
  'query.viewer': anyone('Everybody may learn who they are; a visitor is told that nobody knows them.'),
} as const
