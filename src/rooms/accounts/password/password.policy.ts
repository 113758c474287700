import { anyKey, orOwn, owns, reads } from '../../../core/auth/access.js'

export const passwordPolicy = {
  'mutation.triggerPasswordSendResetEmailEvent': anyKey(
    'who forgot the password cannot log in; the answer tells nothing, the link goes to the account alone, and it is limited per address',
  ),
  'mutation.triggerPasswordSendInitEmailEvent': owns('user'),
  'mutation.passwordResetLink': owns('user'),
  'mutation.publishPasswordResetEmailEvent': owns('system'),
  'mutation.triggerContactSendWelcomeEmailEvent': orOwn(reads('user'), 'contact'),
  'mutation.triggerCustomerSendWelcomeEmailEvent': orOwn(reads('user'), 'customer'),
} as const
