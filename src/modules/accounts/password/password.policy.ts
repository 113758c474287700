import { anyKey, orOwn, owns, reads } from '../../../core/auth/access.js'

export const passwordPolicy = {
  'mutation.triggerPasswordSendResetEmailEvent': anyKey(
    'people who forgot the password cannot log in; the response reveals nothing, only the account gets the link, and it is limited per address',
  ),
  'mutation.triggerPasswordSendInitEmailEvent': owns('user'),
  'mutation.passwordResetLink': owns('user'),
  'mutation.publishPasswordResetEmailEvent': owns('system'),
  'mutation.triggerContactSendWelcomeEmailEvent': orOwn(reads('user'), 'contact'),
  'mutation.triggerCustomerSendWelcomeEmailEvent': orOwn(reads('user'), 'customer'),
} as const
