import { anyKey, edits, owns, reads } from '../../../core/auth/access.js'

export const magicTokenPolicy = {
  'query.magicTokens': reads('configuration'),
  'query.magicToken': reads('configuration'),
  'mutation.magicTokenCreate': owns('configuration'),
  'mutation.magicTokenUpdate': edits('configuration'),
  'mutation.magicTokenDelete': owns('configuration'),
  'mutation.magicTokenLogin': anyKey('The secret is the credential; failures are limited per address.'),
} as const
