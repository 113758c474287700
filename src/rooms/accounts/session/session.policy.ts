import { anyone, orOwn, owns } from '../../../core/auth/access.js'

export const sessionPolicy = {
  'query.authentication': orOwn(owns('user'), 'contact', 'customer', 'user', 'admin'),
  'mutation.startSession': anyone('A visitor has nothing to show yet; limited per address.'),
  'mutation.login': anyone('Logging in is how somebody becomes known; failures are limited per account and address.'),
  'mutation.logout': anyone("Ends the caller's own session and nothing else."),
  'mutation.authenticationCreate': owns('user'),
  'mutation.authenticationDelete': owns('user'),
  'mutation.claimsReset': orOwn(owns('user'), 'contact', 'customer', 'user', 'admin'),
  'mutation.claimsResetAll': owns('system'),
  'mutation.verifyToken': anyone('Says no more than the token itself does.'),
  'mutation.exchangeRefreshToken': anyone('The refresh token is the credential; failures are limited per address.'),
} as const
