import { anyKey, edits, orOwn, owns, reads } from '../../../core/auth/access.js'

export const sessionPolicy = {
  'query.authentication': orOwn(owns('user'), 'contact', 'customer', 'user', 'admin'),
  'query.adminSessions': orOwn(reads('role'), 'admin'),
  'mutation.adminSessionEnd': orOwn(edits('role'), 'admin'),
  'mutation.adminSessionsEnd': orOwn(edits('role'), 'admin'),
  'mutation.startSession': anyKey('Every visitor of a storefront gets a session; limited per address.'),
  'mutation.login': anyKey('Logging in identifies the caller; failures are limited per account and address.'),
  'mutation.logout': anyKey("Ends the caller's own session and nothing else."),
  'mutation.sessionEnd': anyKey("Ends the caller's own session, or that of a refresh token; failures are limited per address."),
  'mutation.authenticationCreate': owns('user'),
  'mutation.authenticationDelete': owns('user'),
  'mutation.claimsReset': orOwn(owns('user'), 'contact', 'customer', 'user', 'admin'),
  'mutation.claimsResetAll': owns('system'),
  'mutation.verifyToken': anyKey('Says no more than the token itself does.'),
  'mutation.exchangeRefreshToken': anyKey('The refresh token is the credential; failures are limited per address.'),
} as const
